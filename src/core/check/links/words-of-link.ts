/**
 * Finds links whose words say nothing of where they lead, or are the title of another page: the words or the address was
 * forgotten in a copy.
 */
import type { SiteConfig } from '../../../../schema/site.ts'
import { only } from '../../../diagnostics/certain.ts'
import { placeBeside } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inLanguage } from '../../../languages/language.ts'
import { spelling } from '../../../languages/spelling.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { plainWords } from '../../base/plain-words.ts'
import type { ParsedAddress } from '../../site/address.ts'
import { ownRoute, prefixOf } from '../../site/languages.ts'
import type { Link } from '../../site/links.ts'
import type { Route } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { EMAIL } from '../texts/email-hosts.ts'
import { type Context, checkLanguage, type Place, writtenAs } from './language-of-link.ts'

type WordedLink = Extract<Link, { kind: 'href' | 'markdown' }>

/** The page that the words of a link name, and the one that it leads to, with its title. */
type Meant = {
  readonly meant: Route
  readonly route: Route
  readonly title: string
  readonly are?: 'number'
}

/** The words of a link to a place of a page may be about that place. */
export function checkLinkWords(
  link: WordedLink,
  checked: ParsedAddress,
  place: Place,
  context: Context,
): void {
  const { kind, to, words } = link
  const { address } = checked
  const { site, source, report } = context
  if (words === undefined)
    return 'bare' in link
      ? checkLanguage('', checked, place, context, () => source.spanOf(place.pathOf(place.index)))
      : undefined
  const spanOf = (at: number, each: Link) => spanOfLink(each, place.pathOf(at), source)
  const span = () => spanOf(place.index, link)
  if (isVague(words, site.config)) return report({ ...messages.linkWordsVague(words.trim()), span: span() })
  const shown = /^tel:|wa\.me/.test(to)
    ? words.match(NUMBERS)
    : to.startsWith('mailto:') && words.match(EMAIL)
  if (shown && !shown.some((each) => bare(to).includes(bare(each)) || bare(each).endsWith(bare(to))))
    return report({ ...messages.linkToAnother(shown[0], to), span: span() })
  const named = contactNamed(words, to, site.config)
  if (named !== undefined) return report({ ...messages.linkToAnother(named, to), span: span() })
  const isWholePage = address?.kind === 'page' && address.anchor === undefined
  const another = isWholePage ? anotherMeant(words, address.route, site) : undefined
  // A snippet is on several pages.
  const isHere = isWholePage && address.route === context.route
  // A list may name the page that it is on among others.
  const isNamed = kind === 'href' && areAlike(words, site.titles.get(context.route ?? ''))
  if (!another && isHere && !isNamed && span().file === source.path)
    return report({ ...messages.linkToItself(), span: span() })
  if (!another) return checkLanguage(words, checked, place, context, span)
  const { meant, route, title, are = 'title' } = another
  const found = exchangedWith(kind, another, place, site)
  // Each of the two may have the title of the other one. They are reported together.
  if (found && found.at < place.index && anotherMeant(found.words, meant, site)?.meant === route) return
  const other = found && { words: found.words, place: placeBeside(spanOf(found.at, found.link), span()) }
  const [right, wrong] = [writtenAs(meant, site), writtenAs(route, site)]
  const finding = messages.linkToAnother(right, wrong, { words, are, title, other })
  report({ ...finding, span: span(), subject: site.pages.get(meant)?.source.path })
}

const areAlike = (words: string, title = words) => isAbout(words, title) || isAbout(title, words)

/** In a text, the place of a link is that of its address. */
export const spanOfLink = (link: Link, path: FieldPath, source: SourceFile) =>
  link.kind === 'markdown' ? source.spanOfWords(path, link.to, `[${link.words}](`) : source.spanOf(path)

