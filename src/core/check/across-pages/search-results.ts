/** Checks titles and descriptions, which search results show: none is too long, and no two pages have the same. */
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import { isListed } from '../../site/nav.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { plainWords } from './same-words.ts'

const LONGEST_TITLE = 60
const DESCRIPTION = { least: 50, most: 160 }

type Languages = Pick<Site, 'languages'>

/** Reports duplicates. Skips pages that search engines do not show. */
export function checkSearchResults(site: Site, report: Report): void {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const { route, page, source } of [...site.pages.values()].filter((page) => isShown(site, page))) {
    // Pages in two languages may have one title.
    const prefix = prefixOf(site.languages, route)
    const reportFinding = (field: string, finding: Finding) =>
      report({ ...finding, span: source.spanOf([field]) })
    const title = firstOf(titles, `${prefix} ${page.title}`, source.path)
    const description = firstOf(descriptions, `${prefix} ${page.description}`, source.path)
    if (title) reportFinding('title', messages.titleTwice(page.title, title))
    if (description) reportFinding('description', messages.descriptionTwice(description))
  }
}

const isShown = (site: Languages, linked: LinkedPage) =>
  !linked.page.noindex && !linked.page.draft && isListed(site, linked)

/** Checks the lengths for one page. */
export function checkLengths(site: Languages, linked: LinkedPage, report: Report): void {
  const { page, source } = linked
  if (!isShown(site, linked)) return
  for (const [field, finding] of lengths(page)) report({ ...finding, span: source.spanOf([field]) })
}

/** The earlier file with the same words, if there is one. */
function firstOf(known: Map<string, string>, words: string, file: string): string | undefined {
  const plain = plainWords(words)
  const first = known.get(plain)
  if (first === undefined) known.set(plain, file)
  return first
}

function* lengths({ title, description }: LinkedPage['page']): Generator<readonly [string, Finding]> {
  const { least, most } = DESCRIPTION
  const length = charactersIn(description)
  if (charactersIn(title) > LONGEST_TITLE)
    yield ['title', messages.titleTooLong(charactersIn(title), LONGEST_TITLE)]
  if (length < least) yield ['description', messages.descriptionTooShort(length, least)]
  if (length > most) yield ['description', messages.descriptionTooLong(length, most)]
}

/** Counts a surrogate pair, such as an emoji, as one character. */
const charactersIn = (words: string) =>
  words.length - (words.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
