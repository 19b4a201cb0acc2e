/** Commas at the ends of lines, as in JSON: one message for all of them in an entry, since some spoil nothing. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { type Line, lineAt, lineBefore, linesAfter } from '../../yaml/syntax-errors/syntax-error.ts'
import type { Context } from './context.ts'

export function withCommasAtEnds(
  found: readonly Diagnostic[],
  { textOf }: Pick<Context, 'textOf'>,
): readonly Diagnostic[] {
  const told = new Set<string>()
  // An error tells more than that the page shows the comma.
  const errorsFirst = [...found].sort((a, b) => Number(isShown(a)) - Number(isShown(b)))
  return errorsFirst.flatMap((each) => {
    const { file, start, end } = each.span
    // The text of a page without errors may not have been read yet.
    const mayBe = each.severity === 'error' || isShown(each)
    const text = mayBe && /\.ya?ml$/.test(file) ? textOf(file) : undefined
    if (text?.[end.offset - 1] !== ',') return [each]
    const lines = fieldsAround(text, lineAt(text, start.offset)).filter(endsWithComma)
    const [first, second] = lines
    if (!first || !second) return [each]
    const place = `${file} ${first.start}`
    if (told.has(place)) return []
    told.add(place)
    const fix = lines.map((line) => {
      const at = line.start + line.text.trimEnd().length
      return { file, start: at - 1, end: at, text: '' }
    })
    const numbers = lines.map((line) => String(text.slice(0, line.end).split('\n').length))
    return [{ ...each, help: remedies.commasAtEnds(numbers), fix }]
  })
}

const isShown = ({ code }: Diagnostic) => code === messages.oddEnd.code
const endsWithComma = ({ text }: Line) => /,\s*$/.test(text)
const isField = ({ text }: Line) => /^ *(?:- +)?[\w.-]+: +[^\s|>"'[{#]/.test(text)
const begins = ({ text }: Line) => /^ *- /.test(text)

/** The lines of an entry, with one field each. */
function fieldsAround(text: string, line: Line): readonly Line[] {
  const lines = [line]
  for (let above = begins(line) ? undefined : lineBefore(text, line); above && isField(above); ) {
    lines.unshift(above)
    above = begins(above) ? undefined : lineBefore(text, above)
  }
  for (const below of linesAfter(text, line)) {
    if (!isField(below) || begins(below)) break
    lines.push(below)
  }
  return lines
}
