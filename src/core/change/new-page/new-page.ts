/** Makes a new page, with its entries in the menu and in a chain. Writes no file. */
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../base/edit.ts'
import type { ReadResult } from '../../check/read-site.ts'
import type { FileChange } from '../../load/file-change.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { ReadChanged } from '../new-errors.ts'
import { type NewPage, pageText } from './page-text.ts'

export type NewPageRequest = Omit<NewPage, 'blocks'> & {
  /** For each block its type, and the texts to choose from. */
  readonly blocks: readonly { readonly type: string; readonly texts: readonly string[] }[]
  /** The edits of site.yaml. */
  readonly edits: readonly Edit[]
}

export type NewPageResult = { readonly changes: readonly FileChange[]; readonly result: ReadResult }

/** Chooses the text of each block with the fewest diagnostics, or the first if there is no difference. */
export function newPage(request: NewPageRequest, read: ReadChanged, site: SourceFile): NewPageResult {
  const make = (choice: readonly number[]): NewPageResult => {
    const blocks = request.blocks.map(({ type, texts }, index) => ({
      type,
      lines: texts[choice[index] ?? 0] ?? '',
    }))
    const page = { path: request.path, before: undefined, after: pageText({ ...request, blocks }) }
    const edited = { path: site.path, before: site.text, after: applyEdits(site.text, request.edits) }
    const changes = request.edits.length > 0 ? [page, edited] : [page]
    return { changes, result: read(changes) }
  }
  let choice = request.blocks.map(() => 0)
  let best = make(choice)
  for (const index of blocksWithFindings(best.result, request.path)) {
    for (const number of request.blocks[index]?.texts.keys() ?? []) {
      const other = choice.with(index, number)
      const made = make(other)
      if (weightOf(made, request.path) >= weightOf(best, request.path)) continue
      best = made
      choice = other
    }
  }
  return best
}

/** The number of diagnostics of a page. An error weighs more than all warnings. */
function weightOf({ result }: NewPageResult, path: string): number {
  const found = result.diagnostics.filter(({ span }) => span.file === path)
  return found.length + found.filter(({ severity }) => severity === 'error').length * 1000
}

/** The indexes of the blocks with diagnostics. */
function blocksWithFindings({ diagnostics, sources }: ReadResult, path: string): ReadonlySet<number> {
  const source = sources.find((each) => each.path === path)
  const found = diagnostics.filter(({ span }) => span.file === path)
  const blocks = source ? found.map((diagnostic) => blockAt(source, diagnostic)) : []
  return new Set(blocks.filter((index) => index >= 0))
}

function blockAt({ value, spanOf }: SourceFile, { span }: Diagnostic): number {
  const listed = typeof value === 'object' && value !== null && 'blocks' in value ? value.blocks : []
  const blocks = Array.isArray(listed) ? listed : []
  return blocks.findIndex((_: unknown, index) => {
    const { start, end } = spanOf(['blocks', index])
    return start.offset <= span.start.offset && span.start.offset < end.offset
  })
}
