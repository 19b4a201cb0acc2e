/** Where the draft is kept: under the address of the page that is open, which one tab at a time has. */
import { routeOf } from '../../core/site/routes.ts'
import { sourceNow } from '../source/source.ts'
import { forgetKept, keptRoutes, keyOf, startKeeping } from './kept.ts'
import { claim } from './one-tab.ts'
import { isPageFile } from './shown-page.ts'
import { openedSite } from './site.ts'
import { elsewhere, store } from './state.ts'

let root = ''
let keepNow = async () => {}

export const ownKey = (): string => keyOf(root, openedSite()?.address ?? '')

/** Gives `false` if another tab has the page. */
export async function claimRecord(ofSite: string, route: string): Promise<boolean> {
  root = ofSite
  const key = keyOf(root, route)
  const leave = async (isLate: boolean) => {
    if (!isLate) await keepNow()
    elsewhere.set(key)
    store.set(undefined)
  }
  const isOurs = await claim(key, leave)
  if (!isOurs) elsewhere.set(key)
  return isOurs
}

export function beginKeeping(): void {
  keepNow = startKeeping(ownKey)
}

/** The address of Studio follows the page, and so does what is kept. A server knows a page once its file is saved. */
export function followPath(): void {
  const { page, draft } = store.get() ?? {}
  if (page === undefined || !isPageFile(page)) return
  if (sourceNow().saving && !draft?.files.get(page)?.opened) return
  const [route, site, before] = [routeOf(page), openedSite(), ownKey()]
  if (!site || route === site.address) return
  site.address = route
  void keepNow().then(() => forgetKept(before))
  history.replaceState(null, '', sourceNow().addressOf(route))
}

/** The addresses of other pages with changes that are kept in this browser. */
export async function unfinished(): Promise<readonly string[]> {
  const open = store.get() && openedSite()?.address
  return (await keptRoutes(root)).filter((route) => route !== open)
}
