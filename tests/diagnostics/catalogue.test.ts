/** What the catalogue of findings promises: each has a case below tests/mistakes/codes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADJUSTABLE } from '../../src/diagnostics/adjustable.ts'
import * as messages from '../../src/diagnostics/messages.ts'
import { PROJECT } from '../support/modules.ts'

const FOLDER = join(PROJECT, 'tests/mistakes/codes')
const cases = readdirSync(FOLDER)

/** For codes that the schema of a new block may bring along, for what only a build finds, and for sites with own blocks. */
const WITHOUT_CASE = ['field-refused', 'image-damaged', 'own-block']

test('a site can set the severity of every warning and note, but not of an error', () => {
  const softer = Object.values(messages).filter(({ severity }) => severity !== 'error')
  expect(softer.length).toBeGreaterThan(20)
  expect([...ADJUSTABLE]).toEqual(softer.map(({ code }) => code).sort())
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
