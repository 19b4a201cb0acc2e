/** Links to no page, where a title says which page is meant. */
import { only } from '../../../diagnostics/certain.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { isNear, newPage } from '../../../diagnostics/wording.ts'
import type { ParsedAddress } from '../../site/address.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Route } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import { writtenAs } from './language-of-link.ts'
import { pagesLike } from './page-by-words.ts'

/** The only page whose title is written in the place of its address. */
export function ofTitle(words: string, titles: Iterable<readonly [Route, string]>): Route | undefined {
  const plain = words.trim().toLowerCase()
  return only([...titles], ([, title]) => title.toLowerCase() === plain)?.[0]
}

/** `/football`, where another page has the title Football. Its file may have a new name. */
export function renamedTo(href: string, site: Site): Finding | undefined {
  const route = ofTitle(href.replace(/^\//, '').replaceAll('-', ' '), site.titles)
  return route === undefined ? undefined : titled(href, route, site)
}

/** The pages of grades 5 and 6 are copies of one another, and their addresses are right. */
const NUMBERED = /\d/

/** Of two addresses that are nearly the same, the name of the file may be the misspelt one. */
function titled(href: string, route: Route, { languages, prefix }: Site): Finding {
  const finding = messages.brokenLink(href, [], route, { prefix })
  // A page does not move into another language.
  const isSameLanguage = prefixOf(languages, href) === prefixOf(languages, route)
  if (!isNear(href, route) || NUMBERED.test(href) || !isSameLanguage) return finding
  const vague = ` ${remedies.renameTo(route, href)}`
  return {
    ...finding,
    help: finding.help + vague,
    advice: { ...finding.advice, vague, is: 'a page titled so' },
  }
}

/** The words of a link to no page may be the title of one, or be like those of a few. */
export function withPageOfTitle(
  checked: ParsedAddress,
  to: string,
  words: string | undefined,
  site: Site,
): ParsedAddress {
  const { finding } = checked
  const isLost = finding?.code === messages.brokenLink.code && checked.meant === undefined
  if (!isLost || words === undefined) return checked
  const { subject = to, advice } = finding
  const titledSo = ofTitle(words, site.titles)
  const route = titledSo && writtenAs(titledSo, site)
  const isUnsure = advice?.vague !== undefined
  const meant = route ?? (isUnsure ? pagesLike(subject, words, site) : [])
  if (meant.length === 0) return checked
  const likely = route ? titled(subject, route, site) : messages.brokenLink(subject, [], meant, site)
  // Words alike are a weak reason.
  const orNew = route || site.prefix ? '' : newPage(subject)
  // A page that only this language has is named with its folder.
  const isInFolder = route?.startsWith(`${site.prefix}/`)
  const more = site.prefix && !isInFolder ? ' Addresses are not translated.' : ''
  return { finding: { ...likely, help: likely.help + orNew + more } }
}
