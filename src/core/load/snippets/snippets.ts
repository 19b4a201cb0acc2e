/** Snippets: blocks that several pages share. `use: snippets/apply` on a page stands for the blocks of that snippet. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { type IncludedSize, isTooMuch, LARGEST_FILE } from '../../base/limits.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile, StandIn } from '../../yaml/source-file.ts'
import { fieldSpot } from '../../yaml/spot.ts'
import { spansFrom } from '../spans-from.ts'
import { suggestFile } from '../suggest-file.ts'
import type { IncludedRows, WithRows } from '../tables/include-rows.ts'

/** A block as an author wrote it, and the document that it is in. */
export type WrittenBlock = {
  readonly source: SourceFile
  readonly at: FieldPath
  readonly value: unknown
  /** Its lists that come from tables. */
  readonly rows: readonly IncludedRows[]
}

/**
 * A page or a snippet with the blocks of all snippets that it includes. A block is `undefined` if its snippet or table
 * cannot be read; that has been reported.
 */
export type ExpandedDocument = {
  readonly source: SourceFile
  readonly blocks: readonly (WrittenBlock | undefined)[]
}

/** By their names: `snippets/apply`. `languages` are the names of the other languages of the site. */
export type Snippets = ReadonlyMap<string, WithRows> & { readonly languages: readonly string[] }

const FOLDER = 'pages/snippets/'
const SNIPPET = /^pages\/(snippets\/.+)\.yaml$/

/** The name that pages use for the snippet in a file; `undefined` for other files. */
export const snippetName = (path: string): string | undefined =>
  path.startsWith(FOLDER) ? SNIPPET.exec(path)?.[1] : undefined

/** The blocks of a document that includes nothing. */
export function ownBlocks(source: SourceFile): readonly WrittenBlock[] {
  return entriesOf(source).map((value, index) => ({ source, at: ['blocks', index], value, rows: [] }))
}

/** The entries of `blocks` in a document. */
export function entriesOf({ value }: SourceFile): readonly unknown[] {
  const listed = valueAt(value, ['blocks'])
  return Array.isArray(listed) ? listed : []
}

export function withSnippets(document: WithRows, snippets: Snippets, report: Report): ExpandedDocument {
  const within = [snippetName(document.source.path) ?? '']
  const expansion = { snippets, within, included: { size: 0 }, met: new Set<SourceFile>() }
  const blocks = blocksOf(document, expansion, report)
  const isPlain = blocks.every((block, index) => block?.source === document.source && block.at[1] === index)
  return { source: isPlain ? document.source : joined(document.source, blocks, expansion.met), blocks }
}

type Expansion = {
  readonly snippets: Snippets
  /** The snippets around this one. */
  readonly within: readonly string[]
  readonly included: IncludedSize
  /** All snippets so far. Those that only include others count too: the result depends on them. */
  readonly met: Set<SourceFile>
}

function blocksOf(
  { source, rows, refused }: WithRows,
  expansion: Expansion,
  report: Report,
): readonly (WrittenBlock | undefined)[] {
  const blocks: (WrittenBlock | undefined)[] = []
  for (const [index, value] of entriesOf(source).entries()) {
    const at = ['blocks', index]
    const name = valueAt(value, ['use'])
    if (typeof name === 'string')
      blocks.push(...includedBlocks(name, { source, at, value }, expansion, report))
    else if (refused.has(index)) blocks.push(undefined)
    else blocks.push({ source, at, value, rows: rows.filter(({ path }) => path[1] === index) })
  }
  return blocks
}

/** The same snippet in the language of a document: `snippets/sw/fees` for `snippets/fees` in `pages/sw/`. */
function inOwnLanguage(name: string, path: string, snippets: Snippets): string | undefined {
  const [used, language] = [name, snippetName(path) ?? path].map((each) => languageOf(each, snippets))
  const own = name.replace(used ? `/${used}/` : '/', language ? `/${language}/` : '/')
  return used !== language && snippets.has(own) ? own : undefined
}

/** `sw` for `pages/sw/fees.yaml` and for `snippets/sw/fees`. */
const languageOf = (path: string, { languages }: Snippets) =>
  languages.find((name) => path.split('/')[1] === name)

