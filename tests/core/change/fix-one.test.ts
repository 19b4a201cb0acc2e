/** A single mend is tried before it is offered, and touches nothing else. */
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { fixOne, fixSite } from '../../../src/core/change/fix/fix-site.ts'
import { readSite } from '../../../src/core/check/read-site.ts'
import { changedFiles, type FileChange } from '../../../src/core/load/file-change.ts'
import { prose, siteFolder } from '../../support/pages.ts'
import { NOW } from '../../support/site.ts'

const SOUND = prose('It costs 20.')

function reading(files: Readonly<Record<string, string>>) {
  const root = siteFolder(files)
  return (changes: readonly FileChange[]) => readSite(changedFiles(filesIn(root), changes), { now: NOW })
}

test('one of two mistakes is mended, and the other stays', () => {
  const broken = SOUND.replace('description', 'descripton').replace('text:', 'texst:')
  const read = reading({ 'pages/fees.yaml': broken })
  const finding = read([]).diagnostics.find(({ message }) => message.includes('`texst`'))
  const step = finding && fixOne(read, finding)
  expect(step?.before).toBe(broken)
  expect(step?.after).toBe(broken.replace('texst:', 'text:'))
})

test('a mend that makes nothing better is not offered', () => {
  const read = reading({ 'pages/fees.yaml': SOUND.replace('text:', 'texst:') })
  const [finding] = read([]).diagnostics.filter(({ message }) => message.includes('`texst`'))
  const fix = finding?.fix?.map((edit) => ({ ...edit, text: 'textt' }))
  expect(finding && fix && fixOne(read, { ...finding, fix })).toBeUndefined()
  expect(finding && fixOne(read, { ...finding, fix: [] })).toBeUndefined()
})

test('all mends of one file leave the other files as they are', () => {
  const broken = SOUND.replace('text:', 'texst:')
  const read = reading({ 'pages/fees.yaml': broken, 'pages/other.yaml': broken })
  const { changes } = fixSite(read, 'pages/fees.yaml')
  expect(changes).toEqual([{ path: 'pages/fees.yaml', before: broken, after: SOUND }])
})
