/** The words that only dialogs say, in the language of Studio. */
import { type DialogWord, type DialogWords, dialogs as english } from '../languages/en/studio/dialogs.ts'
import { spokenIn } from './languages.ts'
import { filled, type Values } from './words.ts'

let words: DialogWords = english

/** Before anything is said. */
export async function loadDialogWords(): Promise<void> {
  words = (await spokenIn(document.documentElement.lang)?.dialogs()) ?? english
}

export const sayInDialog = (name: DialogWord, values: Values = {}): string => filled(words[name], values)
