/** What the views of one page are given: every link, picture and number ready to be written. */
import type { PictureFile } from '../../schema/slots.ts'
import type { LinkFields, PageContext, Picture, ResolvedLink } from '../block/view.ts'
import { addressOf } from './address.ts'
import { feedsOf } from './feeds-of-blocks.ts'
import { renderInlineMarkdown, renderMarkdown } from './markdown.ts'
import { routeGroups } from './nav.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'
import { pathOf } from './site-url.ts'

/** `undefined` for a picture that no page names. */
export type Pictures = (picture: PictureFile) => Picture | undefined

/** `route` is the page that is rendered. */
export function pageContext(site: Site, route: Route, pictures: Pictures): PageContext {
  const { config, words } = site
  const resolve = (fields: LinkFields) => resolveLink(site, route, fields)
  // The words of such a link are there already: no title need be looked up.
  const options = {
    resolve: (href: string) => attributesOf(resolve({ href, title: '' })),
    newTab: words.newTab,
  }
  return {
    route,
    get title() {
      return site.pages.get(route)?.page.title ?? config.school.name
    },
    config,
    words,
    link: resolve,
    picture: (image) => pictures(image) ?? missingPicture(image),
    html: (markdown) => renderMarkdown(markdown, options),
    inlineHtml: (markdown) => renderInlineMarkdown(markdown, options),
    money: (amount) => formatMoney(amount, site),
    date: (iso) => formatDay(iso, config.lang),
    feed: (extension) => feedPath(site, route, extension),
    opensWith: (block) => site.pages.get(route)?.page.blocks[0] === block,
    routes: () => routeGroups(site, resolve),
  }
}

function feedPath(site: Site, route: Route, extension: string): string | undefined {
  const own = site.pages.get(route)
  const made = own && feedsOf(site, own).some((feed) => feed.extension === extension)
  return made ? `${pathOf(site, route)}.${extension}` : undefined
}

/** The link stage has seen to it that every picture exists: this is a mistake of ours. */
function missingPicture({ file }: PictureFile): never {
  throw new Error(`The picture ${file} was not read before it was rendered`)
}

function attributesOf({ href, external }: ResolvedLink) {
  return href === '' ? undefined : { href, external }
}

export function resolveLink(
  site: Site,
  from: Route,
  { title, href, reload = false }: LinkFields,
): ResolvedLink {
  const address = href === undefined ? undefined : addressOf(href, site.config, site.table).address
  const nowhere = { href: '', title: title ?? '', external: false, current: false, reload }
  if (!address) return nowhere
  if (address.kind === 'place') return { ...nowhere, href: `#${address.anchor}` }
  if (address.kind === 'outside') {
    return {
      ...nowhere,
      href: address.href,
      title: title ?? address.href,
      external: address.href.startsWith('https:'),
    }
  }
  const words = title ?? site.titles.get(address.route) ?? ''
  if (!site.pages.has(address.route)) return { ...nowhere, title: words }
  const place = address.anchor === undefined ? '' : `#${address.anchor}`
  return {
    href: `${pathOf(site, address.route)}${place}`,
    title: words,
    external: false,
    current: address.route === from && place === '',
    reload,
  }
}

function formatMoney(amount: number, { config: { lang, currency } }: Site): string {
  return moneyFormat(lang, currency, Number.isInteger(amount)).format(amount)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one costs more than a hundred uses of it. */
function moneyFormat(lang: string, currency: string | undefined, whole: boolean): Intl.NumberFormat {
  const key = `${lang} ${currency ?? ''} ${whole}`
  const style =
    currency === undefined ? {} : ({ style: 'currency', currency, currencyDisplay: 'code' } as const)
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 }
  const made = formats.get(key) ?? new Intl.NumberFormat(lang, { ...style, ...digits })
  formats.set(key, made)
  return made
}

function formatDay(iso: string, lang: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString(lang, options)
}
