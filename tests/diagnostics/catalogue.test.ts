/** What the catalogue of findings promises: each has a case below tests/mistakes/codes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADJUSTABLE } from '../../src/diagnostics/adjustable.ts'
import { PROJECT } from '../support/modules.ts'

const FOLDER = join(PROJECT, 'tests/mistakes/codes')
const MESSAGES = join(PROJECT, 'src/diagnostics/messages')
const cases = readdirSync(FOLDER)

/** For codes that the schema of a new block may bring along, and for what only a build finds. */
const WITHOUT_CASE = ['field-refused', 'image-damaged']

/** Each code with its severity, as the functions that make the findings say them. */
const FINDINGS = readdirSync(MESSAGES).flatMap((name) =>
  [...readFileSync(join(MESSAGES, name), 'utf8').matchAll(/(error|warning|note)\(\s*'([a-z0-9-]+)'/g)].map(
    ([, severity = '', code = '']) => ({ severity, code }),
  ),
)

test('the severity of every warning and note can be set, that of an error cannot', () => {
  const softer = FINDINGS.filter(({ severity }) => severity !== 'error')
  expect(ADJUSTABLE).toEqual(Object.fromEntries(softer.map(({ code, severity }) => [code, severity])))
})

test('every finding has a case', () => {
  const codes = FINDINGS.map(({ code }) => code)
  const shown = cases.map((name) => readFileSync(join(FOLDER, name, 'expected.txt'), 'utf8')).join('')
  expect(codes.length).toBeGreaterThan(80)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !shown.includes(`[${code}]`))).toEqual(WITHOUT_CASE)
})
