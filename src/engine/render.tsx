/** Pages to HTML. Views run here and only here. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as blocks from '../../schema/blocks.ts'
import type { Block, BlockType } from '../../schema/page.ts'
import { hintsOf } from '../block/hints.ts'
import type { BlockView, PageContext, ViewsOf } from '../block/view.ts'
import * as viewModules from '../blocks/index.ts'
import { Document, inPlace } from '../shell/document.tsx'
import { partsIn } from '../shell/optional-parts.ts'
import { Pager } from '../shell/pager/pager.tsx'
import type { DocumentProps, Frame } from '../shell/types.ts'
import type { Assets } from './assets.ts'
import { pageContext, resolveLink } from './context.ts'
import { linkedData } from './linked-data.ts'
import { nextLinks, trailOf } from './nav.ts'
import { showsTitle } from './outline.ts'
import { newShell, type Shell } from './shell.tsx'
import type { LinkedPage, Site } from './site.ts'
import { absolute, pathOf } from './site-url.ts'
import { ASIDE } from './style/sheets.ts'
import { escaped, newSharedTexts, type SharedTexts, SLOTS, type Template } from './template.ts'

/** A folder without a fitting view does not compile. */
const views: ViewsOf<typeof blocks> = viewModules

/** What a block is put into: the live preview marks where each begins and ends. */
export type Around = (view: ReactElement, index: number) => ReactElement

/** The whole document of a page, as text. */
export function renderPage(site: Site, linked: LinkedPage, assets: Assets, around?: Around): string {
  return documentOf({ site, assets }, linked, preparedFor(site, assets), around).toString()
}

/** What pages, and what stands around them, are made of. */
type Making = { readonly site: Site; readonly assets: Assets }

/** Makes documents as bytes. What stands around pages may be made of a site of its own: it is made once for many. */
export function pageMaker(making: Making, frame: Making): (linked: LinkedPage) => Uint8Array {
  const prepared = preparedFor(frame.site, frame.assets)
  return (linked) => documentOf(making, linked, prepared)
}

/** What all pages of a site share is made once. */
type Prepared = { readonly shell: Shell; readonly templateFor: TemplateFor }
const prepared = new WeakMap<Site, WeakMap<Assets, Prepared>>()

function preparedFor(site: Site, assets: Assets): Prepared {
  const ofSite = prepared.get(site) ?? new WeakMap<Assets, Prepared>()
  prepared.set(site, ofSite)
  const known = ofSite.get(assets)
  if (known) return known
  const texts = newSharedTexts()
  const { lang } = site.config
  const made = {
    shell: newShell(site, assets, texts),
    templateFor: templates(texts, { lang, words: site.words, title: SLOTS.title }),
  }
  ofSite.set(assets, made)
  return made
}

type TemplateFor = (parts: Pick<DocumentProps, 'head' | 'frame' | 'titled'>) => Template

/** Most pages have one of a few templates; where each has one of its own they must not fill the memory. */
const MOST_TEMPLATES = 200

function templates(texts: SharedTexts, shared: Pick<DocumentProps, 'lang' | 'words' | 'title'>): TemplateFor {
  const known = new Map<string, Template>()
  return (parts) => {
    // All that is rendered is in the key, or the same for all pages: no page gets what another one depends on.
    const key = JSON.stringify(parts)
    const found = known.get(key)
    if (found) return found
    const document = (
      <Document {...shared} {...parts}>
        {SLOTS.blocks}
      </Document>
    )
    // There React writes them, before everything that need not come first.
    const html = renderToStaticMarkup(document).replace('<title>', () => `${SLOTS.hints}<title>`)
    const template = texts.templateOf(`<!doctype html>${html}\n`)
    if (known.size >= MOST_TEMPLATES) known.clear()
    known.set(key, template)
    return template
  }
}

function documentOf(
  { site, assets }: Making,
  linked: LinkedPage,
  { shell, templateFor }: Prepared,
  around: Around = (view) => view,
): Buffer {
  const { route, page } = linked
  const context = pageContext(site, route, assets.pictures)
  const pager = page.layout === 'bare' ? '' : pagerOf(site, context)
  const frame = page.layout === 'bare' ? undefined : frameOf(site, context, shell, pager)
  const parts = [...(frame ? partsIn(frame) : []), ...page.blocks.map(({ type }) => type)]
  const views = page.blocks.map((block, index) => around(viewOf(block.type, block, context, index), index))
  const html = renderToStaticMarkup(inPlace(views, frame !== undefined))
  const hints = hintsOf(html)
  const share = assets.shareImages.get(route)
  const data = linkedData(site, linked, assets.faviconHref)
  const isNotFound = route === '/404'
  const head = {
    title: SLOTS.headTitle,
    siteName: site.config.school.name,
    description: SLOTS.description,
    canonical: SLOTS.canonical,
    noindex: page.noindex === true || isNotFound,
    shareImage: share && { ...share, href: SLOTS.shareHref, alt: SLOTS.shareAlt },
    styles: shell.stylesFor(parts),
    aside: { href: assets.asideHref, media: ASIDE },
    fontHref: assets.fontHref,
    boot: frame && shell.boot,
    counting: frame && shell.counting,
    iconHref: assets.iconHref,
    linkedData: data && SLOTS.linkedData,
    findPage: isNotFound ? { ...assets.findPage, paths: SLOTS.paths } : undefined,
  }
  return templateFor({ head, frame, titled: showsTitle(page) })({
    hints,
    headTitle: escaped(headTitle(context)),
    title: escaped(context.title),
    description: escaped(page.description),
    canonical: escaped(absolute(site, route)),
    shareHref: share ? escaped(`${site.origin}${share.href}`) : '',
    shareAlt: share ? escaped(share.alt) : '',
    linkedData: data ?? '',
    paths: isNotFound ? JSON.stringify(allPaths(site)) : '',
    pager,
    blocks: html.slice(hints.length),
  })
}

function headTitle({ title, config: { school } }: PageContext): string {
  return title === '' || title === school.name ? school.name : `${title} | ${school.name}`
}

function pagerOf(site: Site, { route, link, words }: PageContext): string {
  const next = nextLinks(site, route, link)
  return next.length > 0 ? renderToStaticMarkup(<Pager next={next} words={words} />) : ''
}

function frameOf(site: Site, { route, link, config }: PageContext, shell: Shell, pager: string): Frame {
  return {
    parts: shell.partsOf(route),
    // The page itself comes last.
    way: trailOf(site, route)
      .slice(0, -1)
      .map(({ title, route: href }) => link({ title, href })),
    pager: pager && SLOTS.pager,
    enroll: config.enroll && link(config.enroll),
  }
}

function viewOf<Type extends BlockType>(type: Type, block: Block<Type>, page: PageContext, key: number) {
  const View: BlockView<Block<Type>> = views[type]
  return <View key={key} block={block} page={page} />
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
