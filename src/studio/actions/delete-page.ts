/** Deletes a page, and changes what leads there. Writes no file. */

import { applyEdits, applySplices } from '../../core/base/edit.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { fieldOf } from '../../core/base/texts-in.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { newErrors, type ReadChanged } from '../../core/change/new-errors.ts'
import {
  type Mention,
  mentionEdits,
  mentionsIn,
  relinked,
  unlinked,
} from '../../core/change/rename/mentions.ts'
import { documentsOf, tableOf } from '../../core/change/rename/rename-in-site.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import { isPage, type Route, type RouteTable, routeOf } from '../../core/site/routes.ts'
import { languagesIn } from '../../core/validate/site-in-language.ts'
import { toSource } from '../../core/yaml/source.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import { operate } from '../operations/operate.ts'
import type { Operation } from '../operations/operation.ts'

/** What becomes of a place that leads to the page. `left`: the author must change it. */
type Lead = {
  readonly path: string
  readonly at: FieldPath
  readonly becomes: 'removed' | 'redirected' | 'words' | 'left'
}

export type Deleting = {
  readonly changes: readonly FileChange[]
  /** The page, and the same page in the other languages. */
  readonly gone: readonly string[]
  readonly leads: readonly Lead[]
  /** The errors that are there afterwards, in words. */
  readonly errors: readonly string[]
}

type Gone = { readonly path: string; readonly from: Route; readonly to: Route | undefined }

/** All addresses of a page. Those that open a place on it are left out. */
const addressesOf = ({ path, value }: SourceFile): readonly Route[] => {
  const listed = valueAt(value, ['aliases'])
  const others: readonly unknown[] = Array.isArray(listed) ? listed : []
  return [routeOf(path), ...others.filter((each) => typeof each === 'string')]
}

/** `to` is the page where visitors go instead, if there is one. */
export function deletePage(
  read: ReadChanged,
  names: readonly string[],
  path: string,
  to: Route | undefined,
): Deleting | { readonly refused: 'needed' } {
  const before = read([])
  const table = tableOf(before)
  const { sources } = documentsOf(before, names)
  const languages = languagesIn(sources.find((each) => each.path === 'site.yaml')?.value)
  const from = routeOf(path)
  const homes = ['', ...languages.map((name) => `/${name}`)].flatMap((home) => [home || '/', `${home}/404`])
  if (homes.includes(from)) return { refused: 'needed' }
  const gone = goneWith(table, { path, from, to }, languages, sources)
  const paths = gone.map((each) => each.path)
  const rewritten = sources
    .filter((source) => !paths.includes(source.path))
    .map((source) => ({ source, ...without(source, gone, sources) }))
  const changes = [
    ...rewritten.flatMap(({ source, after }) =>
      after === source.text ? [] : [{ path: source.path, before: source.text, after }],
    ),
    // The page itself first: Undo shows the first one.
    ...paths.flatMap((each) =>
      sources
        .filter((source) => source.path === each)
        .map(({ text }) => ({ path: each, before: text, after: undefined })),
    ),
  ]
  const leads = rewritten.flatMap((each) => each.leads)
  return { changes, gone: paths, leads, errors: newErrors(before, read(changes)) }
}

function goneWith(
  table: RouteTable,
  page: Gone,
  languages: readonly string[],
  sources: readonly SourceFile[],
): readonly Gone[] {
  const pairs = languages.flatMap((name): readonly Gone[] => {
    const own = `/${name}${page.from}`
    const source = sources.find(({ path }) => isPage(path) && routeOf(path) === own)
    const target = page.to === undefined ? undefined : table.find(`/${name}${page.to}`)?.route
    return source ? [{ path: source.path, from: own, to: target ?? page.to }] : []
  })
  return [page, ...pairs]
}

type Rewritten = { readonly after: string; readonly leads: readonly Lead[] }

