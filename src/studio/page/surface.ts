/** What can be chosen on the page: its blocks, and the texts of the block that is open. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { signal } from '../../preview/signal.ts'
import { innerField, type Marking, type TextKind } from '../engine/mark-texts.ts'
import { fileIndexes, markedBlock } from '../session/page-blocks.ts'
import { store } from '../session/state.ts'
import { type Box, blocksOf, boxAround, boxOfBlock, isElement } from './dom.ts'
import { pageInFrame } from './frame.ts'
import { nameOfBlock } from './names-of-parts.ts'
import { parseHtml } from './parse.ts'
import { type Region, regionsIn } from './regions.ts'
import { keepSteady, pageChanges } from './show-page.ts'

export type SurfaceBlock = { readonly fileIndex: number; readonly name: string; readonly box: Box }
export type SurfaceText = {
  /** From the root of the page's file. */
  readonly path: FieldPath
  readonly kind: TextKind
  readonly box: Box
  readonly range: Range
}

export type Surface = {
  readonly blocks: readonly SurfaceBlock[]
  readonly texts: readonly SurfaceText[]
  /** Whether the open block has texts that are only in the form. */
  readonly hasMore: boolean
}

const NOTHING: Surface = { blocks: [], texts: [], hasMore: false }
export const surface = signal(NOTHING)

/** The regions of the open block, as long as the page has not changed. */
let surveyed: ({ readonly fileIndex: number; readonly change: number } & Found) | undefined

type Found = { readonly regions: readonly Region[]; readonly isWhole: boolean }

/** Measures again where everything is. */
export async function measure(): Promise<void> {
  const page = await pageInFrame()
  const state = store.get()
  if (!page?.body || !state) return
  const indexes = fileIndexes()
  const present = blocksOf(page)
  keepSteady(indexes.indexOf(state.block ?? -1))
  // The form shows another file, such as a snippet of the page.
  if (state.formPath !== state.framePath) return surface.set(NOTHING)
  const list = valueAt(state.source.value, ['blocks'])
  const blocks = (Array.isArray(list) ? list : []).flatMap(
    (block: unknown, fileIndex): readonly SurfaceBlock[] => {
      const nodes = indexes.flatMap((each, pageIndex) =>
        each === fileIndex ? (present.get(pageIndex)?.nodes ?? []) : [],
      )
      const box = boxOfBlock(page, { nodes })
      return box ? [{ fileIndex, name: nameOfBlock(block, fileIndex), box }] : []
    },
  )
  const { isWhole, regions } = surveyedNow() ?? { isWhole: true, regions: [] }
  const texts = textsOn(page)
  const seen = new Set(texts.map(({ path }) => String(path.slice(2))))
  // A chart has its words twice: the second time in a table that is folded.
  const isFoldedAway = ({ path, range }: Region) => isFolded(range) && !seen.has(String(path))
  surface.set({ blocks, texts, hasMore: !isWhole || regions.some(isFoldedAway) })
}

/** Finds the texts of the open block. */
export async function survey(): Promise<void> {
  const fileIndex = store.get()?.block
  const change = pageChanges.get()
  const page = await pageInFrame()
  if (!page || fileIndex === undefined) return void measure()
  if (surveyed?.fileIndex !== fileIndex || surveyed.change !== change) {
    const found = await regionsOf(page, fileIndex)
    if (pageChanges.get() !== change || store.get()?.block !== fileIndex) return survey()
    surveyed = { fileIndex, change, ...found }
  }
  await measure()
}

const ALL: Marking = { depth: Number.POSITIVE_INFINITY }

/** A view may group by one inner field. If it measures by more, it shows at least its heading as the file says it. */
function* markingsOf(pageIndex: number): Generator<Marking> {
  yield ALL
  const texts = markedBlock(pageIndex, ALL)?.texts ?? []
  const inner = new Set(texts.flatMap((text) => (text && innerField(text.path)) ?? []))
  for (const without of inner) yield { ...ALL, without }
  yield { depth: 1 }
}

async function regionsOf(page: Document, fileIndex: number): Promise<Found> {
  const pageIndex = fileIndexes().indexOf(fileIndex)
  const own = blocksOf(page).get(pageIndex)
  // The blocks of a snippet are changed in its own file.
  for (const marking of own && !isSnippet(fileIndex) ? markingsOf(pageIndex) : []) {
    const block = markedBlock(pageIndex, marking)
    const marked = block && (await parseHtml(block.html))
    const regions = marked && own && regionsIn(page, own.nodes, [...marked.body.childNodes], block.texts)
    if (regions) return { regions, isWhole: marking === ALL }
  }
  return { regions: [], isWhole: false }
}

/** `undefined` as long as the page and the open block are others. */
function surveyedNow() {
  return surveyed?.fileIndex === store.get()?.block && surveyed?.change === pageChanges.get()
    ? surveyed
    : undefined
}

function isSnippet(fileIndex: number): boolean {
  return valueAt(store.get()?.source.value, ['blocks', fileIndex, 'use']) !== undefined
}

/** An answer that is closed has a place, but nobody sees it there. */
function isFolded({ startContainer: node }: Range): boolean {
  const element = isElement(node) ? node : node.parentElement
  return Boolean(element?.closest('details:not([open]) > :not(summary)'))
}

/** A text that is shown twice, as on narrow screens, counts where it can be seen. Texts from tables are not here. */
function textsOn(page: Document): readonly SurfaceText[] {
  const { source, block } = store.get() ?? {}
  const known = new Set<string>()
  if (block === undefined) return []
  return (surveyedNow()?.regions ?? []).flatMap(({ path: inBlock, kind, range }) => {
    const path = ['blocks', block, ...inBlock]
    const key = path.join('-')
    const box = boxAround(page, [...range.getClientRects()])
    if (!box || isFolded(range) || known.has(key) || typeof valueAt(source?.value, path) !== 'string')
      return []
    known.add(key)
    return [{ path, kind, box, range }]
  })
}

/** Measures whenever the page, its size or the open block changes. Texts are found after a pause. */
export async function startMeasuring(): Promise<void> {
  const page = await pageInFrame()
  if (!page) return
  let later: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(later)
    later = setTimeout(() => void survey(), 120)
  }
  const openNow = () => `${store.get()?.formPath} ${store.get()?.block}`
  let open = openNow()
  store.subscribe(() => {
    if (openNow() === open) return
    open = openNow()
    // At once, before the page changes.
    keepSteady(fileIndexes().indexOf(store.get()?.block ?? -1))
    void survey()
  })
  pageChanges.subscribe(soon)
  new ResizeObserver(soon).observe(page.documentElement)
  new ResizeObserver(soon).observe(page.body)
  void survey()
}
