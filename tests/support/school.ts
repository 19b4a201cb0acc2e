/** The school's site, read as a build reads it. */
import { filesIn } from '../../src/build/files/site-files.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import type { Site } from '../../src/core/site/site.ts'
import { PROJECT } from './modules.ts'
import { NOW } from './site.ts'

export function readSchool(): Site {
  const { site } = readSite(filesIn(PROJECT), { now: NOW })
  if (!site) throw new Error('The school has errors')
  return site
}
