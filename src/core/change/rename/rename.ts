/** Gives a page another address: moves its file, updates all mentions, adds an alias for the old one. Writes no file. */

import type { Edit } from '../../../diagnostics/diagnostic.ts'
import { meant } from '../../../diagnostics/wording.ts'
import { applyEdits } from '../../base/edit.ts'
import { pathBeside, relativePath } from '../../base/relative-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { FileChange } from '../../load/file-change.ts'
import { fileOfRoute, routeRefusal } from '../../site/page-file.ts'
import { isPage, type Route, type RouteTable, routeOf, sameAddress } from '../../site/routes.ts'
import { addEntry, addLines } from '../../yaml/add-lines.ts'
import { schemaLine } from '../../yaml/schema-line.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { mentionEdits } from './mentions.ts'

export type Renaming = {
  readonly changes: readonly FileChange[]
  /** The files that mention the page, and how often. */
  readonly mentions: readonly { readonly path: string; readonly places: number }[]
}

export type Refusal = { readonly refusal: string }

/** All documents that may mention a page. */
export type RenameSources = {
  /** site.yaml, the pages, the snippets and the tables. */
  readonly sources: readonly SourceFile[]
  /** The paths of the documents that cannot be read. */
  readonly unread: readonly string[]
}

export function rename(
  documents: RenameSources,
  table: RouteTable,
  from: string,
  to: string,
): Renaming | Refusal {
  const { sources } = documents
  const refusal = refusalOf(documents, table, from, to)
  if (refusal !== undefined) return { refusal }
  const route = table.find(from)?.route ?? from
  const own = sources.find(({ path }) => isPage(path) && routeOf(path) === route)
  if (!own) return { refusal: `There is no file for ${from}.` }
  const path = fileOfRoute(to)
  const edited = sources.map((source) => ({ source, edits: mentionEdits(source, route, to) }))
  const changes = edited.flatMap(({ source, edits }): FileChange[] => {
    if (source === own) return []
    return edits.length === 0
      ? []
      : [{ path: source.path, before: source.text, after: applyEdits(source.text, edits) }]
  })
  const moved = [
    ...(edited.find(({ source }) => source === own)?.edits ?? []),
    ...schemaLineEdits(own, path),
    ...aliasEdits(own, route, to),
  ]
  return {
    changes: [
      { path, before: undefined, after: applyEdits(own.text, moved) },
      ...changes,
      { path: own.path, before: own.text, after: undefined },
    ],
    mentions: edited
      .filter(({ edits }) => edits.length > 0)
      .map(({ source, edits }) => ({ path: source === own ? path : source.path, places: edits.length })),
  }
}

function refusalOf(
  { unread }: RenameSources,
  table: RouteTable,
  from: string,
  to: string,
): string | undefined {
  const found = table.find(from)
  if (!found) return `There is no page ${from}. ${meant(from, table.routes, 'Some pages are')}`
  if (!sameAddress(found.route, from))
    return `${from} is another address of the page ${found.route}: rename that.`
  if (found.route === '/' || found.route === '/404') return `${found.route} keeps its address.`
  const [first] = unread
  if (first !== undefined)
    return `${first} cannot be read, so nobody knows whether it links to the page. Mend it first: npx ukurasa check.`
  if (sameAddress(to, from))
    return `${to} and ${found.route} are one address: capital letters make no difference.`
  const taken = table.find(to)
  if (!taken) return routeRefusal(to)
  const isOwn = taken.route === found.route
  if (!isOwn) return `${to} is an address of the page ${taken.route}.`
  return taken.anchor === undefined
    ? undefined
    : `${to} opens the place #${taken.anchor}: delete that alias first.`
}

/** The schema line is relative to the file. */
function schemaLineEdits({ path, text }: SourceFile, newPath: string): readonly Edit[] {
  const line = schemaLine(text)
  if (!line) return []
  const moved = relativePath(newPath, pathBeside(path, line.schema))
  return [{ file: path, start: line.start, end: line.start + line.schema.length, text: moved }]
}

/** Adds the old address as an alias. If the new address was an alias, the old one replaces it. */
function aliasEdits(source: SourceFile, from: Route, to: Route): readonly Edit[] {
  const listed = aliasesOf(source)
  if (listed.length === 0) return [addLines(source, fieldBefore(source), ['aliases:', `  - ${from}`])]
  const own = listed.findIndex((path) => path !== undefined && sameAddress(path, to))
  if (own < 0) return [addEntry(source, ['aliases'], listed.length - 1, from)]
  const { start, end } = source.spanOf(['aliases', own])
  return [{ file: source.path, start: start.offset, end: end.offset, text: from }]
}

/** The aliases of a page. `undefined` for those with an anchor. */
function aliasesOf({ value }: SourceFile): readonly (string | undefined)[] {
  const listed = valueAt(value, ['aliases'])
  if (!Array.isArray(listed)) return []
  return listed.map((entry: unknown) => (typeof entry === 'string' ? entry : undefined))
}

/** The field after which `aliases` is added. */
function fieldBefore({ value }: SourceFile): string {
  const names = Object.keys(typeof value === 'object' && value !== null ? value : {})
  return names.includes('description') ? 'description' : (names[0] ?? '')
}
