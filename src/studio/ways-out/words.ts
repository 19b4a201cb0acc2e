/** The words about the ways out, in the language of Studio. */
import { waysOut as english, type WayWord, type WayWords } from '../../languages/en/studio/ways-out.ts'
import { spokenIn } from '../languages.ts'
import { filled, type Values } from '../words.ts'

export type { WayWord }

let words: WayWords = english

/** Before anything is said. */
export async function loadWayWords(): Promise<void> {
  words = (await spokenIn(document.documentElement.lang)?.waysOut()) ?? english
}

/** A word, with values in the place of their names. */
export const sayWay = (name: WayWord, values: Values = {}): string => filled(words[name], values)
