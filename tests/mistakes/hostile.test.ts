/**
 * Texts that were made to break, to mislead or to slow down whoever reads them. Each has a folder in hostile/ with the
 * place and the code of every finding; those that cannot be kept as files are written by make.ts.
 * `UPDATE=1` writes what is found now: read it.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { writeFiles } from '../support/folder.ts'
import { siteFolder } from '../support/pages.ts'
import { MAKE } from './make.ts'

const FOLDER = join(import.meta.dirname, 'hostile')
const cases = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('there are many, and none is written for nothing', () => {
  expect(cases.length).toBeGreaterThan(75)
  expect(Object.keys(MAKE).filter((name) => !cases.includes(name))).toEqual([])
})

/** What a terminal would obey, and what would turn the words on it. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u
const FINDING = /^([\w./-]+:\d+:\d+ (?:error|warning|note)) .+ (\[[a-z0-9-]+\])$/gm
/** A text with thousands of faults need not be told of all of them here. */
const SHOWN = 20

test.for(cases)('%s', async (name) => {
  const root = siteFolder({})
  cpSync(join(FOLDER, name), root, { recursive: true, filter: (path) => !path.endsWith('expected.txt') })
  writeFiles(root, MAKE[name] ?? {})
  const { code, output } = await call('check', '--root', root, '--today', '2025-10-01T12:00+03:00')
  const found = [...output.matchAll(FINDING)].map(([, place, finding]) => `${place} ${finding}`)
  const more = found.length > SHOWN ? [`and ${found.length - SHOWN} more`] : []
  const told = [...found.slice(0, SHOWN), ...more, ''].join('\n')
  const expected = join(FOLDER, name, 'expected.txt')
  if (process.env.UPDATE) writeFileSync(expected, told)
  expect(told).toBe(readFileSync(expected, 'utf8'))
  expect(told).toContain(' error [')
  expect(output).not.toMatch(CONTROL)
  const mended = await call('fix', '--dry-run', '--root', root)
  expect(mended.output).not.toMatch(CONTROL)
  expect(code).toBe(1)
})
