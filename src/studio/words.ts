/** The language of the surface: that of the site if Studio speaks it, or else English. */
import { labelOf } from '../core/base/label-of.ts'
import { labels as englishLabels } from '../languages/en/studio/labels.ts'
import { words as english, type WordName, type Words } from '../languages/en/studio/words.ts'
import { primarySubtag } from '../languages/language.ts'
import { spokenIn } from './languages.ts'

let words: Words = english
let labels = englishLabels

/** Before anything is said. `own` gives words in the place of others. */
export async function loadWords(
  own: (lang: string) => Promise<Partial<Words>> = async () => ({}),
): Promise<void> {
  const lang = primarySubtag(document.documentElement.lang)
  const spoken = spokenIn(lang)
  if (!spoken && lang !== 'en') document.documentElement.lang = 'en'
  const [said, named, more] = await Promise.all([spoken?.words(), spoken?.labels(), own(lang)])
  words = { ...(said ?? english), ...more }
  labels = named ?? englishLabels
}

/** The name of a field in everyday words. */
export const labelFor = (name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : labelOf(name)

/** What one entry of a list is called: `Card` for `cards`. Other languages than English call it like the list. */
export function labelForEntry(list: string): string {
  const label = labelFor(list)
  if (labels !== englishLabels) return label
  return label.replace(/(?<!Ser)ies$|(?<=ess)es$|(?<!ie)s$/, (end) => (end === 'ies' ? 'y' : ''))
}

/** A word, with values in the place of their names. */
export const say = (name: WordName, values: Values = {}): string => filled(words[name], values)

export type Values = Readonly<Record<string, string | number>>

export const filled = (word: string, values: Values): string =>
  word.replaceAll(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole))
