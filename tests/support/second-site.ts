/** The second site, of which the tests of what is kept make copies. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from './folder.ts'
import { PROJECT } from './modules.ts'

export const NOW = new Date('2025-10-01T12:00+02:00')
export const KEY = 'one engine'

/** A copy of the site, and where what is known of it is kept. */
export function newSite() {
  const root = join(emptyFolder(), 'site')
  cpSync(join(PROJECT, 'tests/sites/musikschule'), root, { recursive: true })
  return { root, kept: join(root, '../pages.json') }
}
