/** A picture is named by the words about it. */
import { slugOf } from '../../core/base/slug.ts'

const LONGEST = 60

/** Below pages/. A name that is taken gets a number. */
export function nameFor(words: string, ending: string, taken: (name: string) => boolean): string {
  const stem = slugOf(words, LONGEST) || 'picture'
  for (let number = 1; ; number++) {
    const name = `images/${number === 1 ? stem : `${stem}-${number}`}.${ending}`
    if (!taken(name)) return name
  }
}