/** The title of the only contact in the words of a link that leads to the mailbox of another one. */
function contactNamed(words: string, to: string, { contacts = {} }: SiteConfig): string | undefined {
  if (!to.startsWith('mailto:')) return undefined
  const named = Object.values(contacts).filter(({ title }) =>
    words.toLowerCase().includes(title.toLowerCase()),
  )
  const isOf = ({ email }: (typeof named)[number]) =>
    email !== undefined && bare(to).startsWith(bare(`mailto:${email}`))
  const [contact, ...others] = named
  const isAnother =
    Object.values(contacts).some(isOf) && contact && !isOf(contact) && contact.title.length > 3
  return isAnother && contact.email !== undefined && others.length === 0 ? contact.title : undefined
}

/** Not `0722 000 001 24/7`, nor a local number without its code. */
const NUMBERS = /(?:\d(?: ?\(0\))?[ .-]?){9,}(?![\d/])/g

/** Numbers in words have blanks. They or the link may lack the code of their country. */
const bare = (words: string) => words.toLowerCase().replaceAll(/^(?:tel:)?0+|\(0\)|[^a-z\d@]/g, '')

/** The only link of the same list, or of the texts of a block, that leads to the page that is meant, in other words. */
function exchangedWith(
  kind: Link['kind'],
  { meant, route }: Meant,
  { links, index, pathOf }: Place,
  site: Site,
) {
  const listOf = (at: number) => String(pathOf(at).slice(0, kind === 'href' ? -2 : -1))
  const leadingThere = links.flatMap((link, at) => {
    const { kind: own, to } = link
    if (at === index || own !== kind || !('words' in link) || link.words === undefined) return []
    const { address } = site.addressOf(to)
    const isThere = address?.kind === 'page' && address.anchor === undefined
    return isThere && ownRoute(site, address.route) === meant && listOf(at) === listOf(index)
      ? { at, link, words: link.words }
      : []
  })
  const found = only(leadingThere)
  const { words = '' } = found ?? {}
  const isExchanged = titled(site).get(plainWords(words)) === route || !isAbout(words, site.titles.get(meant))
  return isExchanged ? found : undefined
}

const vagueIn = memoize((lang: string) => new Set(inLanguage(spelling, lang)?.vagueLinks.split('|')))
const isVague = (words: string, { lang }: SiteConfig) => vagueIn(lang).has(words.trim().toLowerCase())

/** By their words, the pages of one language. `undefined` for the title of several pages. */
type Titled = ReadonlyMap<string, Route | undefined>

const known = new WeakMap<Site['titles'], Map<string, Titled>>()

/** Fees may be the words for a page with the title Grade 5 Fees. */
const isAbout = (words: string, title = words) => plainWords(title).includes(plainWords(words.trim()))

export function anotherMeant(words: string, target: Route, site: Site): Meant | undefined {
  const meant = titled(site).get(plainWords(words.trim()))
  if (meant === undefined) return numberedMeant(words, target, site)
  const route = ownRoute(site, target)
  const title = site.titles.get(route)
  const isForeign = prefixOf(site.languages, route) !== site.prefix
  return meant === route || title === undefined || isAbout(words, title) || isForeign
    ? undefined
    : { meant, route, title }
}

export const onlyNumberIn = (text: string) => only(text.match(/\d+/g) ?? [])

/** `Fees of grade 6`, for a link to `/grade5fee` beside a page `/grade6fee`. */
function numberedMeant(words: string, target: Route, site: Site): Meant | undefined {
  const said = onlyNumberIn(words)
  const own = said === undefined ? said : onlyNumberIn(target)
  if (said === undefined || own === undefined || said === own) return undefined
  const meant = ownRoute(site, target.replace(own, said))
  const route = ownRoute(site, target)
  const title = site.titles.get(route)
  const wanted = site.pages.get(meant)?.page.title.toLowerCase() ?? ''
  // `I have finished step 1` leads to step 2.
  const isTitle = words
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.every((word) => wanted.includes(word))
  return isTitle && title?.includes(own) ? { meant, route, title, are: 'number' } : undefined
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
