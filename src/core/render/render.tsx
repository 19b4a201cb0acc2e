/** Renders pages to HTML. Views run here and nowhere else. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as blocks from '../../../schema/blocks.ts'
import type { Block, BlockType } from '../../../schema/page.ts'
import { directionOf } from '../../block/direction.ts'
import { withoutHints } from '../../block/hints.ts'
import type { BlockView, PageContext, ViewsOf } from '../../block/view.ts'
import * as viewModules from '../../blocks/index.ts'
import { inPlace } from '../../shell/document.tsx'
import { Pager } from '../../shell/parts.tsx'
import { siteFor } from '../site/languages.ts'
import { nextLinks } from '../site/nav.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { absolute } from '../site/site-url.ts'
import type { Assets } from './assets.ts'
import { pageContext } from './context.ts'
import { documentMaker } from './document-maker.tsx'
import { ownData, ownTexts } from './own-texts.ts'
import { linksFrom } from './resolve-link.ts'
import { sharedShell } from './shell.tsx'
import { propsOf, type RenderInput, type Variant, variantOf } from './variant.ts'

/** Does not compile if a block folder lacks a view of the right type. */
const views: ViewsOf<typeof blocks> = viewModules

/** Wraps the view of each block. The live preview uses it to mark where blocks begin and end. */
export type Around = (view: ReactElement, index: number) => ReactElement

/** Renders the whole document of a page. */
export function renderPage(site: Site, linked: LinkedPage, assets: Assets, around?: Around): string {
  const input = { site, assets }
  return documentOf(input, linked, input, around)
}

/** One block as it is in the whole document. `adapt` changes what its view gets. */
export function renderBlock(
  whole: Site,
  { route, page }: LinkedPage,
  assets: Assets,
  index: number,
  adapt: (context: PageContext) => PageContext = (context) => context,
): string {
  const block = page.blocks[index]
  if (!block) return ''
  const context = adapt(pageContext(siteFor(whole, route), route, assets.pictures))
  const alone = page.blocks.map((_, at) => (at === index ? viewOf(block.type, block, context, at) : null))
  return withoutHints(renderToStaticMarkup(inPlace(alone, page.layout !== 'bare')))
}

/** Returns a function that renders documents. `shell` is for the parts around the blocks, which many pages share. */
export function pageMaker(input: RenderInput, shell: RenderInput): (linked: LinkedPage) => string {
  return (linked) => documentOf(input, linked, shell)
}

/** What all pages of a site share. Made once. */
type Prepared = ReturnType<typeof prepare>
const prepared = new WeakMap<Site, WeakMap<Assets, Prepared>>()

function preparedFor(input: RenderInput): Prepared {
  const { site, assets } = input
  const ofSite = prepared.get(site) ?? new WeakMap<Assets, Prepared>()
  prepared.set(site, ofSite)
  const made = ofSite.get(assets) ?? prepare(input)
  ofSite.set(assets, made)
  return made
}

function prepare(input: RenderInput) {
  const shared = sharedShell(input.site, input.assets)
  const make = documentMaker((variant: Variant, filling) => propsOf(input, shared, variant, filling))
  return { shared, make }
}

function documentOf(
  { site: whole, assets }: RenderInput,
  linked: LinkedPage,
  shell: RenderInput,
  around: Around = (view) => view,
): string {
  const { route, page } = linked
  const site = siteFor(whole, route)
  const input = { site, assets }
  const { shared, make } = preparedFor({ ...shell, site: siteFor(shell.site, route) })
  const context = pageContext(site, route, assets.pictures)
  const parts =
    page.layout === 'bare' ? NO_PARTS : { ...shared.partsOf(route), pager: pagerOf(site, context) }
  const html = { ...parts, ...ownData(site, linked, assets) }
  return make({
    variant: variantOf(input, linked, context, shared, html),
    texts: ownTexts(site, linked, assets),
    html,
    blocks: page.blocks.map((block, index) => around(viewOf(block.type, block, context, index), index)),
  })
}

const NO_PARTS = { banner: '', header: '', footer: '', pager: '' }

function pagerOf(site: Site, { route, link, words }: PageContext): string {
  const next = nextLinks(site, route, link)
  return next.length > 0 ? renderToStaticMarkup(<Pager next={next} words={words} />) : ''
}

function viewOf<Type extends BlockType>(type: Type, block: Block<Type>, page: PageContext, key: number) {
  const View: BlockView<Block<Type>> = views[type]
  return <View key={key} block={block} page={page} />
}

/** The document at an alias, for hosts that cannot redirect. */
export function renderAlias(whole: Site, route: string, anchor: string | undefined): string {
  const site = siteFor(whole, route)
  const { href, title } = linksFrom(site, '')({ href: anchor === undefined ? route : `${route}#${anchor}` })
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={site.config.lang} dir={directionOf(site.config.lang)}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${site.config.organisation.name}`}</title>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
        <link rel="canonical" href={absolute(site, route)} />
      </head>
      <body>
        <a href={href}>{title}</a>
      </body>
    </html>,
  )}\n`
}
