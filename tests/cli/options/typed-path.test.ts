/** Pages that callers name by the full path of their file. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typedPath } from '../../../src/cli/options/typed-path.ts'

test.for([
  ['/tmp/x', '/tmp/x/pages/leistungen.yaml', 'pages/leistungen.yaml'],
  ['/tmp/x/', '/tmp/x/pages/clubs/choir.yaml', 'pages/clubs/choir.yaml'],
  ['C:\\x', 'C:\\x\\pages\\a.yaml', 'pages/a.yaml'],
  ['C:\\x', 'c:/x/pages/a.yaml', 'pages/a.yaml'],
  ['/tmp/x', '/tmp/xy/pages/a.yaml', '/tmp/xy/pages/a.yaml'],
  ['/tmp/x', '/leistungen', '/leistungen'],
  ['/tmp/x', 'pages/leistungen.yaml', 'pages/leistungen.yaml'],
] as const)('below %s, %s is %s', ([root, written, path]) => {
  expect(typedPath(root, written)).toBe(path)
})

test('a link to the folder leads to the same file', () => {
  const root = mkdtempSync(join(tmpdir(), 'typed-'))
  mkdirSync(join(root, 'site/pages'), { recursive: true })
  writeFileSync(join(root, 'site/pages/a.yaml'), '')
  symlinkSync(join(root, 'site'), join(root, 'link'))
  expect(typedPath(join(root, 'link'), join(root, 'site/pages/a.yaml'))).toBe('pages/a.yaml')
  expect(typedPath(join(root, 'site'), join(root, 'link/pages/a.yaml'))).toBe('pages/a.yaml')
})
