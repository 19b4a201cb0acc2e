/** At least one mistake for every code of src/diagnostics, and what `ukurasa check` prints, to the letter. */
import { expect, test } from 'vitest'
import { casesOf } from './cases.ts'
import { expectWritten, run, siteWith } from './run-case.ts'

test.for(casesOf('codes').map((mistake) => [mistake.name, mistake] as const))('%s', async ([, mistake]) => {
  const { code, output } = await run('check', mistake, siteWith(mistake))
  expectWritten(mistake, output)
  expect(code).toBe(mistake.about.exit ?? 1)
})
