/** A build that is a moment later renders nothing again, whatever a page asks the clock. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../support/folder.ts'
import { build, GIVEN } from '../../support/kept-build.ts'
import { PROJECT } from '../../support/modules.ts'

test.each(['musikschule', 'lugha'])('the site %s, in the same hour', async (name) => {
  const root = join(PROJECT, 'tests/sites', name)
  const [out, kept] = [join(emptyFolder(), 'dist'), emptyFolder()]
  const first = await build(root, out, kept)
  expect(first.length).toBeGreaterThan(3)
  const later = new Date(GIVEN.now.getTime() + 60_000)
  expect(await build(root, out, kept, { ...GIVEN, now: later })).toEqual([])
})
