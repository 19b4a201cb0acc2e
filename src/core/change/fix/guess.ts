/** Fixes of indents and dashes are guesses. A guess is wrong if the words do not fit the place where it puts them. */

import type { Diagnostic, SourceSpan } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
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

/** What a step made of its file. */
type Outcome = {
  readonly source: SourceFile
  /** The errors that are left and that no fix is known for. At the end, all that are left. */
  readonly errors: readonly Diagnostic[]
  readonly isEnd: boolean
  /** Whether the step changed this line, counted from 1. */
  readonly isChanged: (line: number) => boolean
  /** The names of the fields that begin in a changed line. */
  readonly fields: readonly string[]
}

/** `isEnd`: no more is fixed after the step. */
export function isWrong(step: FixStep, { diagnostics, sources }: ReadResult, isEnd = false): boolean {
  const source = sources.find(({ path }) => path === step.file)
  if (source?.value === undefined) return false
  const changed = newLinesOf(step)
  const lines = source.text.split('\n').map(bare)
  const outcome: Outcome = {
    source,
    errors: diagnostics.filter(
      ({ severity, span, fix = [] }) =>
        severity === 'error' && span.file === step.file && (isEnd || fix.length === 0),
    ),
    isEnd,
    isChanged: (line) => changed.has(lines[line - 1] ?? ''),
    fields: [...changed].flatMap((line) => line.match(/^\w+(?=:)/) ?? []),
  }
  return isGuess(step) ? OF_GUESSES.some((isFound) => isFound(outcome)) : hasHalf(outcome)
}

/** Their words, and not their places as in `leavesHalf`: at the end, later steps have moved the lines. */
function newLinesOf({ before, after }: FixStep): ReadonlySet<string> {
  const [old, lines] = [before.split('\n'), after.split('\n')]
  const known = new Set(old)
  const isKept = (line: string, index: number) =>
    old.length === lines.length ? line === old[index] : known.has(line)
  return new Set(lines.filter((line, index) => !isKept(line, index)).map(bare))
}

/** Half of something is left behind, which a later error may have hidden at first. */
const hasHalf = ({ errors, isChanged }: Outcome) =>
  errors.some(({ code, span }) => HALF.has(code) && isChanged(span.start.line))

const leavesError = ({ errors, isChanged }: Outcome) => errors.some(({ span }) => isChanged(span.start.line))

/** What looks like the first line of a block has become a part of a text. */
const swallowsBlock = ({ source }: Outcome) =>
  source.text
    .split('\n')
    .map(bare)
    .some((line, index) => BLOCK.test(line) && !typesIn(source).includes(index + 1))

/** Another group lacks a field of a changed line now, so the field belongs there. */
const takesField = ({ errors, fields }: Outcome) =>
  errors.some(
    ({ code, subject = '' }) =>
      OF_FIELDS.has(code) && subject.split(' ').some((field) => fields.includes(field)),
  )

const misplaces = ({ errors, isChanged, isEnd }: Outcome) =>
  errors.some(
    ({ code, span }) =>
      (isEnd && MISPLACED.has(code)) || (code === messages.wrongKind.code && linesOf(span).some(isChanged)),
  )

const tearsEntry = ({ source, isChanged }: Outcome) =>
  tornEntries(source, source.value, []).some((path) => isChanged(source.spanOf(path).start.line))

const OF_GUESSES = [swallowsBlock, leavesError, takesField, misplaces, tearsEntry]

const linesOf = ({ start, end }: SourceSpan) =>
  Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index)

/** Their subject is the field, or several with blanks between them. */
const OF_FIELDS = codesOf(messages.missingField, messages.unknownField)

/** What lines at a wrong place leave behind, wherever it is told. */
const MISPLACED = codesOf(messages.blockWithoutType, messages.wrongKind)

const BLOCK = /^(?:type: [a-zA-Z]+|use: snippets\/\S+)$/

/** The first lines of the blocks. */
function typesIn(source: SourceFile): readonly number[] {
  const blocks = valueAt(source.value, ['blocks'])
  if (!Array.isArray(blocks)) return []
  return blocks.map((block, index) => {
    const name = valueAt(block, ['type']) === undefined ? 'use' : 'type'
    return source.spanOfKey(['blocks', index, name]).start.line
  })
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
