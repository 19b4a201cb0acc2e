/** Values as YAML, in blocks as authors write pages, or in one line for flow lists. */
import type { HouseStyle } from './house-style.ts'
import type { NewValue } from './operation.ts'
import type { PartStyle } from './outline.ts'
import { type BlockText, belowArrow, belowBar, inDouble, isPlain, onOneLine } from './scalars.ts'

/** `head` goes on the line of the colon or the dash, `lines` below it. */
export type Written = { readonly head: string; readonly lines: readonly string[] }

export type Writing = {
  readonly style: HouseStyle
  /** Puts every text into double quotes, which can hold any. For what could not be written in another way. */
  readonly careful: boolean
}

/** The text that a new one replaces. `lines` are those below its mark, without their indent. */
export type OldText = {
  readonly style: PartStyle
  readonly column: number
  readonly lines: readonly string[]
}

/** `column` is that of the field or dash that the value belongs to. */
export function writeBlock(value: NewValue, column: number, writing: Writing, old?: OldText): Written {
  if (typeof value === 'string') return writeText(value, column, writing, old)
  const { step, dashStep } = writing.style
  if (isList(value)) {
    if (value.length === 0) return oneLine('[]')
    const dash = column + dashStep
    return { head: '', lines: value.flatMap((entry) => writeEntry(entry, dash, 2, writing)) }
  }
  const fields = Object.entries(value)
  if (fields.length === 0) return oneLine('{}')
  return {
    head: '',
    lines: fields.flatMap(([name, inner]) => writeField(name, inner, column + step, writing)),
  }
}

const oneLine = (head: string): Written => ({ head, lines: [] })
export const isList = (value: NewValue): value is readonly NewValue[] => Array.isArray(value)

/** `gap` is how far the value begins after the dash. */
export function writeEntry(value: NewValue, dash: number, gap: number, writing: Writing): readonly string[] {
  const mark = `${' '.repeat(dash)}-${' '.repeat(gap - 1)}`
  const inner = typeof value === 'string' ? undefined : linesAt(value, dash + gap, writing)
  if (inner) return inner.map((line, index) => (index === 0 ? mark + line.slice(dash + gap) : line))
  const { head, lines } = writeBlock(value, dash, writing)
  return [mark + head, ...lines]
}

/** The lines of a list or group that begins at a column. `undefined` if it is empty. */
export function linesAt(value: NewValue, column: number, writing: Writing): readonly string[] | undefined {
  if (typeof value === 'string') return undefined
  const lines = isList(value)
    ? value.flatMap((entry) => writeEntry(entry, column, 2, writing))
    : Object.entries(value).flatMap(([name, inner]) => writeField(name, inner, column, writing))
  return lines.length > 0 ? lines : undefined
}

export function writeField(
  name: string,
  value: NewValue,
  column: number,
  writing: Writing,
): readonly string[] {
  const { head, lines } = writeBlock(value, column, writing)
  return [`${' '.repeat(column)}${writeName(name)}:${head === '' ? '' : ` ${head}`}`, ...lines]
}

export const writeName = (name: string) =>
  (/^[\p{L}\p{N}_][\p{L}\p{N}_./ -]*$/u.test(name) && name.trim() === name) || isPlain(name, true)
    ? name
    : inDouble(name)

function writeText(text: string, column: number, { style, careful }: Writing, old?: OldText): Written {
  if (careful) return oneLine(inDouble(text))
  const isBlock = old?.style === 'literal' || old?.style === 'folded'
  if (isBlock || text.includes('\n')) {
    const block = blockText(text, column, style.step, old)
    if (block) return { head: block.mark, lines: block.lines }
  }
  return oneLine(onOneLine(text, old?.style ?? 'plain', style.quote, false))
}

function blockText(
  text: string,
  owner: number,
  step: number,
  old: OldText | undefined,
): BlockText | undefined {
  const isBlock = old?.style === 'literal' || old?.style === 'folded'
  const column = isBlock && old.column > owner ? old.column : owner + step
  const folded = old?.style === 'folded' ? belowArrow(text, column, old.lines) : undefined
  return folded ?? belowBar(text, column, column - owner)
}

/** A value on one line, for flow lists and flow groups. */
export function writeFlow(value: NewValue, { style, careful }: Writing, old?: OldText): string {
  if (typeof value === 'string')
    return careful ? inDouble(value) : onOneLine(value, old?.style ?? 'plain', style.quote, true)
  if (isList(value)) return `[${value.map((entry) => writeFlow(entry, { style, careful })).join(', ')}]`
  const fields = Object.entries(value).map(([name, inner]) => writeFlowField(name, inner, { style, careful }))
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

export const writeFlowField = (name: string, value: NewValue, writing: Writing): string =>
  `${writeName(name)}: ${writeFlow(value, writing)}`
