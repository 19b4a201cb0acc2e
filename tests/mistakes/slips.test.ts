/**
 * The slips that authors make, and those that leave a doubt of what was meant. `ukurasa check` says each of them once,
 * in its line. `ukurasa fix` mends what leaves no doubt, and nothing else.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/folder.ts'
import { type Case, casesOf, fixedFiles, soundSite } from './cases.ts'
import { expectWritten, run, siteWith } from './run-case.ts'

const slips = casesOf('slips').map((slip) => [slip.name, slip] as const)
const isMended = ([, slip]: readonly [string, Case]) => Object.keys(fixedFiles(slip)).length > 0
const mended = slips.filter(isMended)
const left = slips.filter((slip) => !isMended(slip))

test.for(slips)('%s: one message, at the right line, with the remedy', async ([, slip]) => {
  const { file, line, says = [], never = [], findings = 1, exit = 1 } = slip.about
  const { code, output } = await run('check', slip, siteWith(slip))
  expectWritten(slip, output)
  expect(output.match(/^\S.*:\d+:\d+ (?:error|warning|note) /gm)).toHaveLength(findings)
  expect(output.split(':').slice(0, 2).join(':'), output).toBe(`${file}:${line}`)
  for (const words of says) expect(output).toContain(words)
  for (const words of never) expect(output).not.toContain(words)
  expect(code, 'the exit code: see `exit` in case.json').toBe(exit)
})

test.for(mended)('%s is mended, and the site is then sound', async ([, slip]) => {
  const root = siteWith(slip)
  const before = filesBelow(root)
  const { code, output } = await run('fix', slip, root)
  expect(filesBelow(root)).toEqual({ ...before, ...fixedFiles(slip) })
  expect(code).toBe(0)
  const { mended = 1 } = slip.about
  expect(output).toContain(`\n${mended} mistake${mended === 1 ? '' : 's'} fixed in `)
  expect(output).toContain(' 0 errors, 0 warnings, ')
  const { output: afterwards } = await run('check', slip, root)
  expect(afterwards, 'the fixed site has no other message: see tests/README.md').toMatch(
    /^4 pages, 0 errors, 0 warnings, \d stand-in/,
  )
})

test.for(left)('%s is left as it is', async ([, slip]) => {
  const root = siteWith(slip)
  const before = filesBelow(root)
  const { output } = await run('fix', slip, root)
  expect(filesBelow(root)).toEqual(before)
  expect(output).toContain('0 mistakes fixed')
})

/** The first and the last line of a text that another one does not have at the same place. */
function differing(lines: readonly string[], others: readonly string[]): readonly [number, number] {
  const first = lines.findIndex((line, index) => line !== others[index])
  const last = lines.findLastIndex((line, index) => line !== others.at(index - lines.length))
  return [first, last]
}

const linesOf = (...path: readonly string[]) => readFileSync(join(...path), 'utf8').split('\n')

test.for(mended)('%s: no line is changed but those with the slip', ([, slip]) => {
  for (const file of Object.keys(fixedFiles(slip))) {
    // A table is not in the sound site.
    if (file.endsWith('.csv')) continue
    const lines = linesOf(slip.folder, file)
    const mistaken = differing(lines, linesOf(soundSite(slip), file))
    const changed = differing(lines, linesOf(slip.folder, 'fixed', file))
    expect(changed[0]).toBeGreaterThanOrEqual(mistaken[0])
    expect(changed[1]).toBeLessThanOrEqual(mistaken[1])
  }
})

test('there are slips enough, and most of them are mended', () => {
  expect(slips.length).toBeGreaterThanOrEqual(200)
  expect(mended.length).toBeGreaterThanOrEqual(140)
})
