/** A command that is killed while it changes a site: the next one finishes what was begun. */
import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { call } from '../support/call.ts'
import { filesBelow } from '../support/folder.ts'
import { beforeEachWrite } from '../support/meddle.mjs'
import { siteFolder } from '../support/pages.ts'

// The process that was killed is this one, which lives on.
vi.mock('../../src/build/publish/release/lock-owner.ts', async (original) => ({
  ...(await original<object>()),
  isAlive: () => false,
}))

const TODAY = ['--today', '2025-10-01T12:00+03:00']

/** From the call with this number on nothing is written any more. Gives how many there were. */
async function killed(at: number, words: readonly string[], half: boolean): Promise<number> {
  let calls = 0
  const end = beforeEachWrite((path) => {
    if (calls++ < at) return
    if (half && calls === at + 1 && path.endsWith('costs.yaml')) writeFileSync(path, 'title: F')
    throw Object.assign(new Error('killed'), { code: 'EIO' })
  })
  await call(...words).finally(end)
  return calls
}

test.for([false, true])('rename; with half of a file: %s', async (half) => {
  const rename = (root: string, at: number) =>
    killed(at, ['rename', '/fees', '/clubs/costs', '--root', root], half)
  const last = await rename(siteFolder({}), Infinity)
  expect(last).toBeGreaterThan(5)
  const ends = { before: 0, after: 0 }
  for (let at = 0; at < last; at++) {
    const root = siteFolder({})
    const before = filesBelow(root)
    await rename(root, at)
    const stopped = filesBelow(root)
    const { code, output } = await call('check', '--root', root, ...TODAY)
    const after = filesBelow(root)
    expect(code, output).toBe(0)
    const isFinished = output.includes('This is finished now.')
    expect(isFinished, `killed at ${at}`).toBe(JSON.stringify(stopped) !== JSON.stringify(after))
    expect(
      Object.keys(after).filter((path) => /(?:^|\/)\./.test(path)),
      `killed at ${at}`,
    ).toEqual([])
    if ('pages/fees.yaml' in after) {
      expect(after, `killed at ${at}`).toEqual(before)
      ends.before++
    } else {
      expect(after['pages/clubs/costs.yaml'], `killed at ${at}`).toContain('- /fees')
      expect(after['site.yaml'], `killed at ${at}`).not.toContain('href: /fees')
      ends.after++
    }
  }
  expect(ends.before).toBeGreaterThan(0)
  expect(ends.after).toBeGreaterThan(2)
})
