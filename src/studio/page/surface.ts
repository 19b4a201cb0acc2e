/** What can be chosen on the page: its blocks, and the texts of the block that is open. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { signal } from '../../preview/page/signal.ts'
import { innerField, type Marking, type TextKind } from '../engine/mark-texts.ts'
import { blockPlaces, markedBlock } from '../session/page-blocks.ts'
import { store } from '../session/state.ts'
import { type Box, blocksOf, boxAround, boxOfBlock } from './dom.ts'
import { pageInFrame } from './frame.ts'
import { nameOfBlock } from './names-of-parts.ts'
import { parseHtml } from './parse.ts'
import { type Region, regionsIn } from './regions.ts'
import { keepSteady, pageChanges } from './show-page.ts'

/** `entry` is the number in the list of blocks, which a snippet has once. */
export type SurfaceBlock = { readonly entry: number; readonly name: string; readonly box: Box }
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
let surveyed: ({ readonly entry: number; readonly change: number } & Found) | undefined

type Found = { readonly regions: readonly Region[]; readonly isWhole: boolean }

/** Measures again where everything is. */
export async function measure(): Promise<void> {
  const page = await pageInFrame()
  const state = store.get()
  if (!page?.body || !state) return
  const places = blockPlaces()
  const present = blocksOf(page)
  keepSteady(places.indexOf(state.block ?? -1))
  // The form shows another file, such as a snippet of the page.
  if (state.path !== state.page) return surface.set(NOTHING)
  const list = valueAt(state.source.value, ['blocks'])
  const blocks = (Array.isArray(list) ? list : []).flatMap(
    (block: unknown, entry): readonly SurfaceBlock[] => {
      const nodes = places.flatMap((place, index) =>
        place === entry ? (present.get(index)?.nodes ?? []) : [],
      )
      const box = boxOfBlock(page, { nodes })
      return box ? [{ entry, name: nameOfBlock(block, entry), box }] : []
    },
  )
  const { isWhole } = surveyedNow() ?? { isWhole: true }
  surface.set({ blocks, texts: textsOn(page), hasMore: !isWhole })
}

/** Finds the texts of the open block. */
export async function survey(): Promise<void> {
  const entry = store.get()?.block
  const change = pageChanges.get()
  const page = await pageInFrame()
  if (!page || entry === undefined) return void measure()
  if (surveyed?.entry !== entry || surveyed.change !== change) {
    const found = await regionsOf(page, entry)
    if (pageChanges.get() !== change || store.get()?.block !== entry) return
    surveyed = { entry, change, ...found }
  }
  await measure()
}

const ALL: Marking = { depth: Number.POSITIVE_INFINITY }

/** A view may group by one inner field. If it measures by more, it shows at least its heading as the file says it. */
function* markingsOf(index: number): Generator<Marking> {
  yield ALL
  const texts = markedBlock(index, ALL)?.texts ?? []
  const inner = new Set(texts.flatMap((text) => (text && innerField(text.path)) ?? []))
  for (const without of inner) yield { ...ALL, without }
  yield { depth: 1 }
}

async function regionsOf(page: Document, entry: number): Promise<Found> {
  const places = blockPlaces()
  const index = places.indexOf(entry)
  const own = blocksOf(page).get(index)
  // The blocks of a snippet are changed in its own file.
  for (const marking of own && !isSnippet(entry) ? markingsOf(index) : []) {
    const block = markedBlock(index, marking)
    const marked = block && (await parseHtml(block.html))
    const regions = marked && own && regionsIn(page, own.nodes, [...marked.body.childNodes], block.texts)
    if (regions) return { regions, isWhole: marking === ALL }
  }
  return { regions: [], isWhole: false }
}

/** `undefined` as long as the page and the open block are others. */
function surveyedNow() {
  return surveyed?.entry === store.get()?.block && surveyed?.change === pageChanges.get()
    ? surveyed
    : undefined
}

function isSnippet(entry: number): boolean {
  return valueAt(store.get()?.source.value, ['blocks', entry, 'use']) !== undefined
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
    if (!box || known.has(key) || typeof valueAt(source?.value, path) !== 'string') return []
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
  const openNow = () => `${store.get()?.path} ${store.get()?.block}`
  let open = openNow()
  store.subscribe(() => {
    if (openNow() === open) return
    open = openNow()
    // At once, before the page changes.
    keepSteady(blockPlaces().indexOf(store.get()?.block ?? -1))
    void survey()
  })
  pageChanges.subscribe(soon)
  new ResizeObserver(soon).observe(page.documentElement)
  new ResizeObserver(soon).observe(page.body)
  void survey()
}
