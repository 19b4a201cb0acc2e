/** Finds links to a page in another language than their words say. */
import type { Report, SourceSpan } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { plainWords } from '../../base/plain-words.ts'
import { valueAt } from '../../base/value-at.ts'
import type { ParsedAddress } from '../../site/address.ts'
import { counterpart, ownRoute, type Prefix, prefixOf } from '../../site/languages.ts'
import type { Link } from '../../site/links.ts'
import type { Route } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** The links of the page, and which of them it is. `pathOf` is slow. */
export type Place = {
  readonly links: readonly Link[]
  readonly index: number
  readonly pathOf: (index: number) => FieldPath
}

export type Context = {
  readonly site: Site
  readonly source: SourceFile
  /** The page with the link; `undefined` for site.yaml. */
  readonly route: Route | undefined
  readonly report: Report
}

/** The words name another language than that of the page, or they do not name the language of a page in another one. */
export function checkLanguage(
  words: string,
  { address }: ParsedAddress,
  place: Place,
  { site, source, route, report }: Context,
  span: () => SourceSpan,
): void {
  if (address?.kind !== 'page') return
  const { links, index, pathOf } = place
  const prefix = prefixOf(site.languages, address.route)
  const said =
    prefix && prefix === site.prefix
      ? saysAnother(words + wordsBehind(place, words, source), address.route, site)
      : undefined
  if (said !== undefined) {
    const finding = messages.linkToAnother(said, address.route, 'own language')
    const isField = links[index]?.kind === 'href'
    const at = isField ? source.spanOfWords([...pathOf(index).slice(0, -1), 'title'], said) : span()
    return report({ ...finding, span: at })
  }
  const own = ownRoute(site, counterpart(site, address.route, ''))
  if (prefix === site.prefix || own === address.route || own === route || !site.titles.has(own)) return
  const isNamed = namesLanguage(words, site.languages.get(prefix)?.lang, site.config.lang)
  if (route === undefined || isNamed || areSeveral(prefix, links, site)) return
  const [anchor = ''] = /#.*/.exec(links[index]?.to ?? '') ?? []
  const finding = messages.linkToAnother(writtenAs(own, site) + anchor, address.route, 'language')
  report({ ...finding, span: span() })
}

/** Of several links to pages in another language, all are meant. */
function areSeveral(prefix: Prefix, links: readonly Link[], site: Site): boolean {
  const leadsThere = ({ to }: Link) => {
    const { address } = site.addressOf(to)
    return address?.kind === 'page' && prefixOf(site.languages, address.route) === prefix
  }
  return links.filter(leadsThere).length > 1
}

/** In that language, in the one of the page or in English. Or by its code: `Fees (EN)`. */
function namesLanguage(words: string, lang = 'en', ofPage: string): boolean {
  const code = lang.replace(/-.*/, '')
  const isNamed = (each: string) => {
    const name = new Intl.DisplayNames(each, { type: 'language' }).of(code)
    return name !== undefined && plainWords(words).includes(plainWords(name))
  }
  return words.split(/[^A-Z]+/).includes(code.toUpperCase()) || [lang, ofPage, 'en'].some(isNamed)
}

const IN = '(?:in|en|em|kwa|auf)'
const BEHIND = new RegExp(String.raw`\) \(${IN} `)

/** ` (in Portuguese` behind a link of a text, without its last bracket. */
function wordsBehind({ links, index, pathOf }: Place, words: string, source: SourceFile): string {
  if (!source.mayHold(BEHIND)) return ''
  const text = String(valueAt(source.value, pathOf(index)))
  const [, behind = ''] = text.split(`[${words}](${links[index]?.to})`)
  return /^ \([^)]+/.exec(behind)?.[0] ?? ''
}

const IN_A_LANGUAGE = new RegExp(String.raw`(?: \(|, | [–—-] )(${IN} \p{L}+)\)?$`, 'iu')

/** What is itself in a language, whatever that of its page is. Not `Services`, which is a page about them. */
const HELD =
  /(?<!\p{L})(?:ibada|miss?a|somo|kozi|ziara|visit[ae]s?|cours|curso|aulas?|cult[eo]s?|messes?|service|tours?|lessons?|class(?:es)?)(?!\p{L})/iu

/**
 * `(kwa Kiingereza)` behind the title of a page that is translated from the main language now. `Guided tour (in French)` is
 * no title.
 */
function saysAnother(words: string, target: Route, site: Site): string | undefined {
  const [all = '', said = ''] = IN_A_LANGUAGE.exec(words.trim()) ?? []
  const { languages, config, titles } = site
  const title = plainWords(words.trim().slice(0, -all.length))
  if (said === '' || HELD.test(title) || !plainWords(titles.get(target) ?? '').includes(title))
    return undefined
  const isThere = titles.has(counterpart(site, target, ''))
  return isThere && namesLanguage(said, languages.get('')?.lang, config.lang) ? said : undefined
}

/** Authors write the address of a page without its language. */
export function writtenAs(route: Route, { languages, pages }: Site): Route {
  const original = counterpart({ languages }, route, '')
  return pages.has(original) ? original : route
}
