/** What changes on the disk while a site is open in Studio. */
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import { engineNow, knowOthers, openSite } from '../../../src/studio/session/site.ts'
import { startFrom } from '../../../src/studio/source/source.ts'
import { siteFolder } from '../../support/pages.ts'
import { NOW } from '../../support/site.ts'

const pictures = () =>
  engineNow()
    ?.files()
    .names.filter((name) => name.startsWith('images/'))

test('a picture that is new on the disk is known, and one that is deleted there is not', async () => {
  const sources = sourcesOf(filesIn(siteFolder({})), { clock: NOW.toISOString(), isReadOnly: false })
  const same = (address: string) => address
  startFrom({
    fetchSources: async () => sources,
    fetchAssets: async () => undefined,
    addressOf: same,
    onSite: same,
    pictureAt: same,
    exampleAt: same,
    loadProposeDialog: async () => ({ default: () => null }),
  })
  openSite(sources, '/', undefined)
  expect(pictures()).toEqual(['images/hall.svg'])
  const others = sources.names.filter((name) => name !== 'images/hall.svg')
  await knowOthers({ ...sources, names: [...others, 'images/garden.svg'] })
  expect(pictures()).toEqual(['images/garden.svg'])
})
