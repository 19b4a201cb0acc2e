/**
 * Every mistake that an author can make has a folder in tests/mistakes/codes: the files that make it, laid over the sound site in
 * tests/sites/base, and what `ukurasa check` prints, to the letter. `UPDATE=1` writes what is printed now: read it.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import * as messages from '../../src/diagnostics/messages.ts'
import { ADJUSTABLE } from '../../src/diagnostics/severities.ts'
import { PREPARE } from '../mistakes/prepare.ts'
import { call } from '../support/call.ts'
import { emptyFolder } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'

const FOLDER = join(PROJECT, 'tests/mistakes/codes')
const ABOUT_THE_CASE = new Set(['expected.txt', 'call.json'])

type Call = { readonly root?: string; readonly arguments?: readonly string[]; readonly exit?: number }

const cases = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test.for(cases)('%s', async (name) => {
  const folder = emptyFolder()
  cpSync(join(PROJECT, 'tests/sites/base'), folder, { recursive: true })
  cpSync(join(FOLDER, name), folder, {
    recursive: true,
    filter: (path) => !ABOUT_THE_CASE.has(basename(path)),
  })
  PREPARE[name]?.(folder)
  const { root = '.', arguments: more = [], exit = 1 } = callOf(name)
  const { code, output } = await call(
    'check',
    ...['--root', join(folder, root), '--today', '2025-10-01T12:00+03:00', ...more],
  )
  const printed = output.replaceAll(folder, '/the/site')
  const expected = join(FOLDER, name, 'expected.txt')
  if (process.env.UPDATE) writeFileSync(expected, printed)
  expect(printed).toBe(readFileSync(expected, 'utf8'))
  expect(code).toBe(exit)
})

function callOf(name: string): Call {
  const path = join(FOLDER, name, 'call.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** For codes that the schema of a new block may bring along, and for what only a build finds. */
const WITHOUT_CASE = ['field-refused', 'image-damaged']

test('a site can set the severity of every warning and note, but not of an error', () => {
  const softer = Object.values(messages).filter(({ severity }) => severity !== 'error')
  expect(softer.length).toBeGreaterThan(20)
  expect([...ADJUSTABLE.keys()]).toEqual(softer.map(({ code }) => code).sort())
})

test('every finding has a case', () => {
  const codes = Object.values(messages)
    .map(({ code }) => code)
    .sort()
  const shown = cases.map((name) => readFileSync(join(FOLDER, name, 'expected.txt'), 'utf8')).join('')
  expect(codes.length).toBeGreaterThan(80)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !shown.includes(`[${code}]`))).toEqual(WITHOUT_CASE)
})
