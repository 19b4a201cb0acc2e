/** What authors do in the Studio of a site with a thumb on a small phone, without a net. Afterwards they propose it. */
import { PROJECT } from '../support/command-line.ts'
import { expect } from '../support/fixtures.ts'
import { linesWithFiles } from '../support/git.ts'
import { siteAtGitHub, test } from '../support/github.ts'
import { PHONE, thumb } from '../support/hands.ts'
import { field } from '../support/studio.ts'
import { tasksWithDocuments } from '../support/tasks/documents.ts'
import { hostedPlace } from '../support/tasks/hosted-place.ts'
import { tasksOnPage } from '../support/tasks/on-page.ts'
import { tasksWithPictures } from '../support/tasks/pictures.ts'
import { schoolTasks } from '../support/tasks/school.ts'

const site = siteAtGitHub(PROJECT)
test.use({ ...PHONE, tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/ })

for (const [name, act] of Object.entries({
  ...schoolTasks,
  ...tasksOnPage,
  ...tasksWithPictures,
  ...tasksWithDocuments,
}))
  test(name, async ({ page, github }) => {
    await act({ page, hand: thumb, place: hostedPlace(site, github, { lines: linesWithFiles }) })
  })

test('the text of the file opens without a net, and Undo takes back what was typed', async ({
  page,
  github,
}) => {
  const place = hostedPlace(site, github, { lines: linesWithFiles })
  await place.open(page, '/fees')
  await field(page, 'description').fill('')
  await page.getByRole('button', { name: 'As text', exact: true }).tap()
  const text = page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })
  await expect(text).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(page.getByText('Not proposed yet')).toHaveCount(0)
})
