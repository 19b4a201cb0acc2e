/** What stands around the pages of a site, rendered once for all pages on which it is the same. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withoutHints } from '../block/hints.ts'
import type { PageContext } from '../block/view.ts'
import { Banner, Footer, Header } from '../shell/parts.tsx'
import type { Counting } from '../shell/types.ts'
import { askedOnce } from './asked-once.ts'
import type { Assets } from './assets.ts'
import { pageContext } from './context.ts'
import { countdownOf, showsCountdown } from './countdown.ts'
import type { OwnHtml } from './document.tsx'
import { navItems, type Resolve } from './nav.ts'
import { linksFrom } from './resolve-link.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'
import { pathOf } from './site-url.ts'
import type { Sheet } from './style/sheets.ts'

type PartName = 'banner' | 'header' | 'footer'

export type Shell = {
  /** The bytes of the parts around the blocks. */
  readonly partsOf: (route: Route) => Pick<OwnHtml, PartName>
  /** The numbers of the sheets that a page with these parts and types of blocks needs. */
  readonly sheetsFor: (parts: readonly string[]) => readonly number[]
  /** `undefined` once the deadline of the site has passed. */
  readonly counting: Counting | undefined
}

export function newShell(site: Site, assets: Assets): Shell {
  const part = (name: PartName, contentOf: ContentOf) =>
    sharedPart(site, assets, (page) =>
      // Each part is a root of its own, so its ids need a prefix of their own.
      Buffer.from(withoutHints(renderToStaticMarkup(contentOf(page), { identifierPrefix: `${name}-` }))),
    )
  const banner = part('banner', (page) => {
    const countdown = countdownOf(site, page)
    return countdown && <Banner countdown={countdown} words={page.words} />
  })
  const header = part('header', (page) => <Header page={page} nav={navItems(site, page.link)} />)
  const footer = part('footer', (page) => <Footer page={page} />)
  const sheetsFor = askedOnce((names: string) => {
    const parts = names.split(' ')
    return assets.sheets.flatMap((sheet, number) => (isFor(sheet, parts) ? [number] : []))
  })
  return {
    sheetsFor: (parts) => sheetsFor(parts.join(' ')),
    counting: countingOf(site, assets),
    partsOf: (route) => ({
      banner: showsCountdown(site, route) ? banner(route) : '',
      header: header(route),
      footer: footer(route),
    }),
  }
}

type ContentOf = (page: PageContext) => ReactNode

/** Links mark the page that they stand on: a page that a link in the part leads to has one of its own. */
function sharedPart(site: Site, assets: Assets, render: (page: PageContext) => Buffer) {
  const leadsTo = new Set<string>()
  const partFor = askedOnce((route: Route) => {
    const resolve = linksFrom(site, route)
    const noting: Resolve = (fields) => {
      const link = resolve(fields)
      leadsTo.add(link.href)
      return link
    }
    return render(pageContext(site, route, assets.pictures, noting))
  })
  return (route: Route): Buffer => {
    const common = partFor('')
    return leadsTo.has(pathOf(site, route)) ? partFor(route) : common
  }
}

/** All pages count, also those without the bar: the next page may have it. */
function countingOf({ config, reached }: Site, assets: Assets): Counting | undefined {
  const [start, target] = [config.countdown?.start, config.countdown?.target].map((at = '') => Date.parse(at))
  if (assets.countdown === undefined || start === undefined || target === undefined) return undefined
  return reached(target) ? undefined : { script: assets.countdown, start, target }
}

/** A sheet without parts is for every page. */
const isFor = (sheet: Pick<Sheet, 'parts'>, parts: readonly string[]) =>
  sheet.parts.length === 0 || sheet.parts.some((part) => parts.includes(part))
