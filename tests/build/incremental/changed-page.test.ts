/** A page may change after it was read and before it is known: what is kept of it must not pass for the new one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '../../../src/build/base/user-error.ts'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { openIncremental } from '../../../src/build/incremental/incremental.ts'
import { openStore } from '../../../src/build/store/store.ts'
import { type ReadResult, readSite } from '../../../src/core/check/read-site.ts'
import type { SiteFiles } from '../../../src/core/load/site-files.ts'
import { KEY, NOW, newSite } from '../../support/second-site.ts'

afterEach(() => vi.useRealTimers())

test('a page that changes once it was read is read again by the next call', () => {
  // By then the system tells of every change.
  vi.setSystemTime(Date.now() + 60_000)
  const titles = ({ pages }: ReadResult) => pages.map(({ page }) => page.title)
  let finished = 0
  for (const name of filesIn(newSite().root).names.filter((each) => each.endsWith('.yaml'))) {
    const { root, kept } = newSite()
    const readKept = (files: SiteFiles) => {
      const incremental = openIncremental(openStore(dirname(kept)), KEY, { root, now: NOW })
      const result = readSite(files, { now: NOW, wrappers: incremental })
      incremental.save()
      return result
    }
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
      readKept({ ...files, read })
      finished++
    } catch (cause) {
      // Whoever needs the page once more sees the change at once.
      expect(cause).toBeInstanceOf(UserError)
    }
    expect([name, titles(readKept(filesIn(root)))]).toEqual([
      name,
      titles(readSite(filesIn(root), { now: NOW })),
    ])
  }
  expect(finished).toBeGreaterThan(0)
})
