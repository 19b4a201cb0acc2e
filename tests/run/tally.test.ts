import { expect, test } from 'vitest'
import { inWords, ofCommand, ofPlaywright, ofVitest, sum } from './tally.mjs'

test('a command counts as one', () => {
  expect(ofCommand(0)).toEqual({ passed: 1, failed: 0 })
  expect(ofCommand(2)).toEqual({ passed: 0, failed: 1 })
})

test('the tallies of all runners are summed', () => {
  const tally = sum([ofCommand(0), { passed: 20, failed: 0 }, ofCommand(1)])
  expect(inWords(tally)).toBe('21 passed, 1 failed')
  expect(inWords(sum([]))).toBe('0 passed, 0 failed')
})

test('vitest: skipped and planned tests, and files that do not load, have failed', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [] },
    ],
  }
  expect(ofVitest(report, 1)).toEqual({ passed: 7, failed: 5 })
})

test('playwright: skipped and flaky tests, and errors outside of tests, have failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(ofPlaywright({ stats, errors: [{}] }, 1)).toEqual({ passed: 4, failed: 5 })
})

test.each([ofVitest, ofPlaywright])('%o: no report, or no test in it, is a failure', (count) => {
  expect(count(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(count({ stats: {}, testResults: 'none' }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('an exit code that the counts do not explain is a failure', () => {
  expect(ofVitest({ numPassedTests: 3 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(ofPlaywright({ stats: { expected: 3 } }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(ofPlaywright({ stats: { expected: 3 } }, 0)).toEqual({ passed: 3, failed: 0 })
})
