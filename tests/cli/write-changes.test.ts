/** Changes of a site are written whole or not at all. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeChanges } from '../../src/cli/changes/write-changes.ts'
import { filesBelow } from '../support/folder.ts'
import { beforeEachWrite } from '../support/meddle.mjs'
import { siteFolder } from '../support/pages.ts'

const FEES = 'pages/fees.yaml'
const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('if a file cannot be written everything is put back', () => {
  const root = siteFolder({})
  const before = filesBelow(root)
  const site = textOf(root, 'site.yaml')
  const problem = writeChanges(root, [
    { path: 'pages/clubs/costs.yaml', before: undefined, after: 'new' },
    { path: 'site.yaml', before: site, after: `${site}# changed\n` },
    { path: 'pages/index.yaml', before: 'what somebody else has changed since', after: 'new' },
    { path: FEES, before: textOf(root, FEES), after: undefined },
  ])
  expect(problem).toBe('pages/index.yaml was changed by somebody else in the meantime. Nothing was changed.')
  expect(filesBelow(root)).toEqual(before)
})

test('a new file that only fits in part goes again, with its folder', () => {
  const root = siteFolder({})
  const before = filesBelow(root)
  let isFull = true
  const end = beforeEachWrite((path) => {
    if (!isFull || !path.endsWith('costs.yaml')) return
    isFull = false
    writeFileSync(path, 'ne')
    throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  })
  const problem = writeChanges(root, [{ path: 'pages/clubs/costs.yaml', before: undefined, after: 'new' }])
  end()
  expect(problem).toBe('pages/clubs/costs.yaml cannot be written (ENOSPC). Nothing was changed.')
  expect(filesBelow(root)).toEqual(before)
  expect(existsSync(join(root, 'pages/clubs'))).toBe(false)
})

test('a file that is there already is never written over', () => {
  const root = siteFolder({})
  const problem = writeChanges(root, [{ path: FEES, before: undefined, after: 'new' }])
  expect(problem).toBe('pages/fees.yaml is already there. Nothing was changed.')
  expect(existsSync(join(root, FEES))).toBe(true)
  expect(textOf(root, FEES)).not.toBe('new')
})
