/**
 * The slips that authors make. Each has a folder: `slip.json` says in which line it is and what its message must
 * name; the file with the slip lies over the sound site in base/; `message.txt` is what `ukurasa check` prints, to
 * the letter (`UPDATE=1` writes it: read it); `fixed/` is the file as `ukurasa fix` leaves it, where it can.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from './support/call.ts'
import { emptyFolder, filesBelow } from './support/folder.ts'

const FOLDER = join(import.meta.dirname, 'slips')
const OF_THE_SITE = new Set(['pages', 'site.yaml'])

type Slip = { readonly file: string; readonly line: number; readonly says: readonly string[] }

const slips = readdirSync(FOLDER).filter((name) => name !== 'base')
const isFixed = (name: string) => existsSync(join(FOLDER, name, 'fixed'))
const slipOf = (name: string): Slip => JSON.parse(readFileSync(join(FOLDER, name, 'slip.json'), 'utf8'))
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n')

/** The sound site with the slip in it. */
function siteWith(name: string): string {
  const folder = emptyFolder()
  cpSync(join(FOLDER, 'base'), folder, { recursive: true })
  for (const part of readdirSync(join(FOLDER, name)))
    if (OF_THE_SITE.has(part)) cpSync(join(FOLDER, name, part), join(folder, part), { recursive: true })
  return folder
}

const run = (command: string, root: string) => call(command, '--root', root, '--today', '2025-01-01')

test.for(slips)('%s: one message, at the right line, with the remedy', async (name) => {
  const { file, line, says } = slipOf(name)
  const { output } = await run('check', siteWith(name))
  const expected = join(FOLDER, name, 'message.txt')
  if (process.env.UPDATE) writeFileSync(expected, output)
  expect(output).toBe(readFileSync(expected, 'utf8'))
  expect(output.match(/^\S+:\d+:\d+ (?:error|warning|note) /gm)).toHaveLength(1)
  expect(output).toMatch(new RegExp(`^${file}:${line}:`))
  for (const words of says) expect(output).toContain(words)
})

test.for(slips.filter(isFixed))('%s is mended, and the site is then sound', async (name) => {
  const root = siteWith(name)
  const before = filesBelow(root)
  const { code, output } = await run('fix', root)
  const { file } = slipOf(name)
  expect(readFileSync(join(root, file), 'utf8')).toBe(readFileSync(join(FOLDER, name, 'fixed', file), 'utf8'))
  expect(filesBelow(root)).toEqual({ ...before, [file]: readFileSync(join(root, file), 'latin1') })
  expect(code).toBe(0)
  expect(output).toContain(' 0 errors, 0 warnings, ')
  expect((await run('check', root)).output).toMatch(/^4 pages, 0 errors, 0 warnings, \d stand-in/)
})

test.for(slips.filter((name) => !isFixed(name)))('%s is left as it is', async (name) => {
  const root = siteWith(name)
  const before = filesBelow(root)
  const { output } = await run('fix', root)
  expect(filesBelow(root)).toEqual(before)
  expect(output).toContain('0 mistakes fixed')
})

/** The first and the last line of a text that another one does not have at the same place. */
function differing(lines: readonly string[], others: readonly string[]): readonly [number, number] {
  const first = lines.findIndex((line, index) => line !== others[index])
  const last = lines.findLastIndex((line, index) => line !== others.at(index - lines.length))
  return [first, last]
}

test.for(slips.filter(isFixed))('%s: no line is changed but those with the slip', (name) => {
  const { file } = slipOf(name)
  const lines = linesOf(join(FOLDER, name, file))
  const slip = differing(lines, linesOf(join(FOLDER, 'base', file)))
  const changed = differing(lines, linesOf(join(FOLDER, name, 'fixed', file)))
  expect(changed[0]).toBeGreaterThanOrEqual(slip[0])
  expect(changed[1]).toBeLessThanOrEqual(slip[1])
})

test('there are slips enough, and most of them are mended', () => {
  expect(slips.length).toBeGreaterThanOrEqual(60)
  expect(slips.filter(isFixed).length).toBeGreaterThanOrEqual(35)
})
