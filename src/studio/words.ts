/** The language of the surface: that of the site if Studio speaks it, or else English. */
import { en, type WordName, type Words } from './words/en.ts'
import { sw } from './words/sw.ts'

const LANGUAGES: ReadonlyMap<string, Words> = new Map(Object.entries({ en, sw }))

const words = LANGUAGES.get(document.documentElement.lang.replace(/-.*/, '')) ?? en

/** A word, with values in the place of their names. */
export function say(name: WordName, values: Readonly<Record<string, string | number>> = {}): string {
  return words[name].replaceAll(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole))
}
