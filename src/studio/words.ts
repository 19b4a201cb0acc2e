/** The language of the surface: that of the site if Studio speaks it, or else English. */
import { en, type WordName, type Words } from './words/en.ts'

/** Loaded when they are needed. */
const OTHERS: ReadonlyMap<string, () => Promise<Words>> = new Map([
  ['sw', async () => (await import('./words/sw.ts')).sw],
])

let words: Words = en

/** Before anything is said. */
export async function loadWords(): Promise<void> {
  words = (await OTHERS.get(document.documentElement.lang.replace(/-.*/, ''))?.()) ?? en
}

/** A word, with values in the place of their names. */
export function say(name: WordName, values: Readonly<Record<string, string | number>> = {}): string {
  return words[name].replaceAll(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole))
}
