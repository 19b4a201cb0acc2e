/** One row of steps over texts and pictures: undo gives the exact bytes. */
import { expect, test } from 'vitest'
import { changeDraft, redo, undo } from '../../../src/studio/draft/change.ts'
import { type Draft, emptyDraft, openFiles, textAt } from '../../../src/studio/draft/draft.ts'
import { draftFrom, recordOf } from '../../../src/studio/draft/record.ts'
import { changedIn, hasChanged, savedDraft, staysOnDisk } from '../../../src/studio/draft/saved.ts'
import { stayed } from '../../../src/studio/draft/stayed.ts'
import { type Random, random } from '../../support/mutations.ts'

const A = 'pages/a.yaml'
const B = 'pages/b.yaml'
const OPENED = openFiles(emptyDraft, [
  { path: A, text: 'title: Açaí\r\nend', fingerprint: '1' },
  { path: B, text: '# b\n', fingerprint: '2' },
])

/** What an author sees. */
const shown = (draft: Draft) => ({
  texts: [...draft.files].map(([path, { text }]) => ({ path, text })),
  pictures: [...changedIn(draft).pictures].map(({ path, picture }) => ({ path, picture })),
})

const typed = (draft: Draft, start: number, end: number, text: string, time: number, target = 'title') =>
  changeDraft(draft, { edits: [{ file: A, start, end, text }], target, time })

test('typing in one place is one step', () => {
  let draft = OPENED
  for (const [index, letter] of [...'word'].entries())
    draft = typed(draft, 7 + index, 7 + index, letter, index * 200)
  draft = typed(draft, 9, 12, '', 1000)
  draft = typed(draft, 5, 9, 'x', 1500)
  expect(textAt(draft, A)).toBe('titlexçaí\r\nend')
  expect(draft.undo).toHaveLength(1)
  expect(draft.undo[0]?.changes).toHaveLength(1)
  expect(shown(undo(draft))).toEqual(shown(OPENED))
  expect(shown(redo(undo(draft)))).toEqual(shown(draft))
})

test.for([
  ['a pause', 'title', 1200],
  ['another place', 'text', 100],
] as const)('%s begins a new step', ([, target, time]) => {
  const draft = typed(typed(OPENED, 7, 7, 'a', 0), 8, 8, 'b', time, target)
  expect(draft.undo).toHaveLength(2)
  expect(textAt(undo(draft), A)).toBe('title: aAçaí\r\nend')
})

test('undo ends a group, and a new step ends redo', () => {
  const draft = undo(typed(typed(OPENED, 7, 7, 'a', 0), 8, 8, 'b', 5000))
  const next = typed(draft, 8, 8, 'c', 500)
  expect(next.redo).toEqual([])
  expect(next.undo).toHaveLength(2)
  expect(textAt(undo(next), A)).toBe('title: aAçaí\r\nend')
})

const PICTURE = { name: 'choir' }

test('one step may change several files and pictures', () => {
  const draft = changeDraft(OPENED, {
    edits: [
      { file: A, start: 13, end: 16, text: 'END' },
      { file: A, start: 0, end: 5, text: 'name' },
      { file: B, start: 0, end: 0, text: 'x: 1\n' },
    ],
    files: [{ path: 'pages/c.yaml', text: 'image: choir.jpg' }],
    pictures: [{ path: 'pages/choir.jpg', picture: PICTURE }],
    time: 0,
    label: 'new page',
  })
  expect(textAt(draft, A)).toBe('name: Açaí\r\nEND')
  expect(changedIn(draft)).toMatchObject({
    files: [
      { kind: 'changed', path: A, opened: { fingerprint: '1' } },
      { kind: 'changed', path: B },
      { kind: 'new', path: 'pages/c.yaml', opened: undefined, text: 'image: choir.jpg' },
    ],
    pictures: [{ kind: 'new', path: 'pages/choir.jpg', picture: PICTURE }],
  })
  expect(hasChanged(undo(draft))).toBe(false)
  expect(changedIn(redo(undo(draft)))).toEqual(changedIn(draft))
})

