/** Once a proposal has all changes, the author can take them out of the folder, and then get the merged version. */
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeBack } from '../../../src/preview/server/propose/take-back.ts'
import { emptyFolder } from '../../support/folder.ts'
import { prose } from '../../support/pages.ts'
import { siteWithServer } from '../../support/proposals.ts'

const FEES = prose('It costs 20.')
const CHANGED = prose('It costs 30.')
const site = (options = {}) =>
  siteWithServer({ 'pages/fees.yaml': FEES, 'pages/other.yaml': prose('Other.') }, options)

test.for(['', 'sites/school'])(
  'changed, new and deleted files, in the folder %j of the repository',
  async (below) => {
    const { root, git, atServer, write, look, propose } = site({ below })
    write({ 'pages/fees.yaml': CHANGED, 'pages/new.yaml': prose('New.') })
    const gone = join(root, 'pages/other.yaml')
    renameSync(gone, join(emptyFolder(), 'other.yaml'))
    const proposed = await propose('First')
    expect(proposed).toMatchObject({ branch: 'studio-first', sent: { kind: 'sent' } })
    expect(await takeBack(root)).toMatchObject({ kind: 'taken-back' })
    expect(git('status', '--porcelain')).toBe('')
    expect(existsSync(gone)).toBe(true)
    expect(existsSync(join(root, 'pages/new.yaml'))).toBe(false)
    expect(await look()).toMatchObject({ files: [], branch: null })
    // Somebody merges it at the server, and the author gets that version.
    atServer('update-ref', 'refs/heads/main', 'refs/heads/studio-first')
    git('pull', '--quiet', '--ff-only', 'origin', 'main')
    expect(readFileSync(join(root, 'pages/fees.yaml'), 'utf8')).toBe(CHANGED)
  },
)

test('nothing is taken back while the folder has something that the proposal has not', async () => {
  const { root, own, write, propose } = site()
  write({ 'pages/fees.yaml': CHANGED })
  await propose('First')
  write({ 'pages/other.yaml': prose('Changed.') })
  const before = own()
  expect(await takeBack(root)).toEqual({ kind: 'changed' })
  expect(own()).toEqual(before)
  expect(readFileSync(join(root, 'pages/fees.yaml'), 'utf8')).toBe(CHANGED)
})

test('nor while no server has the proposal, nor without one', async () => {
  const { root, write, propose } = site({ hasRemote: false })
  expect(await takeBack(root)).toEqual({ kind: 'changed' })
  write({ 'pages/fees.yaml': CHANGED })
  await propose('First')
  expect(await takeBack(root)).toEqual({ kind: 'changed' })
  expect(readFileSync(join(root, 'pages/fees.yaml'), 'utf8')).toBe(CHANGED)
})

test('nothing behind a link is deleted', async () => {
  const { root, write, propose } = site()
  write({ 'pages/clubs/new.yaml': prose('New.') })
  await propose('First')
  const elsewhere = emptyFolder()
  renameSync(join(root, 'pages/clubs'), join(elsewhere, 'clubs'))
  symlinkSync(join(elsewhere, 'clubs'), join(root, 'pages/clubs'))
  expect(await takeBack(root)).toEqual({ kind: 'changed' })
  expect(existsSync(join(elsewhere, 'clubs/new.yaml'))).toBe(true)
})

test('what the author has staged stays staged', async () => {
  const { root, git, write, propose } = site()
  mkdirSync(join(root, 'notes'), { recursive: true })
  writeFileSync(join(root, 'notes/mine.txt'), 'mine')
  git('add', 'notes/mine.txt')
  write({ 'pages/fees.yaml': CHANGED })
  await propose('First')
  expect(await takeBack(root)).toMatchObject({ kind: 'taken-back', paths: ['pages/fees.yaml'] })
  expect(git('status', '--porcelain')).toBe('A  notes/mine.txt')
})
