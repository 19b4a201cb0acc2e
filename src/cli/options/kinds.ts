/** The languages and the kinds of organisations that a new site can be for. */
import type { Kind, KindWords } from '../../languages/en/kinds.ts'
import { kinds } from '../../languages/kinds.ts'
import type { Language } from '../../languages/language.ts'

export type { Kind, Language }

const WORDS: Readonly<Record<Language, KindWords>> = kinds

const isLanguage = (written: string): written is Language => Object.hasOwn(WORDS, written)
const isKind = (written: string): written is Kind => Object.hasOwn(WORDS.en, written)

export const LANGUAGES: readonly Language[] = Object.keys(WORDS).filter(isLanguage)
export const KINDS: readonly Kind[] = Object.keys(WORDS.en).filter(isKind)

/** Capital and small letters make no difference. */
export const kindOf = (written: string): Kind | undefined =>
  KINDS.find((kind) => kind.toLowerCase() === written.toLowerCase())

export const languageOf = (written: string): Language | undefined =>
  LANGUAGES.find((language) => language === written.toLowerCase())

export const kindInWords = (kind: Kind, language: Language): string => WORDS[language][kind]