test('a deleted file, a replaced picture, and both back', () => {
  const was = { name: 'old' }
  const draft = changeDraft(OPENED, {
    files: [{ path: B, text: undefined }],
    pictures: [{ path: 'pages/choir.jpg', picture: PICTURE, was }],
    time: 0,
  })
  const { files, pictures } = changedIn(draft)
  expect(files).toMatchObject([{ kind: 'deleted', path: B, opened: { text: '# b\n' } }])
  expect(pictures).toMatchObject([{ kind: 'changed', picture: PICTURE }])
  const saved = savedDraft(draft, [{ path: B, opened: undefined }], pictures)
  expect(hasChanged(saved)).toBe(false)
  expect(changedIn(undo(saved))).toMatchObject({
    files: [{ kind: 'new', path: B, text: '# b\n' }],
    pictures: [{ kind: 'changed', picture: was }],
  })
})

const HALL = 'pages/images/hall.jpg'

test('a picture of the site is deleted, and comes back after that is saved, though no file names it', () => {
  const was = { name: 'hall' }
  const gone = changeDraft(OPENED, { pictures: [{ path: HALL, picture: undefined, was }], time: 0 })
  const { pictures } = changedIn(gone)
  expect(pictures).toEqual([{ kind: 'deleted', path: HALL, picture: undefined, was, isDeleted: true }])
  expect(hasChanged(undo(gone))).toBe(false)
  const saved = savedDraft(gone, [], pictures)
  expect(hasChanged(saved)).toBe(false)
  const typedOn = typed(undo(saved), 0, 0, 'x', 5000)
  expect(changedIn(typedOn).pictures).toMatchObject([{ kind: 'new', path: HALL, picture: was }])
})

test('undoing a new picture that is saved is no deletion; deleting it is one', () => {
  const added = changeDraft(OPENED, {
    edits: [{ file: A, start: 0, end: 0, text: 'images/hall.jpg' }],
    pictures: [{ path: HALL, picture: PICTURE }],
    time: 0,
  })
  const saved = savedDraft(added, [], changedIn(added).pictures)
  expect(changedIn(undo(saved)).pictures).toMatchObject([{ kind: 'deleted', isDeleted: false }])
  const was = { name: 'as it is on the disk' }
  const gone = changeDraft(saved, { pictures: [{ path: HALL, picture: undefined, was }], time: 5000 })
  expect(changedIn(gone).pictures).toMatchObject([{ kind: 'deleted', was, isDeleted: true }])
  expect(changedIn(undo(gone)).pictures).toEqual([])
})

test('a picture is on the disk until it is deleted, also if it is replaced; a new one once it is saved', () => {
  const was = { name: 'hall' }
  const withPicture = (picture: typeof was | undefined, before?: typeof was) =>
    changeDraft(OPENED, {
      edits: [{ file: A, start: 0, end: 0, text: 'images/hall.jpg' }],
      pictures: [{ path: HALL, picture, ...(before && { was: before }) }],
      time: 0,
    })
  expect(staysOnDisk(OPENED, HALL)).toBe(true)
  expect(staysOnDisk(withPicture(PICTURE, was), HALL)).toBe(true)
  expect(staysOnDisk(withPicture(undefined, was), HALL)).toBe(false)
  const added = withPicture(PICTURE)
  expect(staysOnDisk(added, HALL)).toBe(false)
  expect(staysOnDisk(savedDraft(added, [], changedIn(added).pictures), HALL)).toBe(true)
})

test('a picture that stays is as if nobody had deleted it; other steps are still there', () => {
  const was = { name: 'hall' }
  const gone = changeDraft(typed(OPENED, 0, 0, 'x', 0), {
    pictures: [{ path: HALL, picture: undefined, was }],
    time: 5000,
  })
  const left = stayed(typed(gone, 0, 0, 'y', 9000), HALL)
  expect(changedIn(left).pictures).toEqual([])
  expect(left.undo).toHaveLength(2)
  expect(undo(undo(left)).files).toEqual(OPENED.files)
})

