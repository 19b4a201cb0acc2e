/** A new page with its entries in the menu and a chain, as changes that are not written yet. */
import type { Diagnostic, Edit } from '../../diagnostics/diagnostic.ts'
import { applyEdits } from '../edit.ts'
import { changedFiles, type FileChange } from '../file-change.ts'
import type { SiteFiles } from '../load.ts'
import { type ReadResult, readSite } from '../read-site.ts'
import type { SourceFile } from '../source.ts'
import { type NewPage, pageText } from './page-text.ts'

export type Wanted = Omit<NewPage, 'blocks'> & {
  /** For each block its type and the texts that it could have. */
  readonly blocks: readonly { readonly type: string; readonly texts: readonly string[] }[]
  /** What site.yaml gets. */
  readonly edits: readonly Edit[]
}

export type Made = { readonly changes: readonly FileChange[]; readonly result: ReadResult }

/** No block has more examples than this. */
const MOST_ROUNDS = 8

/** Of a block's texts the first one is taken that a check has nothing to say about, else the very first. */
export function newPage(wanted: Wanted, files: SiteFiles, site: SourceFile, now: Date): Made {
  const make = (choice: readonly number[]): Made => {
    const blocks = wanted.blocks.map(({ type, texts }, index) => ({
      type,
      lines: texts[choice[index] ?? 0] ?? '',
    }))
    const page = { path: wanted.path, before: undefined, after: pageText({ ...wanted, blocks }) }
    const edited = { path: site.path, before: site.text, after: applyEdits(site.text, wanted.edits) }
    const changes = wanted.edits.length > 0 ? [page, edited] : [page]
    return { changes, result: readSite(files.root, { now, files: changedFiles(files, changes) }) }
  }
  let choice = wanted.blocks.map(() => 0)
  let made = make(choice)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const criticised = blocksWithFindings(made.result, wanted.path)
    const next = choice.map((number, index) =>
      criticised.has(index) ? (number + 1) % (wanted.blocks[index]?.texts.length ?? 1) : number,
    )
    if (next.every((number, index) => number === choice[index])) break
    choice = next
    made = make(choice)
  }
  return made
}

/** The blocks of a page that a check has something to say about. */
function blocksWithFindings({ diagnostics, sources }: ReadResult, path: string): ReadonlySet<number> {
  const source = sources.find((each) => each.path === path)
  const found = diagnostics.filter(({ span }) => span.file === path)
  return new Set(source ? found.map((diagnostic) => blockAt(source, diagnostic)) : [])
}

function blockAt({ value, spanOf }: SourceFile, { span }: Diagnostic): number {
  const listed = typeof value === 'object' && value !== null && 'blocks' in value ? value.blocks : []
  const blocks = Array.isArray(listed) ? listed : []
  return blocks.findIndex((_: unknown, index) => {
    const { start, end } = spanOf(['blocks', index])
    return start.offset <= span.start.offset && span.start.offset < end.offset
  })
}
