/** Moves, copies and removes an entry of a list. The focus goes with it, and it is said where it is now. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { withTitle } from '../../page/names-of-parts.ts'
import { duplicateEntry, moveEntry, type NamedEntry, removeEntry } from '../../session/entry-acts.ts'
import { store } from '../../session/state.ts'
import { say } from '../../words.ts'
import { idOf as fieldId } from './field-id.ts'
import { focusLater } from './focus-later.ts'
import { removeOnce } from './remove-once.ts'
import { showFrom } from './show-from.ts'
import { ToolButtons } from './tool-buttons.tsx'
import { underFinger } from './under-finger.ts'

type Props = NamedEntry & {
  /** Whether it may be removed: some lists need an entry. */
  readonly mayGo: boolean
  /** Called with the place of the entry that the author looks at afterwards. */
  readonly onPlace?: (index: number) => void
  /** What the author has called it. Messages name it, too. */
  readonly title?: string
  /** What a copy of it is called, if it may be copied. */
  readonly copyName?: string
  /** Removes it in another way. */
  readonly onRemove?: () => boolean
}

const idOf = (list: FieldPath, index: number, tool: string) => `tool-${tool}-${list.join('-')}-${index}`

/** The id of the entry itself in the form. */
const idOfEntry = (list: FieldPath, index: number) =>
  list.join() === 'blocks' ? `block-${index}` : fieldId([...list, index])

export function EntryTools(props: Props) {
  const { list, index, count, name, title = '', mayGo, onPlace, copyName, onRemove } = props
  const isReadOnly = store.get()?.isReadOnly === true
  const place = { list, index, count, name: withTitle(name, title) }
  const move = (to: number, tool: string) => {
    const goOnAt = underFinger(idOf(list, index, tool))
    if (!moveEntry(place, to)) return
    onPlace?.(to)
    goOnAt(idOf(list, to, tool), idOf(list, to, tool === 'up' ? 'down' : 'up'))
  }
  const duplicate = () => {
    if (!duplicateEntry(place, withTitle(copyName ?? name, title))) return
    onPlace?.(index + 1)
    const id = idOfEntry(list, index + 1)
    // A row of a grid cannot be pressed. Its buttons are beside its cells.
    focusLater(id, idOf(list, index + 1, 'copy'))
    showFrom(id)
  }
  const remove = () => {
    if (!removeOnce(onRemove ?? (() => removeEntry(place)))) return
    onPlace?.(Math.max(0, index - 1))
    const next = Math.min(index, count - 2)
    focusLater(idOf(list, next, copyName === undefined ? 'remove' : 'copy'), 'undo')
  }
  const tools = [
    { id: idOf(list, index, 'up'), word: say('up'), isOn: index > 0, act: () => move(index - 1, 'up') },
    {
      id: idOf(list, index, 'down'),
      word: say('down'),
      isOn: index < count - 1,
      act: () => move(index + 1, 'down'),
    },
    ...(copyName === undefined
      ? []
      : [{ id: idOf(list, index, 'copy'), word: say('duplicate'), isOn: true, act: duplicate }]),
    { id: idOf(list, index, 'remove'), word: say('remove'), isOn: mayGo, act: remove },
  ]
  return <ToolButtons name={name} tools={tools} isReadOnly={isReadOnly} />
}
