/** What a build does where its list of files is gone, or something else is in its place. */
import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST } from '../../../src/build/publish/release/manifest.ts'
import { refusalOf } from '../../../src/build/publish/release/refusal.ts'
import { writeFiles } from '../../support/folder.ts'
import { folders, publish, published } from '../../support/published.ts'

test.each([false, true])('a full folder in the place of the list of files is told of: plain %s', (plain) => {
  const { out } = folders()
  publish(out, { 'index.html': 'one' }, plain)
  const list = join(realpathSync(out), MANIFEST)
  rmSync(list)
  writeFiles(list, { 'sub/mine': 'mine' })
  const again = () => publish(out, { 'index.html': 'two' }, plain)
  expect(again).toThrow(`${list} must be a file, but it is a folder. Delete it.`)
  expect(published(out)).toEqual({ [`${MANIFEST}/sub/mine`]: 'mine', 'index.html': 'one' })
})

test('a link to a release is ours, even if its list of files is deleted', () => {
  const { root, out } = folders()
  publish(out, { 'index.html': 'one' })
  rmSync(join(out, MANIFEST))
  expect(refusalOf(out, root)).toBeUndefined()
  publish(out, { 'index.html': 'two' })
  expect(published(out)).toEqual({ 'index.html': 'two' })
})
