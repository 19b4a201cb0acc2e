/**
 * Finds links whose words say nothing of where they lead, or are the title of another page: the words or the address was
 * forgotten in a copy.
 */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { inLanguage } from '../../languages/language.ts'
import { spelling } from '../../languages/spelling.ts'
import type { FieldPath } from '../base/field-path.ts'
import { memoize } from '../base/memoize.ts'
import type { ParsedAddress } from '../site/address.ts'
import { ownRoute, prefixOf } from '../site/languages.ts'
import type { Link } from '../site/links.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { plainWords } from './across-pages/same-words.ts'

/** The words of a link to a place of a page may be about that place. `pathOf` is slow. */
export function checkWords(
  { kind, to, words }: Extract<Link, { kind: 'href' | 'markdown' }>,
  { address }: ParsedAddress,
  pathOf: () => FieldPath,
  { site, source, report }: { readonly site: Site; readonly source: SourceFile; readonly report: Report },
): void {
  if (words === undefined) return
  const isWholePage = address?.kind === 'page' && address.anchor === undefined
  const finding = isVague(words, site.config)
    ? messages.linkWordsVague(words.trim())
    : isWholePage && wordsOfAnother(words, address.route, site)
  if (!finding) return
  const path = pathOf()
  const span = kind === 'href' ? source.spanOf(path) : source.spanOfWords(path, to, `[${words}](`)
  report({ ...finding, span })
}

const vagueIn = memoize((lang: string) => new Set(inLanguage(spelling, lang)?.vagueLinks.split('|')))
const isVague = (words: string, { lang }: SiteConfig) => vagueIn(lang).has(words.trim().toLowerCase())

/** By their words, the pages of one language. `undefined` for the title of several pages. */
type Titled = ReadonlyMap<string, Route | undefined>

const known = new WeakMap<Site['titles'], Map<string, Titled>>()

function wordsOfAnother(words: string, target: Route, site: Site): Finding | undefined {
  const plain = plainWords(words.trim())
  const meant = titled(site).get(plain)
  if (meant === undefined) return undefined
  const route = ownRoute(site, target)
  const title = site.titles.get(route)
  // Fees may be the words for a page with the title Grade 5 Fees.
  const isOwn = title === undefined || plainWords(title).includes(plain)
  const isForeign = prefixOf(site.languages, route) !== site.prefix
  return meant === route || isOwn || isForeign
    ? undefined
    : messages.linkToAnother(meant, route, { words, are: 'title', title })
}

function titled({ titles, languages, prefix }: Site): Titled {
  const byPrefix = known.get(titles) ?? new Map<string, Titled>()
  const found = byPrefix.get(prefix)
  if (found) return found
  const made = new Map<string, Route | undefined>()
  for (const [route, title] of titles) {
    if (prefixOf(languages, route) !== prefix) continue
    const name = plainWords(title)
    made.set(name, made.has(name) ? undefined : route)
  }
  known.set(titles, byPrefix.set(prefix, made))
  return made
}