/** The text of a document after the pages are gone. */
function without(source: SourceFile, gone: readonly Gone[], sources: readonly SourceFile[]): Rewritten {
  if (source.path.endsWith('.csv')) return inTable(source, gone)
  let rewritten: Rewritten = { after: source.text, leads: [] }
  for (const page of gone) {
    const now = toSource(source.path, rewritten.after, () => undefined)
    const { after, leads } = withoutOne(now, page)
    rewritten = { after, leads: [...rewritten.leads, ...leads] }
  }
  const heirs = gone.filter(({ to }) => isPage(source.path) && to === routeOf(source.path))
  const moved = sources.filter(({ path }) => heirs.some((page) => page.path === path)).flatMap(addressesOf)
  return { ...rewritten, after: moved.reduce(withAlias, rewritten.after) }
}

function withoutOne(source: SourceFile, page: Gone): Rewritten {
  const { path } = source
  const mentions = mentionsIn(source, page.from)
  const entries = mentions.filter((mention) => isEntry(path, mention))
  let after = source.text
  const leads: Lead[] = []
  for (const mention of mentions) {
    if (entries.includes(mention)) continue
    const [operation, becomes] = linkChange(mention, page)
    const changed = operation && changedBy(path, after, operation)
    leads.push({ path, at: mention.path, becomes: changed === undefined ? 'left' : becomes })
    after = changed ?? after
  }
  // From the last to the first, so that the others keep their places.
  for (const { path: at } of entries.toReversed()) {
    const changed = withoutEntry(path, after, at)
    leads.unshift({ path, at, becomes: changed === undefined ? 'left' : 'removed' })
    after = changed ?? after
  }
  return { after, leads }
}

/** An entry of a menu, of a chain, or of the pages without a popup. It means nothing without its page. */
const isEntry = (file: string, { path, isAddress }: Mention): boolean =>
  isAddress &&
  path.some((key) => typeof key === 'number') &&
  (file === 'site.yaml' || fieldOf(path) === 'hideOn')

function linkChange(
  { path: at, text, isAddress }: Mention,
  { from, to }: Gone,
): readonly [operation: Operation | undefined, becomes: Lead['becomes']] {
  if (isAddress) return [to === undefined ? undefined : { kind: 'set', at, value: to }, 'redirected']
  const words = to === undefined ? unlinked(text, from) : relinked(text, from, to)
  if (words === text) return [undefined, 'left']
  return [{ kind: 'set-text', at, text: words }, to === undefined ? 'words' : 'redirected']
}

function changedBy(path: string, text: string, operation: Operation): string | undefined {
  const outcome = operate({ path, text }, operation)
  return 'refused' in outcome ? undefined : applySplices(text, outcome.edits)
}

/** A list that loses its last entry goes too: an empty dropdown or chain is a mistake. */
function withoutEntry(path: string, text: string, at: FieldPath): string | undefined {
  const index = at.findLastIndex((key) => typeof key === 'number')
  const list = at.slice(0, index)
  const { value } = toSource(path, text, () => undefined)
  const entries = valueAt(value, list)
  const isLast = Array.isArray(entries) && entries.length === 1
  if (isLast && list.some((key) => typeof key === 'number')) return withoutEntry(path, text, list)
  if (isLast) return changedBy(path, text, { kind: 'unset', at: list })
  return changedBy(path, text, { kind: 'remove', list, index: Number(at[index]) })
}

/** Cells are changed in the text: operations are for YAML. */
function inTable(source: SourceFile, gone: readonly Gone[]): Rewritten {
  const leads = gone.flatMap(({ from, to }) =>
    mentionsIn(source, from).map(
      ({ path: at }): Lead => ({ path: source.path, at, becomes: to === undefined ? 'left' : 'redirected' }),
    ),
  )
  const edits = gone.flatMap(({ from, to }) => (to === undefined ? [] : mentionEdits(source, from, to)))
  return { after: applyEdits(source.text, edits), leads }
}

/** The old address leads to the page that takes its place. */
function withAlias(text: string, from: Route): string {
  const { value } = toSource('', text, () => undefined)
  const listed = valueAt(value, ['aliases'])
  const operation: Operation = Array.isArray(listed)
    ? { kind: 'insert', list: ['aliases'], index: listed.length, value: from }
    : { kind: 'set', at: ['aliases'], value: [from], after: 'description' }
  return changedBy('', text, operation) ?? text
}
