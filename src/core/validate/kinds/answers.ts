/** What is said of a value of the wrong kind, and how its causes are tried. */
import type { Diagnostic, Edit, Finding } from '../../../diagnostics/diagnostic.ts'
import type { Help } from '../../../diagnostics/message.ts'
import { breakOf } from '../../yaml/add-lines.ts'
import { fixWith } from '../../yaml/rewrite.ts'
import { contentOf } from '../../yaml/syntax-errors/syntax-error.ts'
import type { WrongValue } from './kinds.ts'

export type Answer = Omit<Diagnostic, 'span'>

/** Answers if this is the cause. */
export type Cause = (found: WrongValue) => Answer | undefined

/** The answer of the first cause that is there. So a cause that is sure stands before one that is likely. */
export function firstAnswer(found: WrongValue, causes: readonly Cause[]): Answer | undefined {
  for (const cause of causes) {
    const answer = cause(found)
    if (answer) return answer
  }
  return undefined
}

export const withFix = (finding: Finding, fix: readonly Edit[] | undefined): Answer => ({
  ...finding,
  ...fixWith(fix),
})

export const withHelp = (finding: Finding, help: string | Help, fix?: readonly Edit[]): Answer =>
  withFix({ ...finding, ...(typeof help === 'string' ? { help } : help) }, fix)

/** Writes lines below the name of a field, in the place of the value behind it. */
export function onLinesBelow(found: WrongValue, lines: readonly string[]): Edit {
  const { span, written, text, at, line } = found
  const lead = breakOf(text) + ' '.repeat(contentOf(line) + 2)
  const start = line.start + text.slice(line.start, at).trimEnd().length
  return { file: span.file, start, end: at + written.length, text: lines.map((each) => lead + each).join('') }
}
