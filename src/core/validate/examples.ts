/** The examples of all blocks. The reference, the gallery, the stylesheet and the tests use them. */
import type { Block } from '../../../schema/page.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { toSource } from '../yaml/source.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { validatePage } from './validate.ts'

const FILES = import.meta.glob<string>('../../blocks/*/example.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of example.yaml for each block type. */
export const EXAMPLE_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, text]) => [path.split('/').at(-2) ?? '', text]),
)

export type Example = { readonly type: string; readonly name: string; readonly block: Block }

/** Throws if an example is not valid: that is our mistake, not an author's. */
export function examples(): readonly Example[] {
  return Object.entries(FILES).flatMap(([path, text]) => {
    const type = path.split('/').at(-2) ?? ''
    const refuse: Report = ({ message, span }) => {
      throw new Error(`src/blocks/${type}/example.yaml:${span.start.line}: ${message}`)
    }
    const source = toSource(`src/blocks/${type}/example.yaml`, text, refuse)
    const entries = Array.isArray(source.value) ? source.value : []
    const blocks = entries.map((entry: unknown) => valueAt(entry, ['block']))
    const page = validatePage(asPage(source, { title: type, description: type, blocks }), new Map(), refuse)
    return (page?.blocks ?? []).map((block, index) => ({
      type,
      block,
      name: String(valueAt(entries[index], ['name'])),
    }))
  })
}

/** The examples as the blocks of a page. Places are still those in the file. */
function asPage(source: SourceFile, value: unknown): SourceFile {
  const inFile = ([, index = 0, ...rest]: FieldPath): FieldPath => [index, 'block', ...rest]
  return {
    ...source,
    value,
    spanOf: (path) => source.spanOf(inFile(path)),
    spanOfKey: (path) => source.spanOfKey(inFile(path)),
    spanOfWords: (path, words, before) => source.spanOfWords(inFile(path), words, before),
  }
}
