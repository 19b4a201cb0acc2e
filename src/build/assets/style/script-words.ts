/** The words in the strings of the scripts: classes and attributes that appear only once a script runs. */

const SCRIPTS = import.meta.glob<string>(
  ['../../../*/*/island*.tsx', '../../../client/{boot,countdown}.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** By the folder of the script: that of a block has the name of its type. */
export function scriptWords(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>()
  for (const [path, text] of Object.entries(SCRIPTS)) {
    const folder = path.split('/').at(-2) ?? ''
    words.set(folder, [...new Set([...(words.get(folder) ?? []), ...wordsIn(text)])].sort())
  }
  return words
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/(['"`])([^'"`\n]*)\1/g)]
    .flatMap(([, , inner = '']) => inner.split(/[^\w:-]+/))
    .filter((word) => /^[a-z][\w-]*$/.test(word))
}
