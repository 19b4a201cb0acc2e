/** A call fails: nothing is lost, nothing is made twice, and nothing of others is undone. All pairs are in `npm run torture`. */
import { expect, test } from 'vitest'
import type { Reason } from '../../../src/studio/ways-out/way-out.ts'
import type { Failure } from '../../support/github/fake-github.ts'
import { trialsOf, tryWith } from '../../support/github/trials.ts'

/** Not done at all, and done without an answer. */
const trials = trialsOf(['502', 'lost']).filter(({ reloads, failure }) => reloads === (failure === 'lost'))

test.for(trials)('$kind proposal: $call answers $failure', async (trial) => {
  const { wrong, first } = await tryWith(trial)
  expect(wrong).toEqual([])
  expect(first).toMatchObject({ kind: 'failed', again: true })
})

const REASONS: readonly (readonly [Failure, Reason, boolean])[] = [
  ['401', 'token-refused', false],
  ['403', 'not-allowed', false],
  ['403-rate', 'rate-limit', true],
  ['404', 'not-found', false],
  ['409', 'empty-repository', false],
  ['422', 'refused', false],
  ['429', 'rate-limit', true],
  ['502', 'github-broken', true],
  ['502-late', 'github-broken', true],
  ['no-net', 'no-answer', true],
  ['lost', 'no-answer', true],
  ['cut', 'no-answer', true],
  ['hang', 'too-slow', true],
]

test.for(REASONS)('%s is told as %s', async ([failure, reason, again]) => {
  const { wrong, first } = await tryWith({ kind: 'first', call: 'tree', failure, reloads: false })
  expect(wrong).toEqual([])
  expect(first).toMatchObject({ kind: 'failed', reason, again })
})

test('what takes a moment is waited for', async () => {
  const { wrong, first } = await tryWith({ kind: 'first', call: 'new-ref', failure: 'slow', reloads: false })
  expect(wrong).toEqual([])
  expect(first.kind).toBe('proposed')
})
