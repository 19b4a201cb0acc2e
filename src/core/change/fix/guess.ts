/** Fixes of indents and dashes are guesses. A guess is wrong if the words do not fit the place where it puts them. */

import type { SourceSpan } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/finding.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { valueAt } from '../../base/value-at.ts'
import type { ReadResult } from '../../check/read-site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { FixStep } from './fix-step.ts'
import { HALF } from './half.ts'

const GUESSED = codesOf(
  messages.badIndent,
  messages.dashMissing,
  messages.indentTooDeep,
  messages.textNotIndented,
)

export const isGuess = ({ findings }: Pick<FixStep, 'findings'>) =>
  findings.some(({ code }) => GUESSED.has(code))

/**
 * Whether a line that a guess changed has an error that cannot be fixed, or tears an entry of a list apart. Of another
 * step, whether it leaves half of something behind, which a later error may have hidden at first. `isEnd`: no more is
 * fixed after it.
 */
export function isWrong(step: FixStep, { diagnostics, sources }: ReadResult, isEnd = false): boolean {
  const source = sources.find(({ path }) => path === step.file)
  if (source?.value === undefined) return false
  const [before, after] = [step.before.split('\n'), step.after.split('\n')]
  const known = new Set(before)
  const isKept = (line: string, index: number) =>
    before.length === after.length ? line === before[index] : known.has(line)
  const changed = new Set(after.filter((line, index) => !isKept(line, index)).map(bare))
  const lines = source.text.split('\n').map(bare)
  const isChanged = (line: number) => changed.has(lines[line - 1] ?? '')
  // A field that another group now lacks belongs there.
  const names = [...changed].flatMap((line) => line.match(/^\w+(?=:)/) ?? [])
  const isMissed = (code: string, fields = '') =>
    OF_FIELDS.has(code) && fields.split(' ').some((field) => names.includes(field))
  const errors = diagnostics.filter(
    ({ severity, span, fix = [] }) =>
      severity === 'error' && span.file === step.file && (isEnd || fix.length === 0),
  )
  if (!isGuess(step)) return errors.some(({ code, span }) => HALF.has(code) && isChanged(span.start.line))
  return (
    lines.some((line, index) => BLOCK.test(line) && !typesIn(source).includes(index + 1)) ||
    errors.some(({ code, subject, span }) => isChanged(span.start.line) || isMissed(code, subject)) ||
    (isEnd && errors.some(({ code }) => MISPLACED.has(code))) ||
    errors.some(({ code, span }) => code === messages.wrongKind.code && linesOf(span).some(isChanged)) ||
    tornEntries(source, source.value, []).some((path) => isChanged(source.spanOf(path).start.line))
  )
}

const linesOf = ({ start, end }: SourceSpan) =>
  Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index)

/** Their subject is the field, or several with blanks between them. */
const OF_FIELDS = codesOf(messages.missingField, messages.unknownField)

/** What lines at a wrong place leave behind, wherever it is told. */
const MISPLACED = codesOf(messages.blockWithoutType, messages.wrongKind)

const BLOCK = /^type: [a-zA-Z]+$/

/** The lines in which blocks begin. What looks like one elsewhere has become a part of a text. */
function typesIn(source: SourceFile): readonly number[] {
  const blocks = valueAt(source.value, ['blocks'])
  if (!Array.isArray(blocks)) return []
  return blocks.map((_, index) => source.spanOfKey(['blocks', index, 'type']).start.line)
}

/** A later fix may change the indent of a line once more. */
const bare = (line: string) => line.replaceAll(/^[\s-]+|\s+$/g, '')

/** Entries without a field in common with the one before them. */
function tornEntries(source: SourceFile, value: unknown, path: FieldPath): readonly FieldPath[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, each]) =>
    tornEntries(source, each, [...path, Array.isArray(value) ? Number(name) : name]),
  )
  if (!Array.isArray(value)) return inner
  const torn = value.flatMap((entry: unknown, index) => {
    const [own, above] = [namesOf(entry), namesOf(value[index - 1])]
    const isTorn = own.length > 0 && above.length > 0 && !own.some((name) => above.includes(name))
    return isTorn
      ? [
          [...path, index - 1],
          [...path, index],
        ]
      : []
  })
  return [...torn, ...inner]
}

const namesOf = (value: unknown): readonly string[] => (isGroup(value) ? Object.keys(value) : [])
