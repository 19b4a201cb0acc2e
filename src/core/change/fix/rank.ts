/** How far a file has come: what tells whether a change of it made it better. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { ReadResult } from '../../check/read-site.ts'
import { isYaml } from '../../yaml/parse.ts'

/** Findings that keep all else that is wrong with a block from being seen. */
const HIDING_BLOCKS = new Set(['block-without-type', 'type-as-field', 'unknown-block'])

/** Findings that keep others from being seen, because what stands there is not looked into. */
const HIDING = new Set([
  'bullet-for-dash',
  'field-outside-block',
  'space-after-colon',
  'space-after-dash',
  'unknown-field',
  'wrong-kind',
])

/** The counts of a file; the first that differs from another's decides, and less is better. */
export type Rank = readonly number[]

/** `stage` counts down: 3 no YAML, 2 not read, 1 read and refused, 0 a page whose links are looked at. */
export function rankOf(file: string, { diagnostics, sources, valid }: ReadResult): Rank {
  const own = diagnostics.filter(({ span }) => span.file === file)
  const errors = own.filter(({ severity }) => severity === 'error')
  const source = sources.find(({ path }) => path === file)
  const read = source?.value !== undefined
  const text = source?.text ?? ''
  const stage = read ? (valid().has(file) ? 0 : 1) : isYaml(text) ? 2 : 3
  // In a text that is no YAML only the first mistake is known: one further down is one less.
  const left = stage < 3 ? 0 : linesAfter(errors, text)
  const [blocks, fields] = [HIDING_BLOCKS, HIDING].map(
    (codes) => errors.filter(({ code }) => codes.has(code)).length,
  )
  return [stage, left, blocks ?? 0, fields ?? 0, errors.length, own.length]
}

/** Whether a file is YAML that a page may have. */
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

/** The same without what is hidden: as many errors, at the same stage, are no gain. */
export function isGain(a: Rank, b: Rank): boolean {
  const plain = ([stage = 0, left = 0, , , ...counts]: Rank) => [stage, left, ...counts]
  return isBetter(plain(a), plain(b))
}
