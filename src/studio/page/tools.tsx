/** The tools of a block or of an entry on the page. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { removeOnce } from '../form/tools/remove-once.ts'
import { summaryOf } from '../form/tools/summary.ts'
import type { EntryPlace } from '../operations/operation.ts'
import { duplicateEntry, moveEntry, type NamedEntry, removeEntry } from '../session/entry-acts.ts'
import { store, update } from '../session/state.ts'
import { adding } from '../session/view.ts'
import { say } from '../words.ts'
import { focusOn, keyOfBlock, keyOfText, keyOfTool } from './choosing.ts'
import { nameOfBlock, nameOfEntry, titleOfBlock, withTitle } from './names-of-parts.ts'

const ICONS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  remove: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9',
  add: 'M8 3v10M3 8h10',
} as const

type Tool = {
  readonly tool: keyof typeof ICONS
  readonly word: string
  readonly isOn: boolean
  readonly act: () => void
}

/** `path` is that of the text that is chosen in the entry. */
type Props = EntryPlace & { readonly path?: FieldPath | undefined }

export function Tools({ list, index, path }: Props) {
  const place = namedEntry(list, index)
  const { count } = place
  const isBlock = list.length === 1
  const name = isBlock ? nameOfBlock(valueAt(store.get()?.source.value, [...list, index]), index) : place.name
  const tools: readonly Tool[] = [
    { tool: 'up', word: say('up'), isOn: index > 0, act: () => moveOnPage(place, -1, path, 'up') },
    {
      tool: 'down',
      word: say('down'),
      isOn: index < count - 1,
      act: () => moveOnPage(place, 1, path, 'down'),
    },
    { tool: 'copy', word: say('duplicate'), isOn: true, act: () => duplicate(place, path) },
    { tool: 'remove', word: say('remove'), isOn: count > 1, act: () => remove(place) },
    ...(isBlock ? [{ tool: 'add', word: say('addBelow'), isOn: true, act: () => add(index) } as const] : []),
  ]
  return (
    <div role="toolbar" aria-label={name}>
      {!isBlock && <span className="name">{name}</span>}
      {tools.map(({ tool, word, isOn, act }) => (
        <button
          key={tool}
          type="button"
          id={keyOfTool(tool, list, index)}
          data-path={JSON.stringify([...list, index])}
          aria-label={`${word}: ${name}`}
          title={word}
          disabled={!isOn}
          onClick={act}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={ICONS[tool]} />
          </svg>
        </button>
      ))}
    </div>
  )
}

function namedEntry(list: FieldPath, index: number): NamedEntry {
  const value = valueAt(store.get()?.source.value, list)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return { list, index, count: entries.length, name: nameAt(list, index, entries[index]) }
}

/** What an entry is called at a place of its list. */
const nameAt = (list: FieldPath, index: number, entry: unknown): string =>
  list.length === 1
    ? withTitle(nameOfBlock(entry, index), titleOfBlock(entry))
    : withTitle(nameOfEntry(list, index), summaryOf(entry))

/** The path of a part of an entry when the entry has another number. */
const pathIn = ({ list }: EntryPlace, index: number, path: FieldPath): FieldPath => [
  ...list,
  index,
  ...path.slice(list.length + 1),
]

/** `path` is where the focus is, and where it stays. */
export function moveOnPage({ list, index }: EntryPlace, by: number, path?: FieldPath, tool?: string): void {
  const place = namedEntry(list, index)
  const to = index + by
  if (store.get()?.isReadOnly || !moveEntry(place, to)) return
  const isBlock = list.length === 1
  if (isBlock) update({ block: to })
  const others = isBlock ? [keyOfBlock(to)] : []
  const next = path && path.length > list.length + 1 ? [keyOfText(pathIn(place, to, path))] : []
  if (tool === undefined) return focusOn(...next, ...others)
  focusOn(keyOfTool(tool, list, to), keyOfTool(tool === 'up' ? 'down' : 'up', list, to), ...others)
}

function duplicate(place: NamedEntry, path: FieldPath | undefined): void {
  const { list, index } = place
  const entry = valueAt(store.get()?.source.value, [...list, index])
  if (!duplicateEntry(place, nameAt(list, index + 1, entry))) return
  if (list.length === 1) {
    update({ block: index + 1 })
    return focusOn(keyOfTool('copy', list, index + 1))
  }
  if (path) focusOn(keyOfText(pathIn(place, index + 1, path)))
}

function remove(place: NamedEntry): void {
  if (!removeOnce(() => removeEntry(place))) return
  const { list, index, count } = place
  const next = Math.min(index, count - 2)
  if (list.length > 1) return focusOn(keyOfBlock(store.get()?.block ?? 0))
  update({ block: next })
  focusOn(keyOfBlock(next))
}

function add(index: number): void {
  const onDone = (isAdded: boolean) =>
    isAdded ? focusOn(keyOfBlock(index + 1)) : focusOn(keyOfTool('add', ['blocks'], index))
  adding.set({ at: index + 1, onDone })
}
