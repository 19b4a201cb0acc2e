/** Starts Studio from a folder, without a server. */
import { filesIn } from '../../src/build/files/site-files.ts'
import { sourcesOf } from '../../src/preview/server/studio/sources.ts'
import type { Source } from '../../src/studio/source/source.ts'
import { startFrom } from '../../src/studio/source/source.ts'
import { NOW } from './site.ts'

/** Gives the sources that Studio gets. `source` is what is different from a folder. */
export function startFromFolder(root: string, source: Partial<Source> = {}) {
  const sources = sourcesOf(filesIn(root), { clock: NOW.toISOString(), isReadOnly: false })
  const same = (address: string) => address
  startFrom({
    fetchSources: async () => sources,
    fetchAssets: async () => undefined,
    addressOf: same,
    onSite: same,
    pictureAt: same,
    fetchPicture: async () => undefined,
    exampleAt: same,
    loadProposeDialog: async () => ({ default: () => null }),
    ...source,
  })
  return sources
}
