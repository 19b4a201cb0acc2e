/** Which part of the page is chosen. The open block of the form is the chosen block of the page. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { signal } from '../../preview/signal.ts'
import type { Draft } from '../draft/draft.ts'
import { idOf } from '../form/tools/field-id.ts'
import { unfoldTo } from '../form/tools/folds.ts'
import { showFrom } from '../form/tools/show-from.ts'
import type { EntryPlace } from '../operations/operation.ts'
import { openPage } from '../session/open-page.ts'
import { fileIndexes } from '../session/page-blocks.ts'
import { store, update } from '../session/state.ts'
import { view } from '../session/view.ts'
import { say } from '../words.ts'
import { pathOfDate } from './date-on-page.ts'
import { blocksOf } from './dom.ts'
import { followed } from './followed.ts'
import { entryAround, nameOfEntry, nameOfText } from './names-of-parts.ts'
import { type PagePoint, pressedPlace } from './pressed-place.ts'
import { type SurfaceText, surface, survey } from './surface.ts'

/** A text that is being changed, and the draft as it was before. */
export type EditedText = {
  readonly text: SurfaceText
  readonly value: string
  readonly before: Draft
  /** Where the author pressed, as an offset in the value. */
  readonly cursor: number
}

export const editing = signal<EditedText | undefined>(undefined)

/** The path of the text that had the focus last. The tools of its entry are shown. */
export const chosen = signal<FieldPath | undefined>(undefined)

/** The tools stay on an entry when it gets another number, whatever has moved it. */
function followChosen(): void {
  let before = store.get()?.source
  store.subscribe(() => {
    const { source } = store.get() ?? {}
    const path = chosen.get()
    if (path && before && source !== before)
      chosen.set(source?.path === before.path ? followed(before.value, source.value, path) : undefined)
    before = source
  })
}

/** A click does nothing any more once another one has come, or once the author changes a text. */
let clicks = 0

/** The part that gets the focus as soon as it is there, unless the author does something else before. */
let wanted: readonly string[] = []
let root: ShadowRoot | undefined

export function focusIn(shadow: ShadowRoot): void {
  root = shadow
  followChosen()
  const goOn = () => {
    wanted = []
  }
  for (const page of [document, shadow.ownerDocument])
    for (const event of ['keydown', 'pointerdown']) page.addEventListener(event, goOn, true)
}

export const keyOfText = (path: FieldPath) => `text-${path.map(String).join('-')}`
export const keyOfBlock = (fileIndex: number) => `handle-${fileIndex}`
export const keyOfTool = (tool: string, list: FieldPath, index: number) =>
  `${tool}-${[...list, index].map(String).join('-')}`

/** The first of these that can be used. */
export function focusOn(...keys: readonly string[]): void {
  wanted = keys
  focusWanted()
}

/** Called whenever something new is there. */
export function focusWanted(): void {
  for (const key of wanted) {
    const found = root?.getElementById(key)
    if (!found?.matches(':enabled')) continue
    wanted = []
    found.focus({ preventScroll: key.startsWith('handle-') })
    return
  }
}

/** Opens a block. The form shows it, too, also if it has shown another file. */
export function chooseBlock(fileIndex: number): void {
  const { block, formPath, framePath } = store.get() ?? {}
  if (block === fileIndex && formPath === framePath) return
  openPage()
  update({ block: fileIndex })
  showFrom(`block-${fileIndex}`)
}

/** The text at a point of the page, in pixels from its upper left corner. */
function textUnder(left: number, top: number): SurfaceText | undefined {
  return surface
    .get()
    .texts.filter(
      ({ box }) =>
        box.left <= left && left <= box.left + box.width && box.top <= top && top <= box.top + box.height,
    )
    .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height)[0]
}

/** The entry of a list that a part of the page belongs to: that of the texts beside it, if all are in the same. */
function entryWith(target: Node): EntryPlace | undefined {
  const { texts } = surface.get()
  for (let at: Node | null = target; at; at = at.parentNode) {
    const part = at
    const near = texts.filter(({ range }) => part.contains(range.startContainer))
    const [first, ...others] = near.map(({ path }) => entryAround(path))
    if (near.length > 0) return others.every((each) => isSameEntry(each, first)) ? first : undefined
  }
  return undefined
}

const isSameEntry = (one: EntryPlace | undefined, other: EntryPlace | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What a text says in the file: values such as `${organisation.name}` stay as they are. */
export function edit(text: SurfaceText, point?: PagePoint): void {
  clicks++
  const state = store.get()
  if (!state || state.isReadOnly) return
  const value = String(valueAt(state.source.value, text.path) ?? '').replace(/\n+$/, '')
  editing.set({ text, value, before: state.draft, cursor: pressedPlace(value, text.range, point) })
}

/** A part of a block in the form, and what it is called. */
type FormPart = { readonly path: FieldPath; readonly what: string }

/** For what cannot be changed on the page: its field or its entry, or else its block, in the form. */
export function openInForm(fileIndex: number, part?: FormPart): void {
  view.set('form')
  chooseBlock(fileIndex)
  if (part) unfoldTo(part.path)
  // A part of the page that is not there yet must not take the focus from the form later.
  wanted = []
  update({ notice: part ? say('entryInForm', { what: part.what }) : say('inForm') })
  requestAnimationFrame(() => {
    const found =
      (part && document.getElementById(idOf(part.path))) ?? document.getElementById(`block-${fileIndex}`)
    found?.focus()
    found?.scrollIntoView({ block: 'center' })
  })
}

function formPartAt(fileIndex: number, target: Node): FormPart | undefined {
  const path = ['blocks', fileIndex]
  const page = target.ownerDocument
  const nodes = page && blocksOf(page).get(fileIndexes().indexOf(fileIndex))?.nodes
  const date = nodes && pathOfDate(valueAt(store.get()?.source.value, path), path, nodes, target)
  if (date) return { path: date, what: nameOfText(date) }
  const place = entryWith(target)
  if (!place) return undefined
  const what = nameOfEntry(place.list, place.index)
  return { path: fieldOffPage([...place.list, place.index]), what }
}

/** An amount is no text of the page: its field in the form, or else the entry itself. */
function fieldOffPage(entry: FieldPath): FieldPath {
  const amount = [...entry, 'amount']
  return valueAt(store.get()?.source.value, amount) === undefined ? entry : amount
}

type Point = { readonly target: Node; readonly left: number; readonly top: number }

/** Chooses what is at a point, and changes it if it is a text and `changes` is true. */
export async function chooseAt(
  fileIndex: number,
  { target, left, top }: Point,
  changes: boolean,
): Promise<void> {
  const click = ++clicks
  chooseBlock(fileIndex)
  await survey()
  if (click !== clicks) return
  const text = textUnder(left, top)
  if (changes && text) return edit(text, { left, top })
  if (changes) return openInForm(fileIndex, formPartAt(fileIndex, target))
  focusOn(text ? keyOfText(text.path) : keyOfBlock(fileIndex), keyOfBlock(fileIndex))
}
