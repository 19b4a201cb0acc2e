/** The languages that Ukurasa speaks. Each is a folder with a file for each part, and each part has a list of them. */
import type { words } from './words.ts'

export type Language = keyof typeof words

/** What a list has for a language, perhaps with a country: `sw-KE` is `sw`, but `swg` is not. */
export const inLanguage = <Part>(list: Readonly<Record<string, Part>>, lang: string): Part | undefined =>
  list[lang.replace(/-.*/, '').toLowerCase()]
