/** Blocks that several pages share: `use: snippets/apply` among the blocks of a page stands for those of the snippet. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isTooMuch, LARGEST_FILE, type TakenUp } from '../../base/limits.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile, StandIn } from '../../yaml/source-file.ts'
import { fieldSpot } from '../../yaml/spot.ts'
import { fileMeant } from '../suggest-file.ts'
import type { TakenRows, WithRows } from '../tables/include-rows.ts'

/** A block as an author wrote it, and the document in which it stands. */
export type BlockPart = {
  readonly source: SourceFile
  readonly at: FieldPath
  readonly value: unknown
  /** Its lists that stand in tables. */
  readonly rows: readonly TakenRows[]
}

/** A page or a snippet, all snippets and tables taken up. A part that cannot be had is `undefined`; why is reported. */
export type Whole = { readonly source: SourceFile; readonly parts: readonly (BlockPart | undefined)[] }

/** By their names: `snippets/apply`. */
export type Snippets = ReadonlyMap<string, WithRows>

const FOLDER = 'pages/snippets/'
const SNIPPET = /^pages\/(snippets\/.+)\.yaml$/

/** The name by which pages take up the snippet that a file holds; `undefined` for other files. */
export const snippetName = (path: string): string | undefined =>
  path.startsWith(FOLDER) ? SNIPPET.exec(path)?.[1] : undefined

/** The blocks of a document that takes up nothing. */
export function ownParts(source: SourceFile): readonly BlockPart[] {
  return entriesOf(source).map((value, index) => ({ source, at: ['blocks', index], value, rows: [] }))
}

function entriesOf({ value }: SourceFile): readonly unknown[] {
  const listed = valueAt(value, ['blocks'])
  return Array.isArray(listed) ? listed : []
}

export function withSnippets(document: WithRows, snippets: Snippets, report: Report): Whole {
  const within = [snippetName(document.source.path) ?? '']
  const taking = { snippets, within, taken: { size: 0 }, met: new Set<SourceFile>() }
  const parts = partsOf(document, taking, report)
  const isPlain = parts.every((part, index) => part?.source === document.source && part.at[1] === index)
  return { source: isPlain ? document.source : joined(document.source, parts, taking.met), parts }
}

type Taking = {
  readonly snippets: Snippets
  /** The snippets that lead here. */
  readonly within: readonly string[]
  readonly taken: TakenUp
  /** All snippets on the way, also those that only lead to others: what they hold later counts as well. */
  readonly met: Set<SourceFile>
}

function partsOf(
  { source, rows, refused }: WithRows,
  taking: Taking,
  report: Report,
): readonly (BlockPart | undefined)[] {
  const parts: (BlockPart | undefined)[] = []
  for (const [index, value] of entriesOf(source).entries()) {
    const at = ['blocks', index]
    const name = valueAt(value, ['use'])
    if (typeof name === 'string') parts.push(...usedParts(name, { source, at, value }, taking, report))
    else if (refused.has(index)) parts.push(undefined)
    else parts.push({ source, at, value, rows: rows.filter(({ path }) => path[1] === index) })
  }
  return parts
}

function usedParts(
  name: string,
  { source, at, value }: Omit<BlockPart, 'rows'>,
  { snippets, within, taken, met }: Taking,
  report: Report,
): readonly (BlockPart | undefined)[] {
  const snippet = snippets.get(name)
  if (!snippet) {
    const known = [...snippets.keys()]
    const sure = fileMeant(name, known)
    const spot = fieldSpot(source, [...at, 'use'], name)
    report({ ...messages.unknownSnippet(name, known, sure), span: spot.span(), ...spot.fixWith(sure) })
  }
  const other = Object.keys(Object(value)).find((field) => field !== 'use')
  if (other !== undefined) report({ ...messages.useNotAlone(other), span: source.spanOfKey([...at, other]) })
  if (!snippet || other !== undefined || within.includes(name) || snippet.source.value === undefined)
    return [undefined]
  if (isTooMuch(taken)) return [undefined]
  met.add(snippet.source)
  taken.size += sizeOf(snippet)
  // What is wrong in a snippet is said of the snippet.
  const taking = { snippets, within: [...within, name], taken, met }
  const parts = isTooMuch(taken) ? [undefined] : partsOf(snippet, taking, () => undefined)
  if (isTooMuch(taken))
    report({ ...messages.fileTooLarge(taken.size, LARGEST_FILE, true), span: source.spanOf([...at, 'use']) })
  // One that holds no block is told of as such.
  return parts.length === 0 ? [undefined] : parts
}

const sizeOf = ({ source, rows }: WithRows): number =>
  rows.reduce((sum, { table }) => sum + table.source.text.length, source.text.length)

/** The page as one document: its value has the blocks of its snippets, which lie in their own files. */
function joined(
  source: SourceFile,
  parts: readonly (BlockPart | undefined)[],
  met: Taking['met'],
): SourceFile {
  const partAt = (path: FieldPath) => {
    const part = path[0] === 'blocks' && path.length > 1 ? parts[Number(path[1])] : undefined
    return { source: part?.source ?? source, path: part ? [...part.at, ...path.slice(2)] : path }
  }
  return {
    ...source,
    value: { ...Object(source.value), blocks: parts.map((part) => part?.value) },
    standIns: standInsOf(source, parts),
    dependsOn: [
      ...new Set([...source.dependsOn, ...[...met].flatMap(({ path, dependsOn }) => [path, ...dependsOn])]),
    ],
    textIn: (file) => {
      const owner = [...met].find(({ path, dependsOn }) => path === file || dependsOn.includes(file))
      return (owner ?? source).textIn(file)
    },
    mayHold: () => true,
    spanOf: (path) => {
      const part = partAt(path)
      return part.source.spanOf(part.path)
    },
    spanOfKey: (path) => {
      const part = partAt(path)
      return part.source.spanOfKey(part.path)
    },
    spanOfWords: (path, words, before) => {
      const part = partAt(path)
      return part.source.spanOfWords(part.path, words, before)
    },
  }
}

function standInsOf(source: SourceFile, parts: readonly (BlockPart | undefined)[]): readonly StandIn[] {
  const own = source.standIns.filter(({ path }) => path[0] !== 'blocks' || path.length < 2)
  const inBlocks = parts.flatMap((part, index) =>
    (part?.source.standIns ?? [])
      .filter(({ path }) => path[0] === 'blocks' && path[1] === part?.at[1])
      .map((standIn) => ({
        path: ['blocks', index, ...standIn.path.slice(2)],
        get span() {
          return standIn.span
        },
      })),
  )
  return [...own, ...inBlocks]
}
