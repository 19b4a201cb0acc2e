/** What an author does to the page: open, change, undo. Everything goes through the draft. */
import { applySplices } from '../../core/base/edit.ts'
import { routeOf } from '../../core/site/routes.ts'
import { toSource } from '../../core/yaml/source.ts'
import type { PageAssets, Sources } from '../../preview/studio.ts'
import { changeDraft, redo as redone, undo as undone } from '../draft/change.ts'
import { type Draft, emptyDraft, openFiles, textAt } from '../draft/draft.ts'
import { type Engine, newEngine } from '../engine/engine.ts'
import { operate } from '../operations/operate.ts'
import type { Operation } from '../operations/operation.ts'
import { trimmed } from '../operations/trimmed.ts'
import { showPage } from '../page/frame.ts'
import { say } from '../words.ts'
import { fetchAssets, fetchSources } from './server.ts'
import { type State, store, update } from './state.ts'

/** In milliseconds after the last key. */
const CHECK_AFTER = 150

let engine: Engine | undefined
let assets: PageAssets | undefined
let address = '/'
let later: ReturnType<typeof setTimeout> | undefined

/** What the core knows of the site. */
export const siteNow = () => engine?.state().site

/** Opens the page at an address. Gives `false` if there is none. */
export async function open(route: string): Promise<boolean> {
  const [sources, found] = await Promise.all([fetchSources(), fetchAssets(route)])
  const path = Object.keys(sources.texts).find((each) => isPageAt(each, route))
  const opened = path === undefined ? undefined : sources.texts[path]
  if (path === undefined || !opened) return false
  engine = newEngine(sources)
  assets = found
  address = route
  const draft = openFiles(emptyDraft, [{ path, text: opened.text, fingerprint: opened.print }])
  store.set({ ...NEW, path, draft, isReadOnly: sources.isReadOnly, source: read(path, opened.text) })
  refresh()
  return true
}

const NEW = {
  messages: [],
  block: 0,
  notice: '',
  isSaving: false,
  meeting: undefined,
} satisfies Partial<State>

const isPageAt = (path: string, route: string) =>
  /^pages\/(?!snippets\/).*\.yaml$/.test(path) && routeOf(path) === route

const read = (path: string, text: string) => toSource(path, text, () => undefined)

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

/** Carries out an operation on the page. Gives `false`, and says why, if it is not possible. */
export function perform(operation: Operation, { target, notice = '' }: About = {}): boolean {
  const state = store.get()
  if (!state) return false
  const { path, source } = state
  const goesOn = target !== undefined && typing?.target === target && typing.after === source.text
  const text = (goesOn ? typing?.before : undefined) ?? source.text
  const outcome = operate({ path, text }, operation)
  if ('refused' in outcome) {
    update({ notice: say('notPossible') })
    return false
  }
  const after = applySplices(text, outcome.edits)
  typing = target === undefined ? undefined : { target, before: text, after }
  changeText(after, target, notice)
  return true
}

/** Makes the text of the page another one. */
export function changeText(text: string, target: string | undefined, notice = ''): void {
  const state = store.get()
  if (!state || text === state.source.text) return
  const { path, source, draft } = state
  const edits = [{ file: path, ...trimmed(source.text, { start: 0, end: source.text.length, text }) }]
  const step = { edits, time: Date.now(), ...(target === undefined ? {} : { target }) }
  put(changeDraft(draft, step), notice)
}

export function undo(): void {
  const draft = store.get()?.draft
  if (draft && draft.undo.length > 0) put(undone(draft), say('undone'))
}

export function redo(): void {
  const draft = store.get()?.draft
  if (draft && draft.redo.length > 0) put(redone(draft), say('redone'))
}

/** Shows another state of the draft. */
export function put(draft: Draft, notice = ''): void {
  const { path } = store.get() ?? {}
  if (path === undefined) return
  const text = textAt(draft, path) ?? ''
  engine?.set(path, text)
  update({ draft, notice, source: read(path, text) })
  refresh()
}

/** Shows the page at once, and says a little later what the check finds. */
export function refresh(): void {
  const { path } = store.get() ?? {}
  if (!engine || path === undefined) return
  const html = assets && engine.html(path, assets)
  if (html !== undefined) showPage(html)
  clearTimeout(later)
  later = setTimeout(() => {
    const found = engine?.check() ?? []
    update({ messages: found.filter(({ span }) => span.file === path) })
  }, CHECK_AFTER)
}

/** The other files of the site have changed, and perhaps the pictures of the page. */
export async function knowOthers({ texts }: Sources): Promise<void> {
  const own = store.get()?.path
  for (const [path, { text }] of Object.entries(texts)) if (path !== own) engine?.set(path, text)
  assets = (await fetchAssets(address).catch(() => undefined)) ?? assets
}
