/** Renders banner, header and footer. Each is rendered once for all pages with the same result. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressesIn, withCurrent } from '../../block/current-page.ts'
import { withoutHints } from '../../block/hints.ts'
import { lookOf } from '../../block/theme.ts'
import type { PageContext } from '../../block/view.ts'
import { Banner, Footer, Header, Languages } from '../../shell/parts.tsx'
import type { Counting, Head } from '../../shell/types.ts'
import { memoize } from '../base/memoize.ts'
import { navItems } from '../site/nav.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { pathWithBase } from '../site/site-url.ts'
import { searchPath } from '../site/written-files.ts'
import { languageLinks } from './alternates.ts'
import type { Assets, Sheet } from './assets.ts'
import { pageContext } from './context.ts'
import { countdownOf, showsCountdown } from './countdown.ts'
import type { OwnHtml } from './document-maker.tsx'
import { escaped } from './template.ts'

type PartName = 'banner' | 'header' | 'footer'

/** What the pages of a language share of the shell. */
export type SharedShell = {
  /** The parts around the blocks. */
  readonly partsOf: (route: Route) => Pick<OwnHtml, PartName>
  /** The indexes of the sheets for a page with these parts and block types. */
  readonly sheetsFor: (parts: readonly string[]) => readonly number[]
  /** `undefined` if the deadline of the site has passed. */
  readonly counting: Counting | undefined
  readonly barColours: Head['barColours']
}

export function sharedShell(site: Site, assets: Assets): SharedShell {
  const part = (name: PartName, contentOf: ContentOf) =>
    sharedPart(() => {
      const content = contentOf(pageContext(site, NO_ROUTE, assets.pictures))
      // Each part is a React root of its own, so its ids need a prefix.
      return withoutHints(renderToStaticMarkup(content, { identifierPrefix: `${name}-` }))
    })
  const banner = part('banner', (page) => {
    const countdown = countdownOf(site, page)
    return countdown && <Banner countdown={countdown} words={page.words} />
  })
  const header = part('header', (page) => (
    <Header
      page={page}
      nav={navItems(site, page.link)}
      search={searchOf(site, assets, page)}
      list={listOf(site, assets, page)}
    />
  ))
  const footer = part('footer', (page) => <Footer page={page} />)
  const look = lookOf(site.config)
  const sheetsFor = memoize((names: string) => {
    const parts = names.split(' ')
    return assets.sheets.flatMap((sheet, number) => (isFor(sheet, parts) ? [number] : []))
  })
  return {
    sheetsFor: (parts) => sheetsFor(parts.join(' ')),
    counting: countingOf(site, assets),
    barColours: { light: look.light.deep, dark: look.dark.deep },
    partsOf: (route) => {
      const href = escaped(pathWithBase(site, route))
      return {
        banner: showsCountdown(site, route) ? banner(href) : '',
        header: languagesOf(site, route) + header(href),
        footer: footer(href),
      }
    },
  }
}

/** `undefined` for a site without a search. */
export function searchOf(site: Site, assets: Assets, page: PageContext) {
  if (!site.config.search) return undefined
  return {
    label: page.words.search,
    index: `${site.base}/${searchPath(site)}`,
    list: listOf(site, assets, page),
  }
}

/** The link to the page that lists all pages. */
export function listOf({ prefix }: Site, { lists }: Assets, { link }: PageContext) {
  const route = lists?.[prefix]
  return route === undefined ? undefined : link({ href: route })
}

function languagesOf(site: Site, route: Route): string {
  const links = languageLinks(site, route)
  return links.length > 0 ? renderToStaticMarkup(<Languages links={links} words={site.words} />) : ''
}

type ContentOf = (page: PageContext) => ReactNode

/** No page has this route, so no link is marked as the current page. */
const NO_ROUTE = ''

/**
 * Takes the address of a page. The part differs only if one of its links leads to that page. Rendered on the first call,
 * because some sites have no banner.
 */
function sharedPart(render: () => string): (href: string) => string {
  let made: ReturnType<typeof withAddresses> | undefined
  return (href) => {
    made ??= withAddresses(render())
    return made.addresses.has(href) ? withCurrent(made.html, href) : made.html
  }
}

const withAddresses = (html: string) => ({ html, addresses: addressesIn(html) })

/** Pages without the banner count down too: the next page may show it. */
function countingOf({ config: { countdown }, reached }: Site, assets: Assets): Counting | undefined {
  if (!countdown || assets.countdown === undefined) return undefined
  const [start, target] = [Date.parse(countdown.start), Date.parse(countdown.target)]
  return reached(target) ? undefined : { script: assets.countdown, start, target }
}

/** A sheet without parts is for every page. */
const isFor = (sheet: Pick<Sheet, 'parts'>, parts: readonly string[]) =>
  sheet.parts.length === 0 || sheet.parts.some((part) => parts.includes(part))
