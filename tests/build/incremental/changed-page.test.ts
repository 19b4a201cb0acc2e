/** A page may change after it was read and before it is known: what is kept of it must not pass for the new one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keyIn, openPageCache } from '../../../src/build/incremental/records/page-cache.ts'
import { Unfinished } from '../../../src/core/base/user-error.ts'
import { type ReadResult, readSite } from '../../../src/core/check/read-site.ts'
import { filesIn } from '../../../src/core/load/load.ts'
import { KEY, NOW, newSite } from '../../support/second-site.ts'

afterEach(() => vi.useRealTimers())

test('a page that changes once it was read is read again by the next call', () => {
  // By then the system tells of every change.
  vi.setSystemTime(Date.now() + 60_000)
  const titles = ({ pages }: ReadResult) => pages.map(({ page }) => page.title)
  let finished = 0
  for (const name of filesIn(newSite().root).names.filter((each) => each.endsWith('.yaml'))) {
    const { root, kept } = newSite()
    const cached = () => ({ now: NOW, cache: openPageCache(kept, root, keyIn(root, KEY)) })
    const files = filesIn(root)
    let isChanged = false
    const read: typeof files.read = (path, limit) => {
      const content = files.read(path, limit)
      const file = join(root, path)
      if (path === `pages/${name}` && !isChanged)
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: ./m, 'title: Q'))
      isChanged ||= path === `pages/${name}`
      return content
    }
    try {
      readSite(root, { ...cached(), files: { ...files, read } })
      finished++
    } catch (cause) {
      // Whoever needs the page once more sees the change at once.
      expect(cause).toBeInstanceOf(Unfinished)
    }
    expect([name, titles(readSite(root, cached()))]).toEqual([name, titles(readSite(root, { now: NOW }))])
  }
  expect(finished).toBeGreaterThan(0)
})
