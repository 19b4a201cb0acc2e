/** What people have typed in Studio and not saved. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfSite } from '../../../src/build/store/site-folder.ts'
import { DRAFTS } from '../../../src/preview/server/studio/keep-requests.ts'
import { expect } from './fixtures.ts'

/** Forgets what a test has typed. The server may still be writing what came last, so this may need a second try. */
export const forgetDrafts = (root: string): Promise<void> =>
  expect(() => rmSync(join(folderOfSite(root), DRAFTS), { recursive: true, force: true })).toPass()
