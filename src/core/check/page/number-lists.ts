/** Lists of numbers with decimal commas: `[10, 20,5]` has three numbers. */
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { visitTexts } from '../../base/texts-in.ts'
import { writtenAt } from '../../yaml/source-file.ts'
import type { PageContext } from './page-check.ts'

const WITHOUT_SPACE = /\d,\d/
const PAIR = /-?\d+,\d+/
/** A comma between quotes separates nothing. */
const QUOTED = /"[^"]*"|'[^']*'/g

/** A list with an error needs no warning. */
export function checkNumberLists({ page, source, found, report }: PageContext): void {
  if (!source.mayHold(WITHOUT_SPACE)) return
  const check = (list: readonly unknown[], path: FieldPath) => {
    if (typeof list[0] !== 'number') return
    const span = source.spanOf(path)
    const written = writtenAt(source, span)
    const isMixed = written.startsWith('[') && /\d, /.test(written)
    const pair = isMixed ? PAIR.exec(written.replaceAll(QUOTED, ''))?.[0] : undefined
    const hasError = found.some(
      ({ span: { start }, severity }) => severity === 'error' && start.offset === span.start.offset,
    )
    if (pair === undefined || hasError) return
    report({ ...messages.decimalComma(pair), span: source.spanOfWords(path, pair) })
  }
  visitTexts(page, [], () => {}, check)
}
