/** What stands around the pages of a site, rendered once for all pages on which it is the same. */
import { renderToStaticMarkup } from 'react-dom/server'
import { withoutHints } from '../block/hints.ts'
import { partsOf } from '../shell/parts.tsx'
import type { Counting, Parts } from '../shell/types.ts'
import { addressOf } from './address.ts'
import type { Assets } from './assets.ts'
import { pageContext } from './context.ts'
import { countdownOf, showsCountdown } from './countdown.ts'
import { markdownLinks } from './markdown.ts'
import { navItems } from './nav.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'
import type { Sheet } from './style/sheets.ts'
import type { SharedTexts } from './template.ts'
import { walk } from './walk.ts'

/** Marks of shared texts. */
export type Shell = {
  readonly partsOf: (route: Route) => Parts
  /** Of the sheets that a page with these parts and types of blocks needs. */
  readonly stylesFor: (parts: readonly string[]) => readonly string[]
  readonly boot: string
  /** `undefined` once the deadline of the site has passed. */
  readonly counting: Counting | undefined
}

export function newShell(site: Site, assets: Assets, texts: SharedTexts): Shell {
  const linked = linkedRoutes(site)
  const made = new Map<string, Parts>()
  const styles = assets.sheets.map(({ parts, text }) => ({ parts, mark: texts.mark(text) }))
  return {
    stylesFor: (parts) => styles.filter((sheet) => isFor(sheet, parts)).map(({ mark }) => mark),
    boot: texts.mark(assets.boot),
    counting: countingOf(site, assets, texts),
    partsOf: (route) => {
      // Links mark the page that they stand on. All pages that no link leads to look alike.
      const state = linked.has(route) ? route : ''
      const key = showsCountdown(site, route) ? `counting ${state}` : state
      const known = made.get(key)
      if (known) return known
      const parts = render(site, state, assets, countdownOf(site, route), texts)
      made.set(key, parts)
      return parts
    },
  }
}

/** All pages count, also those without the bar: the next page may have it. */
function countingOf({ config, reached }: Site, assets: Assets, texts: SharedTexts): Counting | undefined {
  const [start, target] = [config.countdown?.start, config.countdown?.target].map((at = '') => Date.parse(at))
  if (assets.countdown === undefined || start === undefined || target === undefined) return undefined
  return reached(target) ? undefined : { script: texts.mark(assets.countdown), start, target }
}

/** A sheet without parts is for every page. */
const isFor = (sheet: Pick<Sheet, 'parts'>, parts: readonly string[]) =>
  sheet.parts.length === 0 || sheet.parts.some((part) => parts.includes(part))

function render(
  site: Site,
  route: Route,
  assets: Assets,
  countdown: ReturnType<typeof countdownOf>,
  texts: SharedTexts,
): Parts {
  const page = pageContext(site, route, assets.pictures)
  const parts = partsOf({ page, nav: navItems(site, page.link), countdown })
  // Each part is a root of its own, so its ids need a prefix of their own.
  const html = (name: keyof Parts) =>
    texts.mark(withoutHints(renderToStaticMarkup(parts[name], { identifierPrefix: `${name}-` })))
  return { banner: countdown ? html('banner') : '', header: html('header'), footer: html('footer') }
}

/** The pages that a link around the pages leads to. */
function linkedRoutes({ config, table }: Site): ReadonlySet<Route> {
  const { chains: _, ...frame } = config
  const found = new Set<Route>(['/'])
  const add = (href: string) => {
    const { address } = addressOf(href, config, table)
    if (address?.kind === 'page') found.add(address.route)
  }
  walk(frame, [], (name, text) => {
    if (name === 'href') add(text)
    if (name === 'markdown') markdownLinks(text).forEach(add)
  })
  return found
}
