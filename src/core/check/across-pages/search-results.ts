/** Checks that no two pages have the same title or description, which search results show. */
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'
import { isShown } from '../page/lengths.ts'
import { plainWords } from './same-words.ts'

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

/** The earlier file with the same words, if there is one. */
function firstOf(known: Map<string, string>, words: string, file: string): string | undefined {
  const plain = plainWords(words)
  const first = known.get(plain)
  if (first === undefined) known.set(plain, file)
  return first
}
