/** Long words of a text, and of the name of a picture. */

/** In letters. */
export const SHORTEST = 4

/** Of the name of a file, or of a text. */
export const longWords = (text: string): readonly string[] =>
  text
    .replace(/^.*\/|\.\w+$/g, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/** Whether a text has a word that begins so. */
export const has = (text: string, word: string) => longWords(text).some((each) => each.startsWith(word))
