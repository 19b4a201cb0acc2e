/** `ukurasa fix` never changes what an author meant. `npm run torture -- mends` tries thousands of slips. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { casesOf, soundSite } from '../../mistakes/cases.ts'
import { run, siteWith } from '../../mistakes/run-case.ts'
import { filesBelow } from '../../support/folder.ts'
import { faultsOfMend } from '../../support/judge-mends.ts'
import { mendTrials } from '../../support/mend-trials.ts'

const cases = [...casesOf('codes'), ...casesOf('slips'), ...casesOf('hostile')]
const isText = (path: string) => /^(?:pages\/.*|site)\.yaml$/.test(path)

test.for(cases.map((mistake) => [mistake.name, mistake] as const))('%s', async ([, mistake]) => {
  const root = siteWith(mistake)
  const before = filesBelow(root)
  await run('fix', mistake, root)
  const after = filesBelow(root)
  const sound = filesBelow(soundSite(mistake))
  for (const [path, text] of Object.entries(before)) {
    const original = sound[path]
    if (!isText(path) || original === undefined) continue
    expect(faultsOfMend(original, text, after[path] ?? ''), join(mistake.name, path)).toEqual([])
  }
})

test('a sample of slips on real pages', () => {
  expect(mendTrials(1, 40)).toMatchObject({ tried: 40, faults: [] })
})
