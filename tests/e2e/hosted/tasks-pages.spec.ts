/** What authors do with whole pages in the Studio of a site, with a thumb on a small phone and without a net. */
import { join } from 'node:path'
import { PROJECT } from '../support/command-line.ts'
import { linesBelowFiles } from '../support/git.ts'
import { siteAtGitHub, test } from '../support/github.ts'
import { PHONE, thumb } from '../support/hands.ts'
import { hostedPlace } from '../support/tasks/hosted-place.ts'
import { TRIP, tasksWithPages } from '../support/tasks/pages.ts'

const site = siteAtGitHub(join(PROJECT, 'tests/sites/lugha'), { 'pages/trip.yaml': TRIP })
test.use({ ...PHONE, tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/ })

for (const [name, act] of Object.entries(tasksWithPages))
  test(name, async ({ page, github }) => {
    await act({ page, hand: thumb, place: hostedPlace(site, github, { lines: linesBelowFiles }) })
  })
