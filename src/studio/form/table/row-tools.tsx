/** Moves, adds and removes a row of a table. */
import { say } from '../../words.ts'
import { focusLater } from '../tools/focus-later.ts'
import { removeOnce } from '../tools/remove-once.ts'
import { ToolButtons } from '../tools/tool-buttons.tsx'
import { underFinger } from '../tools/under-finger.ts'
import { cellId, numberOf } from './cells.ts'
import { performOnTable } from './perform-on-table.ts'

type Props = {
  /** The places of all rows in the file. */
  readonly rows: readonly number[]
  readonly at: number
  readonly columns: number
  readonly isReadOnly: boolean
}

const idOf = (row: number, tool: string) => `row-${row}-${tool}`

export function RowTools({ rows, at, columns, isReadOnly }: Props) {
  const row = rows[at] ?? 0
  const name = say('row', { number: numberOf(row) })
  const move = (step: number, tool: string, other: string) => {
    const to = rows[at + step] ?? row
    const count = numberOf(rows.at(-1) ?? row)
    const notice = say('moved', { what: name, number: numberOf(to), count })
    const goOnAt = underFinger(idOf(row, tool))
    if (performOnTable({ kind: 'move-row', row, to }, { notice })) goOnAt(idOf(to, tool), idOf(to, other))
  }
  const add = () => {
    const cells = Array.from({ length: columns }, () => '')
    const notice = say('added', { what: say('row', { number: numberOf(row + 1) }) })
    if (performOnTable({ kind: 'insert-row', row: row + 1, cells }, { notice }))
      focusLater(cellId(row + 1, 0))
  }
  const remove = () => {
    const notice = say('removed', { what: name })
    const neighbour = at < rows.length - 1 ? row : (rows[at - 1] ?? row)
    if (removeOnce(() => performOnTable({ kind: 'remove-row', row }, { notice })))
      focusLater(idOf(neighbour, 'remove'), 'undo')
  }
  const tools = [
    { id: idOf(row, 'up'), word: say('up'), isOn: at > 0, act: () => move(-1, 'up', 'down') },
    {
      id: idOf(row, 'down'),
      word: say('down'),
      isOn: at < rows.length - 1,
      act: () => move(1, 'down', 'up'),
    },
    { id: idOf(row, 'add'), word: say('addRow'), isOn: true, act: add },
    { id: idOf(row, 'remove'), word: say('remove'), isOn: rows.length > 1, act: remove },
  ]
  return <ToolButtons name={name} tools={tools} isReadOnly={isReadOnly} />
}
