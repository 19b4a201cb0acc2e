/** Numbers that were copied in a spreadsheet become entries of a list, from the one that they are pasted into. */
import type { ClipboardEvent } from 'react'
import type { FieldPath } from '../../../core/base/field-path.ts'
import { inTurn } from '../../operations/in-turn.ts'
import { operate } from '../../operations/operate.ts'
import type { TextFile } from '../../operations/operation.ts'
import { carryOut } from '../../session/session.ts'
import { say } from '../../words.ts'
import { pastedCells } from '../table/pasted-cells.ts'

const NUMBER = /^-?\d[\d,]*(?:\.\d+)?$/

export function pasteNumbers(event: ClipboardEvent<HTMLInputElement>, path: FieldPath): void {
  const numbers = numbersIn(event.clipboardData.getData('text/plain'))
  const [list, first] = [path.slice(0, -1), Number(path.at(-1))]
  if (numbers.length < 2) return
  event.preventDefault()
  const steps = numbers.map(
    (value, index) => (file: TextFile) => operate(file, { kind: 'set', at: [...list, first + index], value }),
  )
  carryOut((file) => inTurn(file, steps), { notice: say('pasted', { rows: numbers.length }) })
}

/** None if anything else is among them. In a list, a comma would begin a new value. */
export function numbersIn(pasted: string): readonly string[] {
  const cells = (pastedCells(pasted) ?? []).flat().filter((cell) => cell !== '')
  return cells.every((cell) => NUMBER.test(cell)) ? cells.map((cell) => cell.replaceAll(',', '')) : []
}
