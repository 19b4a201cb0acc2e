/** The words in the strings of the scripts: classes and attributes that appear only once a script runs. */
import { OPTIONAL_PARTS, SHELL } from '../../../shell/optional-parts.ts'

// Without the search: its script adds no styled elements, but its words would keep styles of other things.
const SCRIPTS = import.meta.glob<string>(
  ['../../../*/*/island*.tsx', '../../../client/{boot,countdown}.ts', '!../../../shell/search/island.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** By part: a type of block, the shell or one of its parts. `''` for what every page has. Without blocks of other types than these. */
export function scriptWords(types: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>()
  for (const [path, text] of Object.entries(SCRIPTS)) {
    const [area = '', folder = ''] = path.split('/').slice(-3)
    if (area === 'blocks' && !types.includes(folder)) continue
    const part = partOf(area, folder)
    words.set(part, [...new Set([...(words.get(part) ?? []), ...wordsIn(text)])].sort())
  }
  return words
}

function partOf(area: string, folder: string): string {
  if (area === 'blocks') return folder
  if (area !== 'shell') return ''
  return OPTIONAL_PARTS.find((part) => part === folder) ?? SHELL
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/(['"`])([^'"`\n]*)\1/g)]
    .flatMap(([, , inner = '']) => inner.split(/[^\w:-]+/))
    .filter((word) => /^[a-z][\w-]*$/.test(word))
}
