/** Leads the eye to what Undo or Redo has changed, and says what it is. The focus stays where it is. */
import { positionAt } from '../../../core/base/lines.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { type Draft, textAt } from '../../draft/draft.ts'
import { fileInWords } from '../../session/file-in-words.ts'
import { read } from '../../session/read-text.ts'
import { isPageFile } from '../../session/shown-page.ts'
import { store, update } from '../../session/state.ts'
import type { Turn } from '../../session/turn.ts'
import { asText, placeToShow } from '../../text/shown.ts'
import { say } from '../../words.ts'
import { isBroken } from '../is-broken.ts'
import { blockAround, openBlockAt } from '../lead.ts'
import { cellIdAt } from '../table/cells.ts'
import { idOf } from '../tools/field-id.ts'
import { type ChangedPlace, changedPlace, changedRow } from './changed-place.ts'
import { seeSoon } from './see-soon.ts'

export function showTurn(turn: Turn, word: 'undone' | 'redone'): void {
  const state = store.get()
  // The author has gone on meanwhile.
  if (state?.draft !== turn.after) return
  const { formPath } = state
  const places = placesOf(turn)
  const place = places.get(formPath)
  update({ notice: wordsOf(turn, places, word) })
  const offset = offsetIn(turn, formPath)
  if (offset !== undefined) lead(place, offset)
}

type Places = ReadonlyMap<string, ChangedPlace>

/** Where the first difference is. Before it, both texts are the same. */
function offsetIn({ step }: Turn, path: string): number | undefined {
  const starts = step.changes.flatMap((each) =>
    each.kind === 'edit' && each.path === path ? each.splices.map(({ start }) => start) : [],
  )
  return starts.length === 0 ? undefined : Math.min(...starts)
}

/** By file. */
function placesOf({ step, before, after }: Turn): Places {
  const paths = new Set(step.changes.flatMap(({ kind, path }) => (kind === 'edit' ? [path] : [])))
  return new Map(
    [...paths].flatMap((path) => {
      const [old, now] = [textAt(before, path), textAt(after, path)]
      const place = old !== undefined && now !== undefined ? changedPlace(path, old, now) : undefined
      return place ? [[path, place]] : []
    }),
  )
}

function wordsOf(turn: Turn, places: Places, word: 'undone' | 'redone'): string {
  const { formPath } = store.get() ?? {}
  const what = whatOf(turn, places)
  if (what === undefined) return say(word)
  if (formPath === undefined || formPath === turn.formPath || isFileStep(turn))
    return say(`${word}What`, { what })
  return say(`${word}On`, { page: fileInWords(formPath), what })
}

const isFileStep = ({ step }: Turn) => step.changes.some(({ kind }) => kind === 'file')

function whatOf(turn: Turn, places: Places): string | undefined {
  const { changes } = turn.step
  const file = changes.find(({ kind }) => kind === 'file')
  if (file) return nameOfFile(turn, file.path)
  const { formPath = '' } = store.get() ?? {}
  const [first] = places.values()
  const place = places.get(formPath) ?? first
  const count = [...places.values()].reduce((sum, each) => sum + each.count, 0) - 1
  if (place) return count > 0 ? say('andPlaces', { what: place.what, count }) : place.what
  const table = changes.find(({ kind, path }) => kind === 'edit' && path.endsWith('.csv'))
  return table ? nameOfRow(turn, table.path) : changes.find(({ kind }) => kind === 'picture')?.path
}

function nameOfRow(turn: Turn, path: string): string {
  const texts = [textAt(turn.before, path) ?? '', textAt(turn.after, path) ?? ''] as const
  return changedRow(...texts, offsetIn(turn, path) ?? 0) ?? path
}

/** A page that is gone has its title in the text of before. */
function nameOfFile({ before, after }: Turn, path: string): string {
  if (!isPageFile(path)) return path
  const titleIn = (draft: Draft) => valueAt(read(path, textAt(draft, path) ?? '').value, ['title'])
  const title = titleIn(after) ?? titleIn(before)
  return typeof title === 'string' ? say('titled', { title, type: say('page') }) : path
}

function lead(place: ChangedPlace | undefined, offset: number): void {
  const state = store.get()
  if (!state) return
  const { source } = state
  if (asText.get() || isBroken(state)) {
    placeToShow.set({ ...positionAt(source.text, offset), isOnlySeen: true })
    return
  }
  const cell = source.value === undefined ? cellIdAt(source.text, offset) : undefined
  if (cell !== undefined) return seeSoon([cell])
  if (!place) return
  const { path } = place
  openBlockAt(path)
  const around = path.map((_, at) => idOf(path.slice(0, path.length - at)))
  seeSoon([...around, blockAround(path)])
}
