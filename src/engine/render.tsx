/** Pages to HTML. Views run here and only here. */
import { renderToStaticMarkup } from 'react-dom/server'
import type * as blocks from '../../schema/blocks.ts'
import type { Block, BlockType } from '../../schema/page.ts'
import type { BlockView, PageContext, ViewsOf } from '../block/view.ts'
import * as viewModules from '../blocks/index.ts'
import { Document } from '../shell/document.tsx'
import type { Head } from '../shell/types.ts'
import type { Assets } from './assets.ts'
import { pageContext, resolveLink } from './context.ts'
import { countdownOf } from './countdown.ts'
import { linkedData } from './linked-data.ts'
import { navItems, nextLinks, trailOf } from './nav.ts'
import { showsTitle } from './outline.ts'
import type { LinkedPage, Site } from './site.ts'
import { absolute, pathOf } from './site-url.ts'

/** A folder without a fitting view does not compile. */
const views: ViewsOf<typeof blocks> = viewModules

/** The whole document of a page, as text. */
export function renderPage(site: Site, linked: LinkedPage, assets: Assets): string {
  const { route, page } = linked
  const context = pageContext(site, route, assets.pictures)
  const frame = {
    nav: navItems(site, context.link),
    next: nextLinks(site, route, context.link),
    trail: trailOf(site, route).map(({ title, route: href }) => context.link({ title, href })),
    countdown: countdownOf(site, route),
  }
  const document = (
    <Document
      page={context}
      head={headOf(site, linked, assets)}
      frame={page.layout === 'bare' ? undefined : frame}
      titled={showsTitle(page)}
    >
      {page.blocks.map((block, index) => viewOf(block.type, block, context, index))}
    </Document>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}\n`
}

function viewOf<Type extends BlockType>(type: Type, block: Block<Type>, page: PageContext, key: number) {
  const View: BlockView<Block<Type>> = views[type]
  return <View key={key} block={block} page={page} />
}

function headOf(site: Site, linked: LinkedPage, assets: Assets): Head {
  const { route, page } = linked
  const share = assets.shareImages.get(route)
  return {
    description: page.description,
    canonical: absolute(site, route),
    noindex: page.noindex === true || route === '/404',
    shareImage: share && { ...share, href: `${site.origin}${share.href}` },
    stylesheet: assets.stylesheet,
    fontHref: assets.fontHref,
    boot: page.layout === 'bare' ? undefined : assets.boot,
    faviconHref: assets.faviconHref,
    linkedData: linkedData(site, linked, assets.faviconHref),
    findPage: route === '/404' ? { src: assets.findPage, paths: allPaths(site) } : undefined,
  }
}

/** Every address of the site, in its own spelling. */
function allPaths(site: Site): readonly string[] {
  const aliases = site.table.aliases.filter(({ route }) => site.pages.has(route))
  return [...site.pages.keys(), ...aliases.map(({ path }) => path)].map((path) => pathOf(site, path))
}

/** The document that an alias answers with where the host cannot redirect. */
export function renderAlias(site: Site, route: string, anchor: string | undefined): string {
  const { href, title } = resolveLink(site, '', { href: anchor === undefined ? route : `${route}#${anchor}` })
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={site.config.lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${site.config.school.name}`}</title>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
        <link rel="canonical" href={absolute(site, route)} />
      </head>
      <body>
        <a href={href}>{title}</a>
      </body>
    </html>,
  )}\n`
}
