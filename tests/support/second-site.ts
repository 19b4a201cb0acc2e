/** Copies of the second site, for tests of what is kept between commands. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from './folder.ts'
import { PROJECT } from './modules.ts'

export const NOW = new Date('2025-10-01T12:00+02:00')
export const KEY = 'one engine'

/** A copy of the site, and the folder of its store. */
export function newSite() {
  const root = join(emptyFolder(), 'site')
  cpSync(join(PROJECT, 'tests/sites/musikschule'), root, { recursive: true })
  return { root, kept: join(root, '../pages.json') }
}
