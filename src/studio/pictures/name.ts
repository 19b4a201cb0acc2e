/** A picture is named by the words about it. */

const LONGEST = 60

/** Below pages/. A name that is taken gets a number. */
export function nameFor(words: string, ending: string, taken: (name: string) => boolean): string {
  const plain = words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
  const short = plain.length > LONGEST ? plain.slice(0, LONGEST).replace(/-[^-]*$/, '') : plain
  const stem = short.replace(/-+$/, '') || 'picture'
  for (let number = 1; ; number++) {
    const name = `images/${number === 1 ? stem : `${stem}-${number}`}.${ending}`
    if (!taken(name)) return name
  }
}
