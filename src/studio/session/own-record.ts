/** Where the draft is kept: under the address of the page that is open, which one tab at a time has. */
import { routeOf } from '../../core/site/routes.ts'
import { sourceNow } from '../source/source.ts'
import { forgetKept, keptRoutes, keyOf, startKeeping } from './kept.ts'
import { askFor, claim } from './one-tab.ts'
import { isPageFile } from './shown-page.ts'
import { openedSite } from './site.ts'
import { elsewhere, store } from './state.ts'

let root = ''
let keepNow = async () => {}
/** That of the page which this tab has. */
let held = ''

export const ownKey = (): string => keyOf(root, openedSite()?.address ?? '')

/** Gives `false` if another tab has the page. */
export async function claimRecord(ofSite: string, route: string): Promise<boolean> {
  root = ofSite
  const key = keyOf(root, route)
  held = key
  const isOurs = await claimKey(key)
  if (!isOurs) elsewhere.set(key)
  return isOurs
}

const claimKey = (key: string): Promise<boolean> =>
  claim(key, async (isLate) => {
    // The page has another address now.
    if (key !== held) return
    if (!isLate) await keepNow()
    elsewhere.set(key)
    store.set(undefined)
  })

export function beginKeeping(): void {
  keepNow = startKeeping(ownKey)
}

let isFollowing = false

/**
 * The address of Studio follows the page, and so does what is kept, unless another tab has the page at that address. A
 * server knows a page once its file is saved.
 */
export async function followPath(): Promise<void> {
  const { framePath, draft } = store.get() ?? {}
  if (framePath === undefined || !isPageFile(framePath) || isFollowing) return
  if (sourceNow().saving && !draft?.files.get(framePath)?.opened) return
  const [route, site, before] = [routeOf(framePath), openedSite(), ownKey()]
  if (!site || route === site.address) return
  isFollowing = true
  const key = keyOf(root, route)
  const isOurs = await claimKey(key)
  isFollowing = false
  if (!isOurs) return
  held = key
  site.address = route
  void keepNow().then(() => forgetKept(before))
  askFor(before)
  history.replaceState(null, '', sourceNow().addressOf(route))
  // The author may have undone it meanwhile.
  return followPath()
}

/** The addresses of other pages with changes that are kept in this browser. */
export async function unfinished(): Promise<readonly string[]> {
  const open = store.get() && openedSite()?.address
  return (await keptRoutes(root)).filter((route) => route !== open)
}
