/** Ctrl+C ends even a work that never waits. */
import { expect, test } from 'vitest'
import { interruptible, isInterruption } from '../src/cli/interruptible.ts'

test('a work gives its result, and throws what it throws', () => {
  expect(interruptible(() => 17)).toBe(17)
  const cause = new Error('mine')
  expect(() => interruptible(() => void Promise.reject(cause).catch(() => undefined))).not.toThrow()
  expect(() =>
    interruptible(() => {
      throw cause
    }),
  ).toThrow(cause)
  expect(isInterruption(cause)).toBe(false)
})

test('Ctrl+C ends it', () => {
  const endless = () => {
    process.kill(process.pid, 'SIGINT')
    for (;;) process.uptime()
  }
  let thrown: unknown
  try {
    interruptible(endless)
  } catch (cause) {
    thrown = cause
  }
  expect(isInterruption(thrown)).toBe(true)
})
