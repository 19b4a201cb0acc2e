/** Collects the feeds and the linked data of the blocks of a page. */
import type { Block, BlockType } from '../../../schema/page.ts'
import type { JsonObject } from '../../block/define-island.ts'
import type { BlockFeed, BlockLinkedData, Feed, FeedContext } from '../../block/feed.ts'
import * as feedModules from '../../blocks/feeds.ts'
import * as linkedDataModules from '../../blocks/linked-data.ts'
import { siteFor } from '../site/languages.ts'
import { renderMarkdown } from '../site/markdown.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { absolute } from '../site/site-url.ts'
import { linksFrom } from './resolve-link.ts'

const feeds: { readonly [Type in BlockType]?: BlockFeed<Block<Type>> } = feedModules
const linkedData: { readonly [Type in BlockType]?: BlockLinkedData<Block<Type>> } = linkedDataModules

/** At most one feed for each extension: if two types of blocks have one, that of the first. */
export function blockFeeds(site: Site, { route, page, traits }: LinkedPage): readonly Feed[] {
  // If no block type of the page has a feed, the blocks need not be read.
  if (!traits.types.some((type) => feeds[type])) return []
  const context = contextOf(site, route, page.title)
  const types = [...new Set(page.blocks.map(({ type }) => type))]
  const found = types.flatMap((type) => feedOf(type, page.blocks, context) ?? [])
  return found.filter(
    ({ extension }, index) => found.findIndex((other) => other.extension === extension) === index,
  )
}

export function blockLinkedData(site: Site, { route, page, traits }: LinkedPage): readonly JsonObject[] {
  if (!traits.types.some((type) => linkedData[type])) return []
  const context = contextOf(site, route, page.title)
  return page.blocks.flatMap((block) => dataOf(block.type, block, context))
}

function feedOf<Type extends BlockType>(type: Type, blocks: readonly Block[], context: FeedContext) {
  return feeds[type]?.(
    blocks.filter((block): block is Block<Type> => block.type === type),
    context,
  )
}

function dataOf<Type extends BlockType>(type: Type, block: Block<Type>, context: FeedContext) {
  return linkedData[type]?.(block, context) ?? []
}

function contextOf(whole: Site, route: string, title: string): FeedContext {
  const site = siteFor(whole, route)
  const url = absolute(site, route)
  const resolve = (written: string) => {
    const { href } = linksFrom(site, route)({ href: written, title: '' })
    return href === '' ? undefined : { href: new URL(href, url).href, external: false, reload: false }
  }
  const html = (markdown: string) => renderMarkdown(markdown, { resolve, newTab: '' }).trimEnd()
  return {
    config: site.config,
    words: site.words,
    url,
    title,
    html,
    // Read only when asked for: a page that asks is rendered again the next day.
    get today() {
      return site.today
    },
  }
}
