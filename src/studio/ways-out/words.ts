/** The words about the ways out, in the language of Studio. */
import { waysOut as english, type WayWord, type WayWords } from '../words/ways-out-en.ts'

export type { WayWord }

let words: WayWords = english

/** Before anything is said. */
export async function loadWayWords(): Promise<void> {
  const isSwahili = /^sw\b/.test(document.documentElement.lang)
  words = isSwahili ? (await import('../words/ways-out-sw.ts')).waysOut : english
}

/** A word, with values in the place of their names. */
export const sayWay = (name: WayWord, values: Readonly<Record<string, string | number>> = {}): string =>
  words[name].replaceAll(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole))
