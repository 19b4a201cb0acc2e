/** The language of the surface: that of the site if Studio speaks it, or else English. */
import { labelOf } from './form/fields.ts'
import { en, type Labels, type WordName, type Words } from './words/en.ts'
import { labels as englishLabels } from './words/en-labels.ts'

/** Loaded when they are needed. */
const OTHERS: ReadonlyMap<string, () => Promise<Language>> = new Map([
  [
    'sw',
    async () => {
      const [{ sw }, { labels: own }] = await Promise.all([
        import('./words/sw.ts'),
        import('./words/sw-labels.ts'),
      ])
      return { words: sw, labels: own }
    },
  ],
])

type Language = { readonly words: Words; readonly labels: Labels }

const ENGLISH: Language = { words: en, labels: englishLabels }
let { words, labels } = ENGLISH

/** Before anything is said. `own` gives words in the place of others. */
export async function loadWords(
  own: (lang: string) => Promise<Partial<Words>> = async () => ({}),
): Promise<void> {
  const lang = document.documentElement.lang.replace(/-.*/, '')
  const load = OTHERS.get(lang)
  if (!load && lang !== 'en') document.documentElement.lang = 'en'
  const [language = ENGLISH, more] = await Promise.all([load?.(), own(lang)])
  words = { ...language.words, ...more }
  labels = language.labels
}

/** The name of a field in everyday words. */
export const labelFor = (name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : labelOf(name)

/** A word, with values in the place of their names. */
export function say(name: WordName, values: Readonly<Record<string, string | number>> = {}): string {
  return words[name].replaceAll(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole))
}
