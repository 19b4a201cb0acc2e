/** Who confirms a stand-in, and until when, is a comment behind the value. Nothing else changes. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import { assign, confirm } from '../../../src/studio/operations/assign.ts'
import type { Outcome } from '../../../src/studio/operations/operation.ts'

const after = (text: string, outcome: Outcome): string | undefined =>
  'edits' in outcome ? applySplices(text, outcome.edits) : undefined

const BURSAR = { owner: 'bursar', due: '2026-12-01' }
const NOBODY = { owner: '', due: '' }

test.for([
  ['a: !todo b\nc: d\n', 'a: !todo b # owner: bursar, due: 2026-12-01\nc: d\n'],
  ['a: !todo "b # c"\n', 'a: !todo "b # c" # owner: bursar, due: 2026-12-01\n'],
  ['a: !todo b # ask first\n', 'a: !todo b # ask first, owner: bursar, due: 2026-12-01\n'],
  ['a: !todo b  # owner: cook, due: soon\n', 'a: !todo b # owner: bursar, due: 2026-12-01\n'],
  ['a: !todo |\n  b\n  # c\n', 'a: !todo | # owner: bursar, due: 2026-12-01\n  b\n  # c\n'],
  ['a: !todo b', 'a: !todo b # owner: bursar, due: 2026-12-01'],
  ['a: !todo b\r\nc: d\r\n', 'a: !todo b # owner: bursar, due: 2026-12-01\r\nc: d\r\n'],
] as const)('%j becomes %j', ([text, wanted]) => {
  expect(after(text, assign({ path: 'x.yaml', text }, ['a'], BURSAR))).toBe(wanted)
})

test('words that are no assignment stay when it goes', () => {
  const text = 'a: !todo b # ask first, owner: bursar, due: 2026-12-01\n'
  expect(after(text, assign({ path: 'x.yaml', text }, ['a'], NOBODY))).toBe('a: !todo b # ask first\n')
})

test.for([
  ['a: !todo b # owner: bursar, due: 2026-12-01\n', 'a: b\n'],
  ['a: !todo b # ask the bursar\n', 'a: b # ask the bursar\n'],
  ['a: !todo "+254 700"\n', 'a: "+254 700"\n'],
  ['a: [!todo b, c]\n', 'a: [b, c]\n'],
] as const)('confirmed, %j becomes %j', ([text, wanted]) => {
  const at = text.includes('[') ? ['a', 0] : ['a']
  expect(after(text, confirm({ path: 'x.yaml', text }, at))).toBe(wanted)
})

test.for([
  ['a: [!todo b, c]\n', ['a', 0]],
  ['a: !todo b\n', ['x']],
  ['a: !todo b\n  c\n', ['a']],
] as const)('%j has no room for it at %j', ([text, at]) => {
  const outcome = assign({ path: 'x.yaml', text }, at, BURSAR)
  expect('refused' in outcome || after(text, outcome)?.includes('owner: bursar')).toBe(true)
})

test('signs that would end the words are left out', () => {
  const text = 'a: !todo b\n'
  expect(after(text, assign({ path: 'x.yaml', text }, ['a'], { owner: 'bursar, or\ncook', due: '' }))).toBe(
    'a: !todo b # owner: bursar  or cook\n',
  )
})
