/** Pages to HTML. Views run here and only here. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as blocks from '../../schema/blocks.ts'
import type { Block, BlockType } from '../../schema/page.ts'
import type { BlockView, PageContext, ViewsOf } from '../block/view.ts'
import * as viewModules from '../blocks/index.ts'
import { Document } from '../shell/document.tsx'
import { partsIn } from '../shell/optional-parts.ts'
import type { Frame, Head } from '../shell/types.ts'
import type { Assets } from './assets.ts'
import { pageContext, resolveLink } from './context.ts'
import { linkedData } from './linked-data.ts'
import { nextLinks, type Resolve, trailOf } from './nav.ts'
import { showsTitle } from './outline.ts'
import type { Route } from './routes.ts'
import { newSharedTexts, type SharedTexts } from './shared-texts.ts'
import { newShell, type Shell } from './shell.tsx'
import type { LinkedPage, Site } from './site.ts'
import { absolute, pathOf } from './site-url.ts'
import { ASIDE } from './style/sheets.ts'

/** A folder without a fitting view does not compile. */
const views: ViewsOf<typeof blocks> = viewModules

/** What a block is put into: the live preview marks where each begins and ends. */
export type Around = (view: ReactElement, index: number) => ReactElement

/** The whole document of a page, as text. */
export function renderPage(
  site: Site,
  linked: LinkedPage,
  assets: Assets,
  around: Around = (view) => view,
): string {
  const { shell, texts } = preparedFor(site, assets)
  return texts.fill(render(site, linked, assets, shell, around))
}

/** What pages, and what stands around them, are made of. */
type Making = { readonly site: Site; readonly assets: Assets }

/** Makes documents as bytes. What stands around pages may be made of a site of its own: it is made once for many. */
export function pageMaker({ site, assets }: Making, frame: Making): (linked: LinkedPage) => Uint8Array {
  const { shell, texts } = preparedFor(frame.site, frame.assets)
  return (linked) => texts.fillBytes(render(site, linked, assets, shell))
}

/** What all pages of a site share is made once. */
const prepared = new WeakMap<Site, WeakMap<Assets, Prepared>>()
type Prepared = { readonly shell: Shell; readonly texts: SharedTexts }

function preparedFor(site: Site, assets: Assets): Prepared {
  const ofSite = prepared.get(site) ?? new WeakMap<Assets, Prepared>()
  prepared.set(site, ofSite)
  const known = ofSite.get(assets)
  if (known) return known
  const texts = newSharedTexts()
  const made = { texts, shell: newShell(site, assets, texts) }
  ofSite.set(assets, made)
  return made
}

function render(
  site: Site,
  linked: LinkedPage,
  assets: Assets,
  shell: Shell,
  around: Around = (view) => view,
): string {
  const { route, page } = linked
  const context = pageContext(site, route, assets.pictures)
  const frame = page.layout === 'bare' ? undefined : frameOf(site, route, context.link, shell)
  const parts = [...(frame ? partsIn(frame) : []), ...page.blocks.map(({ type }) => type)]
  const document = (
    <Document
      page={context}
      head={headOf(site, linked, assets, shell, parts)}
      frame={frame}
      titled={showsTitle(page)}
    >
      {page.blocks.map((block, index) => around(viewOf(block.type, block, context, index), index))}
    </Document>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}\n`
}

function frameOf(site: Site, route: Route, link: Resolve, shell: Shell): Frame {
  return {
    parts: shell.partsOf(route),
    next: nextLinks(site, route, link),
    trail: trailOf(site, route).map(({ title, route: href }) => link({ title, href })),
  }
}

function viewOf<Type extends BlockType>(type: Type, block: Block<Type>, page: PageContext, key: number) {
  const View: BlockView<Block<Type>> = views[type]
  return <View key={key} block={block} page={page} />
}

function headOf(
  site: Site,
  linked: LinkedPage,
  assets: Assets,
  shell: Shell,
  parts: readonly string[],
): Head {
  const { route, page } = linked
  const share = assets.shareImages.get(route)
  return {
    description: page.description,
    canonical: absolute(site, route),
    noindex: page.noindex === true || route === '/404',
    shareImage: share && { ...share, href: `${site.origin}${share.href}` },
    styles: shell.stylesFor(parts),
    aside: { href: assets.asideHref, media: ASIDE },
    fontHref: assets.fontHref,
    boot: page.layout === 'bare' ? undefined : shell.boot,
    counting: page.layout === 'bare' ? undefined : shell.counting,
    iconHref: assets.iconHref,
    linkedData: linkedData(site, linked, assets.faviconHref),
    findPage: route === '/404' ? { ...assets.findPage, paths: allPaths(site) } : undefined,
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
