/** The words in the strings of the scripts: classes and attributes that appear only once a script runs. */

const SCRIPTS = import.meta.glob<string>(
  ['../../../*/*/island*.tsx', '../../../client/{boot,countdown}.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** By the folder of the script: that of a block has the name of its type. Without blocks of other types than these. */
export function scriptWords(types: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>()
  for (const [path, text] of Object.entries(SCRIPTS)) {
    const [area = '', folder = ''] = path.split('/').slice(-3)
    if (area === 'blocks' && !types.includes(folder)) continue
    words.set(folder, [...new Set([...(words.get(folder) ?? []), ...wordsIn(text)])].sort())
  }
  return words
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/(['"`])([^'"`\n]*)\1/g)]
    .flatMap(([, , inner = '']) => inner.split(/[^\w:-]+/))
    .filter((word) => /^[a-z][\w-]*$/.test(word))
}
