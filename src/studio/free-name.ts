/** Names of new files. */
import { slugOf } from '../core/base/slug.ts'

const LONGEST = 60

type Naming = {
  /** If the words have no letters for a name. */
  readonly otherwise: string
  readonly nameOf: (stem: string) => string
  readonly taken: (name: string) => boolean
}

/** A file is named by the words about it. A name that is taken gets a number. */
export function freeName(words: string, { otherwise, nameOf, taken }: Naming): string {
  const stem = slugOf(words, LONGEST) || otherwise
  for (let number = 1; ; number++) {
    const name = nameOf(number === 1 ? stem : `${stem}-${number}`)
    if (!taken(name)) return name
  }
}
