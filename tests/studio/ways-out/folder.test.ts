/** Writing into a folder on this computer. */
import { expect, test } from 'vitest'
import { folderWay } from '../../../src/studio/ways-out/folder.ts'
import { CHOIR, changeOf, FEES, fees, PHOTO } from '../../support/github/at-github.ts'
import { memoryFolder } from '../../support/memory-folder.ts'

const SITE = { 'site.yaml': 'name: School\n', 'pages/fees.yaml': FEES, 'pages/choir.yaml': CHOIR }
const ALL = changeOf({ commit: null, branch: 'main' }, [
  { path: 'pages/choir.yaml', opened: CHOIR, content: null },
  fees('4,700'),
  { path: 'pages/clubs/images/a.jpg', opened: null, content: PHOTO },
])

const textsIn = ({ files }: ReturnType<typeof memoryFolder>) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))

test('texts and pictures are written, and what is removed is deleted', async () => {
  const folder = memoryFolder(SITE)
  const outcome = await folderWay(async () => folder.handle).propose(ALL)
  expect(outcome).toEqual({ kind: 'handed-over', what: { kind: 'folder', name: 'school-site' } })
  expect([...folder.files.keys()]).toEqual(['site.yaml', 'pages/fees.yaml', 'pages/clubs/images/a.jpg'])
  expect(textsIn(folder)['pages/fees.yaml']).toBe(fees('4,700').content)
  expect(folder.files.get('pages/clubs/images/a.jpg')).toEqual(PHOTO)
  expect(await folderWay(async () => folder.handle).propose(ALL)).toMatchObject({ reason: 'nothing-new' })
})

test('a file that has changed since is not overwritten', async () => {
  const theirs = FEES.replace('4,500', '5,000')
  const folder = memoryFolder({ ...SITE, 'pages/fees.yaml': theirs })
  const before = textsIn(folder)
  expect(await folderWay(async () => folder.handle).propose(ALL)).toEqual({
    kind: 'clash',
    base: { commit: null, branch: 'main' },
    theirs: [{ path: 'pages/fees.yaml', content: theirs }],
  })
  expect(textsIn(folder)).toEqual(before)
})

test('a file that changes while others are written: all is as it was, and theirs stays', async () => {
  const folder = memoryFolder(SITE)
  const theirs = FEES.replace('4,500', '5,000')
  folder.failAt('pages/clubs/images/a.jpg', () => folder.files.set('pages/fees.yaml', Buffer.from(theirs)))
  expect(await folderWay(async () => folder.handle).propose(ALL)).toMatchObject({ reason: 'not-written' })
  expect(textsIn(folder)).toEqual({ ...SITE, 'pages/fees.yaml': theirs })
})

test('a disk that is full: the folder is as it was', async () => {
  const folder = memoryFolder(SITE)
  folder.failAt('pages/fees.yaml')
  expect(await folderWay(async () => folder.handle).propose(ALL)).toEqual({
    kind: 'failed',
    reason: 'not-written',
    again: true,
    says: 'The disk is full.',
  })
  expect(textsIn(folder)).toEqual(SITE)
  expect(await folderWay(async () => folder.handle).propose(ALL)).toMatchObject({ kind: 'handed-over' })
})

test('the wrong folder, and no folder', async () => {
  const folder = memoryFolder({ 'letter.txt': 'Dear' })
  expect(await folderWay(async () => folder.handle).propose(ALL)).toMatchObject({ reason: 'wrong-folder' })
  expect([...folder.files.keys()]).toEqual(['letter.txt'])
  const closed = folderWay(() => Promise.reject(new DOMException('', 'AbortError')))
  expect(await closed.propose(ALL)).toMatchObject({ reason: 'given-up', again: true })
})
