/** Which page is shown after Undo and Redo. */
import { expect, test } from 'vitest'
import { changeDraft, redo, undo } from '../../../src/studio/draft/change.ts'
import { emptyDraft, openFiles } from '../../../src/studio/draft/draft.ts'
import { fileOfStep, pageAround, pageOfStep } from '../../../src/studio/session/shown-page.ts'

const opened = openFiles(
  emptyDraft,
  ['pages/fees.yaml', 'pages/trip.yaml', 'site.yaml'].map((path) => ({ path, text: path, fingerprint: '1' })),
)
const edit = (file: string) => ({ file, start: 0, end: 0, text: '#' })

test('a page that is brought back is shown, and so is one that is deleted again', () => {
  const files = [{ path: 'pages/trip.yaml', text: undefined }]
  const deleted = changeDraft(opened, { files, edits: [edit('pages/fees.yaml')], time: 0 })
  const [step] = deleted.undo
  if (!step) throw new Error('No step')
  expect(pageOfStep(undo(deleted), step)).toBe('pages/trip.yaml')
  expect(pageOfStep(redo(undo(deleted)), step)).toBe('pages/trip.yaml')
})

test('a page that was made and is gone is not shown', () => {
  const made = changeDraft(opened, { files: [{ path: 'pages/new.yaml', text: 'New' }], time: 0 })
  const [step] = made.undo
  if (!step) throw new Error('No step')
  expect(pageOfStep(made, step)).toBe('pages/new.yaml')
  expect(pageOfStep(undo(made), step)).toBeUndefined()
})

test.for([
  ['the file in the form stays', 'site.yaml', 'pages/fees.yaml', undefined],
  ['the page in the frame comes before others', 'pages/data/a.csv', 'pages/fees.yaml', 'pages/fees.yaml'],
  ['or else the first file', 'pages/trip.yaml', 'pages/trip.yaml', 'site.yaml'],
] as const)('of a step in several files, %s', ([, formPath, framePath, file]) => {
  const edits = [edit('site.yaml'), edit('pages/fees.yaml')]
  const [step] = changeDraft(opened, { edits, time: 0 }).undo
  expect(step && fileOfStep(step, { formPath, framePath })).toBe(file)
})

test('a table is shown beside a page that has it', () => {
  const pages = [
    { path: 'pages/trip.yaml', dependsOn: [] },
    { path: 'pages/fees.yaml', dependsOn: ['pages/data/fees.csv'] },
    { path: 'pages/more.yaml', dependsOn: ['pages/data/fees.csv'] },
  ]
  expect(pageAround('pages/data/fees.csv', 'pages/trip.yaml', pages)).toBe('pages/fees.yaml')
  expect(pageAround('pages/data/fees.csv', 'pages/more.yaml', pages)).toBeUndefined()
  expect(pageAround('site.yaml', 'pages/trip.yaml', pages)).toBeUndefined()
})
