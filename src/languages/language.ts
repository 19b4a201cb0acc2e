/** The languages that Ukurasa speaks. Each is a folder with a file for each part, and each part has a list of them. */
import type { words } from './words.ts'

export type Language = keyof typeof words

/** The part that names the language: `sw` for `sw-KE`. Letters alone do not tell: `swg` is another language. */
export const primarySubtag = (lang: string): string => lang.replace(/-.*/, '').toLowerCase()

/** What a list has for a language, perhaps with a country. */
export const inLanguage = <Part>(list: Readonly<Record<string, Part>>, lang: string): Part | undefined =>
  list[primarySubtag(lang)]
