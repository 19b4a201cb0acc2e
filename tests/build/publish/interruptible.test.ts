/** Ctrl+C ends even a work that never waits. */
import { expect, test } from 'vitest'
import { interruptible, isInterruption } from '../../../src/build/base/interruptible.ts'

test('a work gives its result, and throws what it throws', async () => {
  expect(await interruptible(() => 17)).toBe(17)
  const cause = new Error('mine')
  const fail = () => {
    throw cause
  }
  await expect(interruptible(fail)).rejects.toBe(cause)
  expect(isInterruption(cause)).toBe(false)
})

test('Ctrl+C ends it', async () => {
  const endless = () => {
    process.kill(process.pid, 'SIGINT')
    for (;;) process.uptime()
  }
  const thrown: unknown = await interruptible(endless).catch((cause: unknown) => cause)
  expect(isInterruption(thrown)).toBe(true)
})

test('whoever listens hears of it if it came before', async () => {
  const heard: string[] = []
  const listen = (signal: string) => heard.push(signal)
  process.on('SIGINT', listen)
  process.kill(process.pid, 'SIGINT')
  await interruptible(() => undefined)
  process.off('SIGINT', listen)
  expect(heard).toEqual(['SIGINT'])
})