test('a new picture that was replaced again leaves with nothing, and Undo brings it back', () => {
  const pictured = (name: string) => ({
    files: [{ path: B, text: `image: images/${name}.jpg` }],
    pictures: [{ path: `pages/images/${name}.jpg`, picture: { name } }],
    time: 0,
  })
  const one = changeDraft(OPENED, pictured('child'))
  const other = changeDraft(one, pictured('hall'))
  const paths = (draft: Draft) => changedIn(draft).pictures.map(({ path }) => path)
  expect(paths(one)).toEqual(['pages/images/child.jpg'])
  expect(paths(other)).toEqual(['pages/images/hall.jpg'])
  expect(paths(undo(other))).toEqual(['pages/images/child.jpg'])
  expect(paths(undo(undo(other)))).toEqual([])
})

test('what is typed while a file is saved is not saved', () => {
  const first = typed(OPENED, 7, 7, 'a', 0)
  const later = typed(first, 8, 8, 'b', 10)
  const saved = savedDraft(
    later,
    [{ path: A, opened: { text: textAt(first, A) ?? '', fingerprint: '3' } }],
    [],
  )
  expect(changedIn(saved).files).toMatchObject([
    { opened: { fingerprint: '3' }, text: 'title: abAçaí\r\nend' },
  ])
})

test('edits that touch each other come back in their order', () => {
  const edits = [
    { file: A, start: 7, end: 9, text: '' },
    { file: A, start: 5, end: 7, text: '' },
    { file: A, start: 7, end: 7, text: '-' },
  ]
  const draft = changeDraft(OPENED, { edits, time: 0 })
  expect(textAt(draft, A)).toBe('title-aí\r\nend')
  expect(textAt(undo(draft), A)).toBe(textAt(OPENED, A))
})

test('edits of files that are not open are left out', () => {
  expect(changeDraft(OPENED, { edits: [{ file: 'no.yaml', start: 0, end: 0, text: 'x' }], time: 0 })).toBe(
    OPENED,
  )
})

test('a record that is none is refused', () => {
  expect(draftFrom({ version: 2 }, new Map())).toBeUndefined()
  expect(draftFrom({ ...recordOf(OPENED), undo: 'x' }, new Map())).toBeUndefined()
})

function randomStep(draft: Draft, next: Random, time: number): Draft {
  const at = (most: number) => Math.floor(next() * (most + 1))
  const path = next() < 0.5 ? A : B
  const text = textAt(draft, path)
  const roll = next()
  if (roll < 0.1)
    return changeDraft(draft, { files: [{ path, text: text === undefined ? 'new' : undefined }], time })
  if (roll < 0.2)
    return changeDraft(draft, { pictures: [{ path: `p${at(2)}`, picture: { name: time } }], time })
  if (roll < 0.4) return undo(draft)
  if (roll < 0.5) return redo(draft)
  const [one, other] = [at(text?.length ?? 0), at(text?.length ?? 0)]
  const edit = {
    file: path,
    start: Math.min(one, other),
    end: Math.min(Math.max(one, other), Math.min(one, other) + at(3)),
    text: 'abc'.slice(at(3)),
  }
  return changeDraft(draft, { edits: [edit], time, ...(next() < 0.7 ? { target: path } : {}) })
}

test('300 rows of steps go back and forth exactly, through JSON too', () => {
  let grouped = 0
  for (let seed = 1; seed <= 300; seed++) {
    const next = random(seed)
    let draft = OPENED
    for (let time = 0; time < 30; time++) draft = randomStep(draft, next, time * 400)
    const kept = draftFrom(JSON.parse(JSON.stringify(recordOf(draft))), draft.pictures)
    expect(kept).toEqual(draft)
    grouped += draft.undo.filter(({ changes }) => changes.length > 1).length
    let back = draft
    while (back.undo.length > 0) {
      const before = undo(back)
      expect(shown(redo(before))).toEqual(shown(back))
      back = before
    }
    expect(hasChanged(back)).toBe(false)
    expect(textAt(back, A)).toBe(textAt(OPENED, A))
  }
  expect(grouped).toBeGreaterThan(50)
})
