/** A review as text for a terminal. */
import { type Colours, colours } from '../../../diagnostics/format-pretty.ts'
import type { Line, Part, Review } from './parts.ts'

export function asText({ short, sections }: Review, colour: Colours): string {
  const write = (line: Line) => line.map((part) => textOf(part, colour)).join('')
  const blocks = sections.map(({ heading, lines }) =>
    [colour.bold(write(heading)), ...lines.map((line) => `  ${write(line)}`)].join('\n'),
  )
  return `${[`${write(short)}.`, ...blocks].join('\n\n')}\n`
}

/** The message of a commit: the title with its rest, and the change in words, which need not say the title again. */
export function commitMessage(title: string, words: Review, rest = ''): string {
  const whole = asText(words, PLAIN)
  const short = `${plainLine(words.short)}.\n`
  const said = title === plainLine(words.short) ? whole.slice(short.length) : whole
  return [title, rest, said.trim()].filter(Boolean).join('\n\n')
}

/** A line without colours. */
export const plainLine = (line: Line): string => line.map((part) => textOf(part, PLAIN)).join('')

const PLAIN = colours(false)

function textOf(part: Part, colour: Colours): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return visible(part.quote)
  if ('swap' in part) {
    const [before, after] = part.swap.map(visible)
    return `${colour.red(before || '(nothing)')} → ${colour.green(after || '(nothing)')}`
  }
  const [before = '', after = ''] = part.edit.map(visible)
  if (before === '') return `[+ ${colour.green(after)}]`
  return after === '' ? `[− ${colour.red(before)}]` : `[${colour.red(before)} → ${colour.green(after)}]`
}

/** Authors' words must not move the cursor. */
const visible = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
