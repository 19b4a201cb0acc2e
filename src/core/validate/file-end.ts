/** A file that ends too early: its last field is empty, and the groups around it lack fields. That is one message. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { codesOf } from '../../diagnostics/message.ts'
import * as messages from '../../diagnostics/messages.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { lastOffset } from '../yaml/add-lines.ts'
import type { MergedReport } from './merged-findings.ts'
import type { SchemaInput } from './schema-input.ts'

const UNFINISHED = codesOf(messages.emptyField, messages.missingField, messages.wrongKind)

export function toldAtEnd({ source, at, value }: SchemaInput, { report, end }: MergedReport): MergedReport {
  const found: (readonly [Diagnostic, FieldPath])[] = []
  // If the entry above is a text as well, this one is not cut off.
  const isLikeTheOneAbove = (path: FieldPath) => {
    const [list, index] = [path.slice(0, -1), path.at(-1)]
    const isText = (step: PropertyKey) => typeof valueAt(value, [...list, step]) === 'string'
    return typeof index === 'number' && isText(index) && isText(index - 1)
  }
  const isAtEnd = ({ code, span, fix }: Diagnostic, path: FieldPath) => {
    if (fix || !UNFINISHED.has(code) || span.file !== source.path || isLikeTheOneAbove(path)) return false
    const whole = code === messages.missingField.code ? path.slice(0, -1) : path
    return !/\n\s*\S/.test(source.text.slice(lastOffset(source, [...at, ...whole])))
  }
  return {
    report: (diagnostic, path) =>
      isAtEnd(diagnostic, path) ? void found.push([diagnostic, path]) : report(diagnostic, path),
    end: () => {
      const sorted = found.toSorted(([one], [other]) => other.span.start.offset - one.span.start.offset)
      const [[last, path] = [], ...around] = sorted
      const outer = around.at(-1)?.[0]
      if (last && path && !outer) report(last, path)
      if (last && path && outer) {
        const all = [last, ...around.map(([each]) => each)].map(({ message }) => message)
        report({ ...outer, ...remedies.lostEnd(all, outer.help), span: last.span }, path)
      }
      end()
    },
  }
}
