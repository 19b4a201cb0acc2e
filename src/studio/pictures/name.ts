/** A picture is named by the words about it. */
import { plainName } from '../../core/base/plain-name.ts'

const LONGEST = 60

/** Below pages/. A name that is taken gets a number. */
export function nameFor(words: string, ending: string, taken: (name: string) => boolean): string {
  const stem = plainName(words, LONGEST) || 'picture'
  for (let number = 1; ; number++) {
    const name = `images/${number === 1 ? stem : `${stem}-${number}`}.${ending}`
    if (!taken(name)) return name
  }
}
