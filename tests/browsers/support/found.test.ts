/** Which browsers the audit says that it left out. */
import { expect, test } from 'vitest'
import { emptyFolder, writeFiles } from '../../support/folder.ts'
import { lookForBrowsers } from './found.ts'

test('a machine with Chromium alone is told how to get each of the others', async () => {
  const { found, missing } = await lookForBrowsers({ PATH: emptyFolder() }, '/usr/bin/chromium')
  expect(found.map(({ name }) => name)).toEqual(['chromium'])
  expect(missing).toEqual([
    { name: 'Firefox', advice: 'apt-get install firefox-esr' },
    { name: 'WebKit', advice: 'apt-get install webkit2gtk-driver xvfb' },
    { name: 'an old Chromium', advice: expect.stringMatching(/^tests\/README\.md .* OLD_CHROMIUM$/) },
  ])
})

test('a Firefox in the PATH is not left out', async () => {
  const folder = emptyFolder()
  writeFiles(folder, { firefox: '' })
  const { found, missing } = await lookForBrowsers({ PATH: folder }, '/usr/bin/chromium')
  expect(found.map(({ name }) => name)).toEqual(['chromium', 'firefox'])
  expect(missing.map(({ name }) => name)).toEqual(['WebKit', 'an old Chromium'])
})
