/** At least one mistake for every code of src/diagnostics, and what `ukurasa check` prints, to the letter. */
import { expect, test } from 'vitest'
import { CODES } from '../../src/cli/explain/explanations.ts'
import { casesOf } from './cases.ts'
import { expectWritten, run, siteWith } from './run-case.ts'

const ALL: ReadonlySet<string> = new Set(CODES)

test.for(casesOf('codes').map((mistake) => [mistake.name, mistake] as const))('%s', async ([, mistake]) => {
  const { code, output } = await run('check', mistake, siteWith(mistake))
  expectWritten(mistake, output)
  // A folder that is named like a code shows that code.
  if (ALL.has(mistake.name)) expect(output).toContain(`[${mistake.name}]`)
  expect(code, 'the exit code: see `exit` in case.json').toBe(mistake.about.exit ?? 1)
})
