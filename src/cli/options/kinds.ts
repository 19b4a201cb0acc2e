/** The languages and the kinds of organisations that a new site can be for. */
import { KINDS as ALL_KINDS, type OrganisationKind } from '../../../schema/kinds.ts'
import type { Kind, KindWords } from '../../languages/en/kinds.ts'
import { kinds } from '../../languages/kinds.ts'
import type { Language } from '../../languages/language.ts'

export type { Language, OrganisationKind }

const WORDS: Readonly<Record<Language, KindWords>> = kinds

const isLanguage = (written: string): written is Language => Object.hasOwn(WORDS, written)
const isKindWithWords = (written: string): written is Kind => Object.hasOwn(WORDS.en, written)

export const LANGUAGES: readonly Language[] = Object.keys(WORDS).filter(isLanguage)
/** Those that have words of their own. */
export const KINDS: readonly Kind[] = Object.keys(WORDS.en).filter(isKindWithWords)

/** Capital letters and accents make no difference. */
const plain = (written: string) => written.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const kindOf = (written: string): OrganisationKind | undefined =>
  ALL_KINDS.find((kind) => plain(kind) === plain(written))

/** `Clinic` is a part of the name of a kind. */
export function kindsKnown(written: string): string {
  const part = plain(written)
  const near = ALL_KINDS.filter((kind) => part.length > 2 && plain(kind).includes(part))
  const all = `the kinds are ${ALL_KINDS.join(', ')}. You can change \`kind\` in site.yaml later.`
  return near.length > 0 ? `did you mean ${near.join(', ')}? If not, ${all}` : all
}

/** The language of a site, and its country if somebody named it: `sw-TZ`. */
export type Locale = { readonly language: Language; readonly country?: string }

/** A language by its short name, perhaps with a country, or by its name in any of the languages. */
export function localeOf(written: string): Locale | undefined {
  const [, named = written, country] = /^\s*(\w\w)-(\w\w)\s*$/.exec(written) ?? []
  const language = LANGUAGES.find((each) =>
    [each, ...LANGUAGES.map((own) => nameIn(own, each))].some((name) => plain(name) === plain(named)),
  )
  return language && { language, ...(country !== undefined && { country: country.toUpperCase() }) }
}

const nameIn = (own: Language, language: Language): string =>
  new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? language

/** Each language with its name in itself. Most commands do not ask for it, and it takes 10 ms. */
export const languageNames = () =>
  LANGUAGES.map((language) => `${language} ${nameIn(language, language)}`).join(', ')

export const languagesKnown = () =>
  `the languages are ${languageNames()}. For another language, take one of these, then change \`lang\` and the texts.`

/** Of a kind without words of its own: those of one that is like it. */
export const kindInWords = (kind: OrganisationKind, language: Language): string =>
  WORDS[language][isKindWithWords(kind) ? kind : likeOf(kind)]

function likeOf(kind: OrganisationKind): Kind {
  if (/School|College/i.test(kind)) return 'School'
  if (kind === 'Hospital') return 'MedicalClinic'
  return /Organization|Worship|Mosque|Library|Museum|Club/.test(kind) ? 'NGO' : 'LocalBusiness'
}
