/** A build believes what it knows of a file only while nobody else has changed it. */
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isIntact, stateOf } from '../../../src/build/publish/release/kept-state.ts'
import { emptyFolder, writeFiles } from '../../support/folder.ts'

const LATER = new Date('2030-01-01T00:00Z')

test('a file of the same size with other words is not as it was left', () => {
  const folder = emptyFolder()
  writeFiles(folder, { 'page.html': 'words' })
  const state = stateOf(folder, 'page.html', 'key')
  expect(isIntact(folder, 'page.html', state)).toBe(true)
  writeFileSync(join(folder, 'page.html'), 'other')
  utimesSync(join(folder, 'page.html'), LATER, LATER)
  expect(isIntact(folder, 'page.html', state)).toBe(false)
})

test('a file of another size is not as it was left, whatever its time', () => {
  const folder = emptyFolder()
  writeFiles(folder, { 'page.html': 'words' })
  utimesSync(join(folder, 'page.html'), LATER, LATER)
  const state = stateOf(folder, 'page.html', 'key')
  writeFileSync(join(folder, 'page.html'), 'more words')
  utimesSync(join(folder, 'page.html'), LATER, LATER)
  expect(isIntact(folder, 'page.html', state)).toBe(false)
})
