/** Ranks a file by its mistakes, to decide whether a change made it better. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { ReadResult } from '../../check/read-site.ts'
import { isYaml } from '../../yaml/parse.ts'

/** Diagnostics that hide all others in their block. */
const HIDING_BLOCKS = codesOf(messages.blockWithoutType, messages.typeAsField, messages.unknownBlock)

/** Diagnostics that hide others, because the value there is not checked further. */
const HIDING = codesOf(
  messages.bulletForDash,
  messages.fieldOutsideBlock,
  messages.spaceAfterColon,
  messages.spaceAfterDash,
  messages.unknownField,
  messages.wrongKind,
)

/** Counts for a file, compared from the first to the last. Less is better. */
export type Rank = readonly number[]

/** `stage` is 3 for a syntax error, 2 for YAML that pages may not use, 1 for wrong fields, 0 if links can be checked. */
export function rankOf(file: string, { diagnostics, sources, valid }: ReadResult): Rank {
  const own = diagnostics.filter(({ span }) => span.file === file)
  const errors = own.filter(({ severity }) => severity === 'error')
  const source = sources.find(({ path }) => path === file)
  const read = source?.value !== undefined
  const text = source?.text ?? ''
  const stage = read ? (valid().has(file) ? 0 : 1) : isYaml(text) ? 2 : 3
  // Only the first syntax error is known, so the lines after it count: an error further down is better.
  const left = stage < 3 ? 0 : linesAfter(errors, text)
  const [blocks, fields] = [HIDING_BLOCKS, HIDING].map(
    (codes) => errors.filter(({ code }) => codes.has(code)).length,
  )
  return [stage, left, blocks ?? 0, fields ?? 0, errors.length, own.length]
}

/** Whether the text of a file has no syntax error. */
export function isRead(file: string, { sources }: ReadResult): boolean {
  return sources.some(({ path, value }) => path === file && value !== undefined)
}

function linesAfter(errors: readonly Diagnostic[], text: string): number {
  return text.split('\n').length - Math.max(0, ...errors.map(({ span }) => span.start.line))
}

export function isBetter(a: Rank, b: Rank): boolean {
  const at = a.findIndex((number, index) => number !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** The same without the hiding diagnostics: as many errors at the same stage are no gain. */
export function isGain(a: Rank, b: Rank): boolean {
  const plain = ([stage = 0, left = 0, , , ...counts]: Rank) => [stage, left, ...counts]
  return isBetter(plain(a), plain(b))
}