function includedBlocks(
  name: string,
  { source, at, value }: Omit<WrittenBlock, 'rows'>,
  { snippets, within, included, met }: Expansion,
  report: Report,
): readonly (WrittenBlock | undefined)[] {
  const snippet = snippets.get(name)
  if (!snippet) {
    // What is in another language is not meant.
    // A file with a name that it cannot have is there, too.
    const all = [...snippets.keys()].filter((each) => /^[\w/-]+$/.test(each))
    const own = all.filter((each) => languageOf(each, snippets) === languageOf(name, snippets))
    const known = own.length > 0 ? own : all
    const sure = suggestFile(name, own)
    const spot = fieldSpot(source, [...at, 'use'], name)
    report({ ...messages.unknownSnippet(name, known, sure), span: spot.span(), ...spot.fixWith(sure) })
  }
  const own = inOwnLanguage(name, source.path, snippets)
  if (snippet && own !== undefined) {
    const spot = fieldSpot(source, [...at, 'use'], name)
    report({ ...messages.snippetOfAnotherLanguage(name, own), span: spot.span(), ...spot.fixWith(own) })
  }
  const others = Object.keys(Object(value)).filter((field) => field !== 'use')
  const [other] = others
  if (other !== undefined) report({ ...messages.useNotAlone(others), span: source.spanOfKey([...at, other]) })
  if (!snippet || other !== undefined || within.includes(name) || snippet.source.value === undefined)
    return [undefined]
  if (isTooMuch(included)) return [undefined]
  met.add(snippet.source)
  included.size += sizeOf(snippet)
  // Mistakes in the snippet are reported once, for the snippet itself.
  const expansion = { snippets, within: [...within, name], included, met }
  const blocks = isTooMuch(included) ? [undefined] : blocksOf(snippet, expansion, () => undefined)
  if (isTooMuch(included))
    report({
      ...messages.fileTooLarge(included.size, LARGEST_FILE, true),
      span: source.spanOf([...at, 'use']),
    })
  // A snippet without blocks has its own message.
  return blocks.length === 0 ? [undefined] : blocks
}

/** In characters. */
const sizeOf = ({ source, rows }: WithRows): number =>
  rows.reduce((sum, { table }) => sum + table.source.text.length, source.text.length)

/** The page as one document. Its value has the blocks of its snippets; their spans lie in the files of the snippets. */
function joined(
  source: SourceFile,
  blocks: readonly (WrittenBlock | undefined)[],
  met: Expansion['met'],
): SourceFile {
  const originOf = (path: FieldPath) => {
    const block = path[0] === 'blocks' && path.length > 1 ? blocks[Number(path[1])] : undefined
    return { source: block?.source ?? source, path: block ? [...block.at, ...path.slice(2)] : path }
  }
  return {
    ...source,
    value: { ...Object(source.value), blocks: blocks.map((block) => block?.value) },
    standIns: standInsOf(source, blocks),
    dependsOn: [
      ...new Set([...source.dependsOn, ...[...met].flatMap(({ path, dependsOn }) => [path, ...dependsOn])]),
    ],
    textIn: (file) => {
      const owner = [...met].find(({ path, dependsOn }) => path === file || dependsOn.includes(file))
      return (owner ?? source).textIn(file)
    },
    mayHold: (pattern) => [source, ...met].some((each) => each.mayHold(pattern)),
    ...spansFrom(originOf),
  }
}

function standInsOf(source: SourceFile, blocks: readonly (WrittenBlock | undefined)[]): readonly StandIn[] {
  const own = source.standIns.filter(({ path }) => path[0] !== 'blocks' || path.length < 2)
  const inBlocks = blocks.flatMap((block, index) =>
    (block?.source.standIns ?? [])
      .filter(({ path }) => path[0] === 'blocks' && path[1] === block?.at[1])
      .map((standIn) => ({
        path: ['blocks', index, ...standIn.path.slice(2)],
        get span() {
          return standIn.span
        },
      })),
  )
  return [...own, ...inBlocks]
}
