/**
 * A page that a menu has twice, once under the words of another page: the address was not changed in a copy. And a page
 * of the menu that search engines should not list.
 */
import type { SiteConfig } from '../../../../schema/site.ts'
import { only } from '../../../diagnostics/certain.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { plainWords } from '../../base/plain-words.ts'
import { prefixOf } from '../../site/languages.ts'
import { pageAt } from '../../site/nav.ts'
import type { Site } from '../../site/site.ts'

export function checkMenuPages(
  site: Site,
  { header = [] }: Partial<Pick<SiteConfig, 'header'>>,
  reportAt: (path: FieldPath, finding: Finding) => void,
  report: Report,
): void {
  const entries = header.flatMap(({ title, href, links = [] }, index) => [
    { title, href, path: ['header', index], list: -1 },
    ...links.map((link, below) => ({ ...link, path: ['header', index, 'links', below], list: index })),
  ])
  const pages = entries.map(({ href }) => site.pages.get(pageAt(site, href) ?? ''))
  // Several are meant.
  const hidden = only([...new Set(pages)], (page) => page?.page.noindex === true)
  if (hidden) report({ ...messages.menuPageHidden(), span: hidden.source.spanOf(['noindex']) })
  entries.forEach(({ title = '', path, list }, index) => {
    const own = pages[index]
    // A page that is twice in one list has a message of its own.
    const isTwice = pages.some((page, at) => page === own && entries[at]?.list !== list)
    // One word alone may be in the description of any page.
    if (!own || !isTwice || !title.includes(' ')) return
    const words = plainWords(title)
    const { title: name, description, searchWords } = own.page
    if (plainWords(`${name} ${description} ${searchWords}`).includes(words)) return
    const meant = only([...site.pages.values()], ({ route, page }) => {
      const isOwn = prefixOf(site.languages, route) === site.prefix
      return isOwn && plainWords(page.description).startsWith(words)
    })
    if (meant && plainWords(meant.page.title) !== words)
      reportAt(
        [...path, 'href'],
        messages.linkToAnother(meant.route, own.route, { words: title, are: 'start', title: name }),
      )
  })
}
