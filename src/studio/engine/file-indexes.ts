/** Which entry of `blocks:` in the file each block on the page comes from. A snippet stands for several blocks. */
import { valueAt } from '../../core/base/value-at.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'

/** `shown` has the blocks of all snippets, `own` is the file of the page. */
export function fileIndexes(own: SourceFile, shown: SourceFile): readonly number[] {
  const entries = listOf(own)
  const count = listOf(shown).length
  const snippets = entries.map((entry) => valueAt(entry, ['use']))
  if (snippets.every((name) => name === undefined)) return Array.from({ length: count }, (_, at) => at)
  const indexes: number[] = []
  for (let pageIndex = 0, fileIndex = 0; pageIndex < count; pageIndex++) {
    const { file } = shown.spanOf(['blocks', pageIndex])
    // A snippet has one block at least.
    const isNext =
      indexes.at(-1) === fileIndex && (file === own.path || isFileOf(snippets[fileIndex + 1], file))
    if (isNext || (indexes.at(-1) === fileIndex && snippets[fileIndex] === undefined)) fileIndex++
    indexes.push(fileIndex)
  }
  return indexes
}

const listOf = ({ value }: SourceFile): readonly unknown[] => {
  const list = valueAt(value, ['blocks'])
  return Array.isArray(list) ? list : []
}

const isFileOf = (name: unknown, file: string) => typeof name === 'string' && `pages/${name}.yaml` === file
