/** What a change brings that somebody must still confirm: examples of new pages and blocks, and what was marked. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import { nameOfBlock } from '../page/names-of-parts.ts'
import { placeOf } from '../place-words.ts'
import { read } from '../session/read-text.ts'
import type { ProposedFile } from '../ways-out/way-out.ts'

export type Example = { readonly path: string; readonly at: FieldPath; readonly name: string }

/** One for each block, and one for each other field. What was open before is left out. */
export function examplesIn(files: readonly ProposedFile[]): readonly Example[] {
  return files.flatMap(({ path, opened, content }) => {
    const before = new Set(typeof opened === 'string' ? namesIn(path, opened).keys() : [])
    const now = typeof content === 'string' && path.endsWith('.yaml') ? namesIn(path, content) : []
    return [...now].flatMap(([name, at]) => (before.has(name) ? [] : [{ path, at, name }]))
  })
}

/** Of several in one block, the first one counts. */
function namesIn(path: string, text: string): ReadonlyMap<string, FieldPath> {
  const source = read(path, text)
  const places = new Map<string, FieldPath>()
  for (const { path: at } of source.standIns) {
    const name = nameOf(source, at)
    if (!places.has(name)) places.set(name, at)
  }
  return places
}

function nameOf({ value }: SourceFile, at: FieldPath): string {
  const [first, index] = at
  const isInBlock = first === 'blocks' && typeof index === 'number'
  return isInBlock ? nameOfBlock(valueAt(value, at.slice(0, 2)), index) : placeOf(at)
}
