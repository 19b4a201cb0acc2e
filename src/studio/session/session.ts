/** What an author does: open and change. Everything goes through the draft. */
import { applySplices } from '../../core/base/edit.ts'
import { changeDraft, type NewStep } from '../draft/change.ts'
import { type Draft, emptyDraft, textAt } from '../draft/draft.ts'
import { operate } from '../operations/operate.ts'
import type { Operation, Outcome, TextFile } from '../operations/operation.ts'
import { trimmed } from '../operations/trimmed.ts'
import { showBlocks, showPage } from '../page/show-page.ts'
import { followPictures } from '../pictures/new-pictures.ts'
import { fetchAssets, fetchFirst, sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { fillingNow } from './filling.ts'
import { forgetKept, type Kept, keptAt, keyOf } from './kept.ts'
import { beginKeeping, claimRecord, followPath, ownKey } from './own-record.ts'
import { read } from './read-text.ts'
import { shownMessages } from './shown-messages.ts'
import { isPageAt, isPageFile, shownPath, takeOthers } from './shown-page.ts'
import { engineNow, loadWhole, openedSite, openSite, withFiles } from './site.ts'
import { type State, store, update } from './state.ts'

/** In milliseconds after the last key. */
const CHECK_AFTER = 250

let later: ReturnType<typeof setTimeout> | undefined

/** Opens the page at an address. Gives `false` if there is none, and none was kept from the last time. */
export async function open(route: string): Promise<boolean> {
  const [first, found] = await Promise.all([fetchFirst(route), fetchAssets(route)])
  const key = keyOf(first.root, route)
  if (!first.isReadOnly && !(await claimRecord(first.root, route))) return false
  const kept = first.isReadOnly ? undefined : await keptAt(key, (late) => offerLater(key, late))
  // What was kept may be about other files of the site, too.
  const isAround = [...(kept?.draft.files.keys() ?? [])].every((each) => each in first.texts)
  const sources = isAround || !first.briefs ? first : await sourceNow().fetchSources()
  const offer = kept && (await import('./kept-offer.ts')).offerOf(kept, sources)
  const path = Object.keys(sources.texts).find((each) => isPageAt(each, route)) ?? offer?.path
  if (path === undefined) return false
  openSite(sources, route, found)
  const draft = withFiles(emptyDraft, [path])
  const source = read(path, textAt(draft, path) ?? '')
  store.set({
    ...NEW,
    framePath: path,
    formPath: path,
    draft,
    isReadOnly: sources.isReadOnly,
    source,
    kept: offer,
  })
  refresh()
  beginKeeping()
  return true
}

/** Offers what was kept after the page has been opened, with what the author has typed since. */
async function offerLater(key: string, kept: Kept): Promise<void> {
  const [{ lateOfferOf }, sources] = await Promise.all([
    import('./kept-offer.ts'),
    sourceNow().fetchSources(),
  ])
  const { draft } = store.get() ?? {}
  if (draft && ownKey() === key) update({ kept: lateOfferOf(kept, sources, { draft, time: Date.now() }) })
}

/** The author goes on with what was kept, or throws it away. */
export function answerOffer(goOn: boolean): void {
  const { kept } = store.get() ?? {}
  update({ kept: undefined })
  if (kept && goOn) put(kept.withTyped ?? kept.draft, say('goneOn'), kept.path)
  else void forgetKept(ownKey())
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
  older: undefined,
  block: 0,
  leftAt: undefined,
  notice: '',
  stops: undefined,
  isSaving: false,
  conflict: undefined,
  kept: undefined,
} satisfies Partial<State>

/**
 * Shows a file of the site in the form. A page comes into the frame, too; beside any other file, the page there stays.
 * Gives `false` if there is no such file.
 */
export function openFile(path: string): boolean {
  const state = store.get()
  if (!state || path === state.formPath) return state !== undefined
  const draft = withFiles(state.draft, [path])
  const text = textAt(draft, path)
  if (text === undefined) return false
  const framePath = isPageFile(path) && htmlOf(path) !== undefined ? path : state.framePath
  const isOther = framePath !== state.framePath
  const leftAt = isOther ? 0 : state.formPath === state.framePath ? state.block : state.leftAt
  const block = path === framePath ? (leftAt ?? 0) : undefined
  update({ framePath, formPath: path, draft, source: read(path, text), notice: '', block, leftAt })
  refresh(isOther)
  if (isOther) void followPath()
  return true
}

function htmlOf(page: string): string | undefined {
  const { engine, assets } = openedSite() ?? {}
  return assets && engine?.html(page, assets)
}

/**
 * The text before the author began to type in a field. Each key replaces what the keys before it wrote, so half a word
 * leaves nothing behind, such as quotes around it.
 */
let typing: { readonly target: string; readonly before: string; readonly after: string } | undefined

export type About = {
  /** Where the author types. */
  readonly target?: string
  readonly notice?: string
}

/** Carries out an operation on the file in the form. Gives `false`, and says why, if it is not possible. */
export const perform = (operation: Operation, about: About = {}): boolean =>
  carryOut((file) => operate(file, operation), about)

/** Any other change of the file in the form. */
export function carryOut(
  outcomeFor: (file: TextFile) => Outcome,
  { notice = '', ...about }: About = {},
): boolean {
  const state = store.get()
  if (!state) return false
  const { formPath, source } = state
  const target = about.target && `${formPath} ${about.target}`
  const goesOn = target !== undefined && typing?.target === target && typing.after === source.text
  const text = (goesOn ? typing?.before : undefined) ?? source.text
  const outcome = outcomeFor({ path: formPath, text })
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
  const { formPath, source, draft } = state
  const edits = [{ file: formPath, ...trimmed(source.text, { start: 0, end: source.text.length, text }) }]
  const step = { edits, time: Date.now(), ...(target === undefined ? {} : { target }) }
  put(changeDraft(draft, step), notice)
}

/** Shows another state of the draft, and another page if one is named. `leads`: the page scrolls to what has changed. */
export function put(draft: Draft, notice = '', page?: string, leads = false): void {
  const state = store.get()
  if (!state) return
  followPictures(draft, engineNow())
  const framePath = page ?? shownPath(draft, state.framePath)
  const stays = page === undefined && textAt(draft, state.formPath) !== undefined
  const formPath = stays && state.formPath !== state.framePath ? state.formPath : framePath
  const isAlone =
    !takeOthers(engineNow(), draft, state.draft, formPath) &&
    formPath === state.formPath &&
    formPath === state.framePath
  const text = textAt(draft, formPath)
  const changed =
    isAlone && text !== undefined ? engineNow()?.change(formPath, text, openedSite()?.assets) : undefined
  if (!changed) engineNow()?.set(formPath, text)
  const block = formPath === state.formPath ? state.block : 0
  update({ draft, notice, framePath, formPath, block, source: changed?.source ?? read(formPath, text ?? '') })
  if (!sourceNow().saving) void followPath()
  if (!changed || changed.blocks === 'anew') return refresh(framePath !== state.framePath, leads)
  showBlocks(changed.blocks, leads)
  checkLater()
}

/** Shows the page at once, and says a little later what the check finds. */
export function refresh(isOtherPage = false, leads = false): void {
  const { framePath } = store.get() ?? {}
  if (framePath === undefined) return
  const html = htmlOf(framePath)
  if (html !== undefined) showPage(html, isOtherPage, leads)
  checkLater()
}

/** Says what the check finds, after a pause. */
export function checkLater(): void {
  clearTimeout(later)
  later = setTimeout(async () => {
    if (!(await loadWhole())) return
    const [engine, state] = [engineNow(), store.get()]
    if (engine && state) update(shownMessages(engine, state, fillingNow()))
  }, CHECK_AFTER)
}
