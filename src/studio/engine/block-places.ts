/** Which entry of `blocks:` each block on the page comes from. A snippet stands for several blocks. */
import { valueAt } from '../../core/base/value-at.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'

/** `shown` has the blocks of all snippets, `own` is the file of the page. */
export function blockPlaces(own: SourceFile, shown: SourceFile): readonly number[] {
  const entries = listOf(own)
  const count = listOf(shown).length
  const snippets = entries.map((entry) => valueAt(entry, ['use']))
  if (snippets.every((name) => name === undefined)) return Array.from({ length: count }, (_, at) => at)
  const places: number[] = []
  for (let at = 0, entry = 0; at < count; at++) {
    const { file } = shown.spanOf(['blocks', at])
    // A snippet has one block at least.
    const isNext = places.at(-1) === entry && (file === own.path || isFileOf(snippets[entry + 1], file))
    if (isNext || (places.at(-1) === entry && snippets[entry] === undefined)) entry++
    places.push(entry)
  }
  return places
}

const listOf = ({ value }: SourceFile): readonly unknown[] => {
  const list = valueAt(value, ['blocks'])
  return Array.isArray(list) ? list : []
}

const isFileOf = (name: unknown, file: string) => typeof name === 'string' && `pages/${name}.yaml` === file
