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

test('a day later, only the pages whose files carry the day are rendered', async () => {
  const root = join(PROJECT, 'tests/sites/sound')
  const [out, kept] = [join(emptyFolder(), 'dist'), emptyFolder()]
  await build(root, out, kept)
  const nextDay = new Date(GIVEN.now.getTime() + 24 * 3_600_000)
  expect(await build(root, out, kept, { ...GIVEN, now: nextDay })).toEqual(['fees.html', 'fees.ics'])
})
