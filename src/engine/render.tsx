/** Pages to HTML. Views run here and only here. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as blocks from '../../schema/blocks.ts'
import type { Block, BlockType } from '../../schema/page.ts'
import type { BlockView, PageContext, ViewsOf } from '../block/view.ts'
import * as viewModules from '../blocks/index.ts'
import { partsIn } from '../shell/optional-parts.ts'
import { Pager } from '../shell/parts.tsx'
import type { Frame } from '../shell/types.ts'
import type { Assets } from './assets.ts'
import { pageContext } from './context.ts'
import { documentMaker, type MakeDocument, type Texts } from './document.tsx'
import { headOf, ownOf } from './head.ts'
import { nextLinks, trailOf } from './nav.ts'
import { showsTitle } from './outline.ts'
import { linksFrom } from './resolve-link.ts'
import { newShell, type Shell } from './shell.tsx'
import type { LinkedPage, Site } from './site.ts'
import { absolute } from './site-url.ts'
import { newSharedTexts } from './template.ts'

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
type Prepared = { readonly shell: Shell; readonly makeDocument: MakeDocument }
const prepared = new WeakMap<Site, WeakMap<Assets, Prepared>>()

function preparedFor(site: Site, assets: Assets): Prepared {
  const ofSite = prepared.get(site) ?? new WeakMap<Assets, Prepared>()
  prepared.set(site, ofSite)
  const known = ofSite.get(assets)
  if (known) return known
  const texts = newSharedTexts()
  const makeDocument = documentMaker(texts, { lang: site.config.lang, words: site.words })
  const made = { shell: newShell(site, assets, texts), makeDocument }
  ofSite.set(assets, made)
  return made
}

function documentOf(
  { site, assets }: Making,
  linked: LinkedPage,
  { shell, makeDocument }: Prepared,
  around: Around = (view) => view,
): Buffer {
  const { route, page } = linked
  const context = pageContext(site, route, assets.pictures)
  const isBare = page.layout === 'bare'
  const parts = isBare ? NO_PARTS : { ...shell.partsOf(route), pager: pagerOf(site, context) }
  return makeDocument({
    own: ownOf(site, linked, assets, parts),
    partsWith: (texts) => {
      const frame = isBare ? undefined : frameOf(site, context, texts)
      const styled = [...(frame ? partsIn(frame) : []), ...page.blocks.map(({ type }) => type)]
      const head = headOf(site, linked, assets, shell, styled, texts)
      return { head, frame, titled: showsTitle(page) }
    },
    blocks: page.blocks.map((block, index) => around(viewOf(block.type, block, context, index), index)),
  })
}

const NO_PARTS = { banner: '', header: '', footer: '', pager: '' }

function frameOf(site: Site, { route, link, config }: PageContext, texts: Texts): Frame {
  const { banner, header, footer, pager } = texts
  // The page itself comes last.
  const steps = trailOf(site, route).slice(0, -1)
  const way = steps.map(({ title, route: href }) => link({ title, href }))
  return { banner, header, footer, pager, way, enroll: config.enroll && link(config.enroll) }
}

function pagerOf(site: Site, { route, link, words }: PageContext): string {
  const next = nextLinks(site, route, link)
  return next.length > 0 ? renderToStaticMarkup(<Pager next={next} words={words} />) : ''
}

function viewOf<Type extends BlockType>(type: Type, block: Block<Type>, page: PageContext, key: number) {
  const View: BlockView<Block<Type>> = views[type]
  return <View key={key} block={block} page={page} />
}

/** The document that an alias answers with where the host cannot redirect. */
export function renderAlias(site: Site, route: string, anchor: string | undefined): string {
  const { href, title } = linksFrom(site, '')({ href: anchor === undefined ? route : `${route}#${anchor}` })
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
