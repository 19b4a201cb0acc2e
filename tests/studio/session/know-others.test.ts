/** What changes on the disk while a site is open in Studio. */
import { expect, test } from 'vitest'
import { engineNow, knowOthers, openSite } from '../../../src/studio/session/site.ts'
import { siteFolder } from '../../support/pages.ts'
import { startFromFolder } from '../../support/start-from-folder.ts'

const pictures = () =>
  engineNow()
    ?.files()
    .names.filter((name) => name.startsWith('images/'))

test('a picture that is new on the disk is known, and one that is deleted there is not', async () => {
  const sources = startFromFolder(siteFolder({}))
  openSite(sources, '/', undefined)
  expect(pictures()).toEqual(['images/hall.svg'])
  const others = sources.names.filter((name) => name !== 'images/hall.svg')
  await knowOthers({ ...sources, names: [...others, 'images/garden.svg'] })
  expect(pictures()).toEqual(['images/garden.svg'])
})
