/** Gathers what the search of each language looks through. The browser splits the texts into words. */
import type { Block, BlockType } from '../../../schema/page.ts'
import type { BlockSearch } from '../../block/feed.ts'
import type { SearchIndex, SearchPage, SearchPart } from '../../block/search-index.ts'
import type { PageContext } from '../../block/view.ts'
import * as searchModules from '../../blocks/search.ts'
import { isSearchable, prefixOf, viewsOf } from '../site/languages.ts'
import { type PagePart, pageParts } from '../site/page-parts.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { pathWithBase } from '../site/site-url.ts'
import { amountsIn } from './amounts.ts'

const searches: { readonly [Type in BlockType]?: BlockSearch<Block<Type>> } = searchModules

/** The parts of a page. Its blocks need not be read if they are known. */
export type ReadParts = (page: LinkedPage, read: () => readonly PagePart[]) => readonly PagePart[]

const readAgain: ReadParts = (_, read) => read()

/** Empty for a site without a search. */
export function searchedSites(site: Site): readonly Site[] {
  return site.config.search ? viewsOf(site) : []
}

/** The pages that search engines show, too. */
export function searchedPages(site: Site): readonly LinkedPage[] {
  return [...site.pages.values()].filter(
    (page) => isSearchable(site.languages, page) && prefixOf(site.languages, page.route) === site.prefix,
  )
}

export function searchIndex(site: Site, parts: ReadParts = readAgain): SearchIndex {
  const { close, searchHint: hint, searchFound: found, searchNothing: nothing } = site.words
  const { contacts = {}, currency, lang } = site.config
  const money = amountsIn(lang, currency)
  const pages = searchedPages(site).map((linked): SearchPage => {
    const { title, description, searchWords } = linked.page
    const read = parts(linked, () =>
      pageParts(linked.page, contacts, (block) => searchOf(block.type, block, site, money)),
    )
    const shown = read.map((part) => shortened(part, title))
    const words: readonly [string?] = searchWords === undefined ? [] : [searchWords]
    return [pathWithBase(site, linked.route), title, description, shown, ...words]
  })
  return { lang, words: { close, hint, found, nothing }, pages }
}

function searchOf<Type extends BlockType>(
  type: Type,
  block: Block<Type>,
  { config, words }: Site,
  money: PageContext['money'],
): readonly string[] | Block<Type> {
  return searches[type]?.(block, { config, words, money }) ?? []
}

/** A heading that repeats the title of the page leads to its top. */
function shortened({ heading, anchor, text }: PagePart, title: string): SearchPart {
  const words = heading === title ? '' : heading
  return anchor === '' ? [words, text] : [words, text, anchor]
}

/** For a site with too many texts: titles, descriptions and headings. */
export function withoutTexts({ pages, ...rest }: SearchIndex): SearchIndex {
  return {
    ...rest,
    pages: pages.map(([href, title, description, parts, ...words]): SearchPage => {
      const headings = parts.filter(([heading]) => heading !== '')
      return [
        href,
        title,
        description,
        headings.map(([heading, , ...anchor]) => [heading, '', ...anchor] as const),
        ...words,
      ]
    }),
  }
}
