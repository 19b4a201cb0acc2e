/** The watch tells which files have changed, whichever way they were written. */
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchFiles } from '../../src/preview/server/watch-files.ts'
import { emptyFolder, type Files, writeFiles } from '../support/folder.ts'

/** A folder with these files, and what was told of them, as paths relative to it. */
function watched(files: Files) {
  const root = emptyFolder()
  writeFiles(root, files)
  const told: string[] = []
  const watch = watchFiles(
    ['site.yaml', 'pages'].map((name) => join(root, name)),
    (paths) => told.push(...paths.map((path) => path.slice(root.length + 1))),
  )
  onTestFinished(watch.close)
  return { root, at: (name: string) => join(root, name), told }
}

const FILES = { 'site.yaml': 'url: x', 'pages/a.yaml': 'one', 'pages/deep/b.yaml': 'two' }

test.for([
  [
    'written over',
    (at: (name: string) => string) => writeFileSync(at('pages/a.yaml'), 'other'),
    'pages/a.yaml',
  ],
  [
    'put in its place',
    (at: (name: string) => string) => {
      writeFileSync(at('pages/.a.yaml.swp'), 'other')
      renameSync(at('pages/.a.yaml.swp'), at('pages/a.yaml'))
    },
    'pages/a.yaml',
  ],
  [
    'in a folder',
    (at: (name: string) => string) => writeFileSync(at('pages/deep/b.yaml'), 'other'),
    'pages/deep/b.yaml',
  ],
  [
    'beside the pages',
    (at: (name: string) => string) => writeFileSync(at('site.yaml'), 'url: other'),
    'site.yaml',
  ],
  ['new', (at: (name: string) => string) => writeFileSync(at('pages/c.yaml'), 'new'), 'pages/c.yaml'],
  ['gone', (at: (name: string) => string) => rmSync(at('pages/a.yaml')), 'pages/a.yaml'],
] as const)('a file that is %s', async ([, change, path]) => {
  const { at, told } = watched(FILES)
  change(at)
  await expect.poll(() => told).toEqual([path])
})

test('a file in a folder that is new', async () => {
  const { at, told } = watched(FILES)
  mkdirSync(at('pages/new'))
  await wait(50)
  writeFileSync(at('pages/new/c.yaml'), 'new')
  await expect.poll(() => told).toEqual(['pages/new/c.yaml'])
})

test('a link that leads to itself is no file, and what comes after it is told', async () => {
  const { at, told } = watched(FILES)
  symlinkSync('loop.yaml', at('pages/loop.yaml'))
  await wait(50)
  writeFileSync(at('pages/a.yaml'), 'other')
  await expect.poll(() => told).toEqual(['pages/a.yaml'])
})

test('a file that is emptied and written at once is told once', async () => {
  const { at, told } = watched(FILES)
  truncateSync(at('pages/a.yaml'))
  writeFileSync(at('pages/a.yaml'), 'other')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await wait(50)
  expect(told).toEqual(['pages/a.yaml'])
})

test('a file that stays empty is told as well', async () => {
  const { at, told } = watched(FILES)
  truncateSync(at('pages/a.yaml'))
  await expect.poll(() => told).toEqual(['pages/a.yaml'])
})

test('what is no change of a file of the site is not told', async () => {
  const { at, told, root } = watched(FILES)
  writeFileSync(join(root, 'notes.txt'), 'elsewhere')
  writeFileSync(at('pages/.hidden'), 'hidden')
  const moment = new Date()
  utimesSync(at('pages/deep'), moment, moment)
  await wait(60)
  expect(told).toEqual([])
})
