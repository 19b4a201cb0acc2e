/** An example that an author adds is marked `!todo`, until somebody has confirmed it. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import { confirm } from '../../../src/studio/operations/assign.ts'
import { insertExample } from '../../../src/studio/operations/insert-example.ts'
import type { Outcome } from '../../../src/studio/operations/operation.ts'

const BLOCK = { type: 'faq', items: [{ question: 'Q', answer: 'A' }] }
const after = (text: string, outcome: Outcome): string | undefined =>
  'edits' in outcome ? applySplices(text, outcome.edits) : undefined
const added = (text: string, index: number) =>
  after(text, insertExample({ path: 'x.yaml', text }, { list: ['blocks'], index }, BLOCK))

test.for([
  ['blocks:\n  - type: a\n', 1, 'blocks:\n  - type: a\n  - !todo\n    type: faq\n'],
  ['blocks:\n- type: a\n', 0, 'blocks:\n- !todo\n  type: faq\n'],
  ['blocks: []\n', 0, 'blocks:\n  - !todo\n    type: faq\n'],
  ['title: a\n', 0, 'title: a\nblocks:\n  - !todo\n    type: faq\n'],
  ['blocks:\n  - !todo\n    type: a\n', 1, 'type: a\n  - !todo\n    type: faq\n'],
  ['blocks:\r\n  - type: a\r\n', 1, '  - type: a\r\n  - !todo\r\n    type: faq\r\n'],
  ['blocks: [{ type: a }]\n', 1, 'blocks: [{ type: a }, !todo { type: faq, '],
] as const)('in %j at %i', ([text, index, wanted]) => {
  expect(added(text, index)).toContain(wanted)
})

test('what is confirmed loses its mark', () => {
  const text = added('blocks:\n  - type: a\n', 1) ?? ''
  expect(after(text, confirm({ path: 'x.yaml', text }, ['blocks', 1]))).toBe(
    'blocks:\n  - type: a\n  - type: faq\n    items:\n      - question: Q\n        answer: A\n',
  )
})
