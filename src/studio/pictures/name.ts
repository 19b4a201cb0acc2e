/** A picture is named by the words about it. */
import { freeName } from '../free-name.ts'

/** Below pages/. */
export const nameFor = (words: string, ending: string, taken: (name: string) => boolean): string =>
  freeName(words, { otherwise: 'picture', nameOf: (stem) => `images/${stem}.${ending}`, taken })
