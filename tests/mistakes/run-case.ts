/** Runs a command on the site of a case. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { BLOCK_TYPES } from '../../src/core/validate/kinds/block-type.ts'
import { allOf } from '../../src/diagnostics/wording.ts'
import { call } from '../support/call.ts'
import { emptyFolder } from '../support/folder.ts'
import { type Case, writeSite } from './cases.ts'

/** The sound site with the mistake in it, as a folder of one test. */
export function siteWith(mistake: Case): string {
  const root = join(emptyFolder(), 'site')
  writeSite(mistake, root)
  return root
}

/** Runs a command on the site of a case. The folder of the site is called /the/site in what is printed. */
export async function run(command: string, { today, about }: Case, site: string, ...more: readonly string[]) {
  const root = join(site, about.root ?? '.')
  const words = ['--root', root, '--today', today, ...(about.arguments ?? []), ...more]
  const { code, output } = await call(command, ...words)
  return { code, output: output.replaceAll(site, '/the/site') }
}

/** That this is what `expected.txt` of a case says. A new block must not change the cases: a list of all is `ALL BLOCKS`. */
export function expectWritten({ folder }: Case, output: string): void {
  const path = join(folder, 'expected.txt')
  const found = output.replaceAll(allOf(BLOCK_TYPES), 'ALL BLOCKS')
  if (process.env.UPDATE) writeFileSync(path, found)
  expect(found, 'If this is right, UPDATE=1 writes it: see tests/README.md').toBe(readFileSync(path, 'utf8'))
}
