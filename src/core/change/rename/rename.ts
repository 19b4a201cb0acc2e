/** Gives a page another address: moves its file, updates all mentions, adds an alias for the old one. Writes no file. */

import type { Edit } from '../../../diagnostics/diagnostic.ts'
import { likely } from '../../../diagnostics/wording.ts'
import { applyEdits } from '../../base/edit.ts'
import { pathBeside, relativePath } from '../../base/relative-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { FileChange } from '../../load/file-change.ts'
import { fileOfRoute, routeRefusal, takenAddress } from '../../site/page-file.ts'
import { isPage, type Route, type RouteTable, routeOf, sameAddress, withoutHtml } from '../../site/routes.ts'
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

/** `languages` are the names of the other languages. The same page in each of them moves too. */
export function rename(
  documents: RenameSources,
  table: RouteTable,
  from: string,
  to: string,
  languages: readonly string[] = [],
): Renaming | Refusal {
  const { sources } = documents
  const moves = movesOf(table, from, to, languages)
  const pair = languages.find((name) => from.startsWith(`/${name}/`))
  const original = pair === undefined ? undefined : table.find(from.slice(pair.length + 1))?.route
  if (original !== undefined && table.find(from))
    return { refusal: `${from} is the page ${original} in another language: rename that, and both move.` }
  if (languages.some((name) => sameAddress(from, `/${name}`) || sameAddress(from, `/${name}/404`)))
    return { refusal: keepsAddress(from) }
  for (const move of moves) {
    const refusal = refusalOf(documents, table, move.written, move.to)
    if (refusal !== undefined) return { refusal }
  }
  const edited = sources.map((source) => ({
    source,
    edits: moves.flatMap((move) => mentionEdits(source, move.from, move.to)),
    move: isPage(source.path) ? moves.find((move) => move.from === routeOf(source.path)) : undefined,
  }))
  const moved = edited.flatMap(({ source, edits, move }) => {
    if (!move) return []
    const path = fileOfRoute(move.to)
    const all = [...edits, ...schemaLineEdits(source, path), ...aliasEdits(source, move.from, move.to)]
    return [{ source, path, after: applyEdits(source.text, all) }]
  })
  if (moved.length < moves.length) return { refusal: `There is no file for ${from}.` }
  const others = edited.filter(({ edits, move }) => !move && edits.length > 0)
  return {
    changes: [
      ...moved.map(({ path, after }) => ({ path, before: undefined, after })),
      ...others.map(({ source: { path, text }, edits }) => ({
        path,
        before: text,
        after: applyEdits(text, edits),
      })),
      ...moved.map(({ source: { path, text } }) => ({ path, before: text, after: undefined })),
    ],
    mentions: edited
      .filter(({ edits }) => edits.length > 0)
      .map(({ source, edits, move }) => ({
        path: move ? fileOfRoute(move.to) : source.path,
        places: edits.length,
      })),
  }
}

type Move = { readonly written: string; readonly from: Route; readonly to: Route }

/** The page, and the same page in the languages that have it. */
function movesOf(table: RouteTable, from: string, to: string, languages: readonly string[]): readonly Move[] {
  const route = table.find(from)?.route ?? from
  const pairs = languages.flatMap((name): Move[] => {
    const own = `/${name}${route}`
    return table.find(own)?.route === own ? [{ written: own, from: own, to: `/${name}${to}` }] : []
  })
  return [{ written: from, from: route, to }, ...pairs]
}

function refusalOf(
  { unread }: RenameSources,
  table: RouteTable,
  from: string,
  to: string,
): string | undefined {
  const found = table.find(from)
  if (!found) return `There is no page ${from}. ${likely(from, table.routes).help}`
  if (!sameAddress(found.route, from))
    return `${from} is another address of the page ${found.route}: rename that.`
  if (found.route === '/' || found.route === '/404') return keepsAddress(found.route)
  const [first] = unread
  if (first !== undefined)
    return `${first} cannot be read, so nobody knows whether it links to the page. Fix it first: npx ukurasa check.`
  if (sameAddress(to, from))
    return `${to} and ${found.route} are one address: capital letters make no difference.`
  const taken = table.find(to)
  if (!taken) return routeRefusal(to)
  const isOwn = taken.route === found.route
  if (!isOwn) return takenAddress(to, taken.route)
  return taken.anchor === undefined
    ? undefined
    : `${to} opens the place #${taken.anchor}: delete that alias first.`
}

const keepsAddress = (route: Route) =>
  `${route} cannot get another address: browsers look for this page there.`

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
  const own = listed.findIndex((path) => path !== undefined && sameAddress(withoutHtml(path), to))
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
