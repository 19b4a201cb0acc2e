/** The languages and the kinds of organisations that a new site can be for. */
import type { OrganisationKind } from '../../../schema/kinds.ts'

export const LANGUAGES = { en: 'English', sw: 'Kiswahili', fr: 'français' } as const
export type Language = keyof typeof LANGUAGES

/** A kind is a type of schema.org. Its words stand after `We are`, `Sisi ni` and `Nous sommes`. */
const WORDS = {
  LocalBusiness: { en: 'a business', sw: 'biashara', fr: 'une entreprise' },
  School: { en: 'a school', sw: 'shule', fr: 'une école' },
  MedicalClinic: { en: 'a clinic', sw: 'kliniki', fr: 'une clinique' },
  Bakery: { en: 'a bakery', sw: 'duka la mikate', fr: 'une boulangerie' },
  Church: { en: 'a church', sw: 'kanisa', fr: 'une église' },
  NGO: { en: 'an organisation', sw: 'shirika', fr: 'une association' },
} as const satisfies { readonly [Kind in OrganisationKind]?: Readonly<Record<Language, string>> }
export type Kind = keyof typeof WORDS

export const KINDS = ['LocalBusiness', 'School', 'MedicalClinic', 'Bakery', 'Church', 'NGO'] as const

/** Capital and small letters make no difference. */
export const kindOf = (written: string): Kind | undefined =>
  KINDS.find((kind) => kind.toLowerCase() === written.toLowerCase())

export function languageOf(written: string): Language | undefined {
  const known: readonly Language[] = ['en', 'sw', 'fr']
  return known.find((language) => language === written.toLowerCase())
}

export const kindInWords = (kind: Kind, language: Language): string => WORDS[kind][language]
