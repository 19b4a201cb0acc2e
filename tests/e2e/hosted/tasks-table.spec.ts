/** What authors do with a table in the Studio of a site in Swahili, with a thumb on a small phone and without a net. */
import { join } from 'node:path'
import { PROJECT } from '../support/command-line.ts'
import { linesWithFiles } from '../support/git.ts'
import { siteAtGitHub, test } from '../support/github.ts'
import { PHONE, thumb } from '../support/hands.ts'
import { hostedPlace } from '../support/tasks/hosted-place.ts'
import { tasksWithTables } from '../support/tasks/table.ts'

const site = siteAtGitHub(join(PROJECT, 'tests/sites/kliniki'))
test.use({ ...PHONE, tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/ })

for (const [name, act] of Object.entries(tasksWithTables))
  test(name, async ({ page, github }) => {
    await act({ page, hand: thumb, place: hostedPlace(site, github, { lines: linesWithFiles, lang: 'sw' }) })
  })
