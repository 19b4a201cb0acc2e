/** What an author does: open, change, undo. Everything goes through the draft. */
import { applySplices } from '../../core/base/edit.ts'
import { PICTURE_FILE } from '../../core/load/site-files.ts'
import { routeOf } from '../../core/site/routes.ts'
import type { PageAssets, Sources } from '../../preview/studio.ts'
import { changeDraft, type NewStep, redo as redone, undo as undone } from '../draft/change.ts'
import { type Draft, emptyDraft, openFiles, type Step, textAt } from '../draft/draft.ts'
import { type Engine, loadCheck, newEngine } from '../engine/engine.ts'
import { operate } from '../operations/operate.ts'
import type { Operation, Outcome, TextFile } from '../operations/operation.ts'
import { operateTable } from '../operations/table.ts'
import type { TableOperation } from '../operations/table-operation.ts'
import { trimmed } from '../operations/trimmed.ts'
import { showBlocks, showPage } from '../page/frame.ts'
import { followPictures } from '../pictures/new-pictures.ts'
import { fetchAssets, fetchSources, sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { forgetKept, keptAt, keyOf, startKeeping } from './kept.ts'
import { read } from './read-text.ts'
import { fileOfStep, isPageAt, isPageFile, pageOfStep, shownPath, takeOthers } from './shown-page.ts'
import { type KeptOffer, type State, store, update } from './state.ts'

/** In milliseconds after the last key. */
const CHECK_AFTER = 250

let engine: Engine | undefined
let assets: PageAssets | undefined
let address = '/'
let later: ReturnType<typeof setTimeout> | undefined
/** The folder of the site, for messages and for the name of what is kept. */
let root = ''
let schema = ''
/** The texts of the site as they were on the disk when they were fetched last. */
let onDisk: Sources['texts'] = {}

/** What the core knew of the site at the last check. */
export const siteNow = () => engine?.lately()
/** The path of the schema of a page from the root. */
export const pageSchema = (): string => schema

/** The core, once a page is open. */
export const engineNow = (): Engine | undefined => engine

/** Opens the page at an address. Gives `false` if there is none, and none was kept from the last time. */
export async function open(route: string): Promise<boolean> {
  const [sources, found] = await Promise.all([fetchSources(), fetchAssets(route)])
  const kept = sources.isReadOnly ? undefined : await offerAt(keyOf(sources.root, route), sources)
  const path = Object.keys(sources.texts).find((each) => isPageAt(each, route)) ?? kept?.path
  if (path === undefined) return false
  engine = newEngine(sources)
  onDisk = sources.texts
  root = sources.root
  schema = sources.schema
  assets = found
  address = route
  const opened = sources.texts[path]
  const draft = opened
    ? openFiles(emptyDraft, [{ path, text: opened.text, fingerprint: opened.print }])
    : emptyDraft
  const source = read(path, opened?.text ?? '')
  store.set({ ...NEW, page: path, path, draft, isReadOnly: sources.isReadOnly, source, kept })
  refresh()
  startKeeping(() => keyOf(root, address))
  return true
}

async function offerAt(key: string, sources: Sources): Promise<KeptOffer | undefined> {
  const kept = await keptAt(key)
  return kept && (await import('./kept-offer.ts')).offerOf(kept, sources)
}

/** The author goes on with what was kept, or throws it away. */
export function answerOffer(goOn: boolean): void {
  const { kept } = store.get() ?? {}
  update({ kept: undefined })
  if (kept && goOn) put(kept.draft, say('goneOn'), kept.path)
  else forgetKept(keyOf(root, address))
}

/** Adds files to the draft, as they are on the disk. */
export function withFiles(draft: Draft, paths: readonly string[]): Draft {
  const found = paths.flatMap((path) => {
    const text = onDisk[path]
    return text ? [{ path, text: text.text, fingerprint: text.print }] : []
  })
  return openFiles(draft, found)
}

/** Carries out one step on several files. `path` is the page to show afterwards. */
export function performStep(step: Omit<NewStep, 'time'>, notice: string, path?: string): void {
  const { draft } = store.get() ?? {}
  if (!draft) return
  const changed = [
    ...(step.edits ?? []).map(({ file }) => file),
    ...(step.files ?? []).map((each) => each.path),
  ]
  put(changeDraft(withFiles(draft, changed), { ...step, time: Date.now() }), notice, path)
}

const NEW = {
  messages: [],
  block: 0,
  notice: '',
  isSaving: false,
  meeting: undefined,
  kept: undefined,
} satisfies Partial<State>

/** Shows a file of the site in the form, beside the same page. Gives `false` if there is none. */
export function openFile(path: string): boolean {
  const state = store.get()
  if (!state || path === state.path) return state !== undefined
  const draft = withFiles(state.draft, [path])
  const text = textAt(draft, path)
  if (text === undefined) return false
  update({ path, draft, source: read(path, text), notice: '', block: path === state.page ? 0 : undefined })
  refresh()
  return true
}

/**
 * The text before the author began to type in a field. Each key replaces what the keys before it wrote, so half a word
 * leaves nothing behind, such as quotes around it.
 */
let typing: { readonly target: string; readonly before: string; readonly after: string } | undefined

type About = {
  /** Where the author types. */
  readonly target?: string
  readonly notice?: string
}

/** Carries out an operation on the file in the form. Gives `false`, and says why, if it is not possible. */
export const perform = (operation: Operation, about: About = {}): boolean =>
  carryOut((file) => operate(file, operation), about)

/** The same for a table. */
export const performOnTable = (operation: TableOperation, about: About = {}): boolean =>
  carryOut((file) => operateTable(file, operation), about)

/** Any other change of the file in the form. */
export function carryOut(
  outcomeFor: (file: TextFile) => Outcome,
  { notice = '', ...about }: About = {},
): boolean {
  const state = store.get()
  if (!state) return false
  const { path, source } = state
  const target = about.target && `${path} ${about.target}`
  const goesOn = target !== undefined && typing?.target === target && typing.after === source.text
  const text = (goesOn ? typing?.before : undefined) ?? source.text
  const outcome = outcomeFor({ path, text })
  if ('refused' in outcome) {
    update({ notice: say('notPossible') })
    return false
  }
  const after = applySplices(text, outcome.edits)
  typing = target === undefined ? undefined : { target, before: text, after }
  changeText(after, target, notice)
  return true
}

/** Makes the text of the file in the form another one. */
export function changeText(text: string, target: string | undefined, notice = ''): void {
  const state = store.get()
  if (!state || text === state.source.text) return
  const { path, source, draft } = state
  const edits = [{ file: path, ...trimmed(source.text, { start: 0, end: source.text.length, text }) }]
  const step = { edits, time: Date.now(), ...(target === undefined ? {} : { target }) }
  put(changeDraft(draft, step), notice)
}

export function undo(): void {
  const { draft, kept } = store.get() ?? {}
  const step = draft?.undo.at(-1)
  if (draft && step && !kept) putStep(undone(draft), step, say('undone'))
}

export function redo(): void {
  const { draft, kept } = store.get() ?? {}
  const step = draft?.redo.at(-1)
  if (draft && step && !kept) putStep(redone(draft), step, say('redone'))
}

/** What has changed is shown: the page that was made or brought back, or the file in the form. */
function putStep(draft: Draft, step: Step, notice: string): void {
  const page = pageOfStep(draft, step)
  const file = page === undefined ? fileOfStep(step, store.get()?.path) : undefined
  if (file !== undefined) openFile(file)
  put(draft, notice, page)
}

/** Shows another state of the draft, and another page if one is named. */
export function put(draft: Draft, notice = '', page?: string): void {
  const state = store.get()
  if (!state) return
  followPictures(draft, (file, isThere) => engine?.setPicture(file, isThere))
  const shown = page ?? shownPath(draft, state.page)
  const stays = page === undefined && textAt(draft, state.path) !== undefined
  const path = stays && state.path !== state.page ? state.path : shown
  const isAlone = !takeOthers(engine, draft, state.draft, path) && path === state.path && path === state.page
  const text = textAt(draft, path)
  const changed = isAlone && text !== undefined ? engine?.change(path, text, assets) : undefined
  if (!changed) engine?.set(path, text)
  const block = path === state.path ? state.block : 0
  update({ draft, notice, page: shown, path, block, source: changed?.source ?? read(path, text ?? '') })
  if (!changed || changed.blocks === 'anew') return refresh()
  showBlocks(changed.blocks)
  checkLater()
}

/** The address of Studio follows the page once its file has been saved. */
export function followPath(): void {
  const { page, draft } = store.get() ?? {}
  if (page === undefined || !isPageFile(page) || !draft?.files.get(page)?.opened) return
  const route = routeOf(page)
  if (route === address) return
  forgetKept(keyOf(root, address))
  address = route
  history.replaceState(null, '', sourceNow().addressOf(route))
}

/** Shows the page at once, and says a little later what the check finds. */
export function refresh(): void {
  const { page } = store.get() ?? {}
  if (!engine || page === undefined) return
  const html = assets && engine.html(page, assets)
  if (html !== undefined) showPage(html)
  checkLater()
}

function checkLater(): void {
  clearTimeout(later)
  later = setTimeout(async () => {
    if (!(await loadCheck())) return
    const files = store.get()?.draft.files
    update({ messages: engine?.check().filter(({ span }) => files?.has(span.file)) ?? [] })
  }, CHECK_AFTER)
}

/** The other files of the site have changed, and perhaps the pictures of the page. */
export async function knowOthers({ texts, names }: Sources): Promise<void> {
  const { files } = store.get()?.draft ?? emptyDraft
  for (const [path, { text }] of Object.entries(texts)) if (!files.has(path)) engine?.set(path, text)
  for (const path of Object.keys(onDisk))
    if (!(path in texts) && !files.has(path)) engine?.set(path, undefined)
  onDisk = texts
  for (const name of names) if (PICTURE_FILE.test(name)) engine?.setPicture(name, true)
  assets = (await fetchAssets(address).catch(() => undefined)) ?? assets
}
