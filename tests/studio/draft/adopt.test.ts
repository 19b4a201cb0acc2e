/** After a foreign version came in, undo still takes back what the author did, and nothing of theirs. */
import { expect, test } from 'vitest'
import { adopted } from '../../../src/studio/draft/adopt.ts'
import { changeDraft, undo } from '../../../src/studio/draft/change.ts'
import { emptyDraft, openFiles, textAt } from '../../../src/studio/draft/draft.ts'
import { changedIn } from '../../../src/studio/draft/saved.ts'

const A = 'pages/a.yaml'
const OPENED = openFiles(emptyDraft, [
  { path: A, text: 'a: 1\nb: 2\nc: 3\n', fingerprint: '1' },
  { path: 'pages/b.yaml', text: 'x', fingerprint: '1' },
])
const changed = changeDraft(
  changeDraft(changeDraft(OPENED, { edits: [{ file: A, start: 3, end: 4, text: 'one' }], time: 0 }), {
    edits: [{ file: 'pages/b.yaml', start: 0, end: 1, text: 'y' }],
    time: 1,
  }),
  { edits: [{ file: A, start: 15, end: 16, text: 'three' }], time: 2 },
)

test('their change elsewhere in the file leaves all steps', () => {
  expect(textAt(changed, A)).toBe('a: one\nb: 2\nc: three\n')
  const theirs = { text: 'a: 1\nb: twenty\nc: 3\n', fingerprint: '2' }
  const both = adopted(changed, A, theirs, 'a: one\nb: twenty\nc: three\n')
  expect(changedIn(both).files[0]?.opened).toEqual(theirs)
  expect(textAt(undo(both), A)).toBe('a: one\nb: twenty\nc: 3\n')
  const first = undo(undo(undo(both)))
  expect(first.undo).toEqual([])
  expect(textAt(first, A)).toBe(theirs.text)
  expect(textAt(first, 'pages/b.yaml')).toBe('x')
})

test('their change at the same place drops the steps before it', () => {
  const theirs = { text: 'a: 1!\nb: 2\nc: 3\n', fingerprint: '2' }
  const both = adopted(changed, A, theirs, 'a: one!\nb: 2\nc: three\n')
  const first = undo(undo(undo(both)))
  expect(textAt(first, A)).toBe('a: one!\nb: 2\nc: 3\n')
  expect(textAt(first, 'pages/b.yaml')).toBe('x')
})

test('they deleted the file', () => {
  expect(adopted(changed, A, undefined, undefined).files.has(A)).toBe(false)
  const kept = adopted(changed, A, undefined, 'a: one\n')
  expect(changedIn(kept).files[0]).toMatchObject({ kind: 'new', text: 'a: one\n' })
  expect(kept.undo).toHaveLength(1)
})
