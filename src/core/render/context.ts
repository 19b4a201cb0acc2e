/** What the views of one page get: links, pictures and numbers, ready to be written. */
import type { PictureFile } from '../../../schema/slots.ts'
import type { PageContext, Picture, ResolvedLink } from '../../block/view.ts'
import { renderInlineMarkdown, renderMarkdown } from '../site/markdown.ts'
import { routeGroups } from '../site/nav.ts'
import { fileBeside, type Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { pathWithBase } from '../site/site-url.ts'
import { amountsIn } from './amounts.ts'
import { blockFeeds } from './block-feeds.ts'
import { dayInWords, daysInWords } from './days.ts'
import { linksFrom } from './resolve-link.ts'

/** Finds a prepared picture; `undefined` if no page names it. */
export type Pictures = (picture: PictureFile) => Picture | undefined

/** `route` is the page to render. */
export function pageContext(site: Site, route: Route, pictures: Pictures): PageContext {
  const { config, words } = site
  const resolve = linksFrom(site, route)
  // Links in Markdown have their words, so no title has to be looked up.
  const options = {
    resolve: (href: string) => attributesOf(resolve({ href, title: '' })),
    newTab: words.newTab,
  }
  return {
    route,
    config,
    words,
    link: resolve,
    picture: (image) => pictures(image) ?? missingPicture(image),
    html: (markdown) => renderMarkdown(markdown, options),
    inlineHtml: (markdown) => renderInlineMarkdown(markdown, options),
    money: amountsIn(config.lang, config.currency),
    date: (iso, hasWeekday = false) => dayInWords(iso, config.lang, hasWeekday),
    dates: (from, until) => daysInWords(from, until, config.lang),
    feed: (extension) => feedPath(site, route, extension),
    opensWith: (block) => site.pages.get(route)?.page.blocks[0] === block,
    routes: () => routeGroups(site, resolve),
  }
}

function feedPath(site: Site, route: Route, extension: string): string | undefined {
  const own = site.pages.get(route)
  const made = own && blockFeeds(site, own).some((feed) => feed.extension === extension)
  return made ? pathWithBase(site, `/${fileBeside(route, extension)}`) : undefined
}

/** The check has made sure that every picture exists, so this is our mistake. */
function missingPicture({ file }: PictureFile): never {
  throw new Error(`The picture ${file} was not read before it was rendered`)
}

function attributesOf({ href, external, reload, hrefLang }: ResolvedLink) {
  return href === '' ? undefined : { href, external, reload, hrefLang }
}
