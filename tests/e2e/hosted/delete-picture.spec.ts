/** A picture is deleted from the Studio of a site, as a part of a proposal. */
import type { Page } from 'playwright/test'
import { PROJECT } from '../support/command-line.ts'
import { expect } from '../support/fixtures.ts'
import { openProposal, siteAtGitHub, test, useToken } from '../support/github.ts'
import { openHosted } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const BAND = 'images/band.svg'
const HELD = 'images/chess.svg'
const site = siteAtGitHub(PROJECT, {
  'pages/soon.yaml': `title: Soon
description: A page that visitors do not see yet.
draft: true
blocks:
  - type: hero
    title: Soon
    image: ${HELD}
    decorative: true
`,
})

/** Studio takes the picture out of the page, and deletes its file. */
async function removePicture(page: Page): Promise<void> {
  await openHosted(page, site, '/band')
  await field(page, 'blocks-0-image').fill('images/chef.svg')
  await page.locator('#field-blocks-0-image-pick').click()
  await page.getByRole('button', { name: `Delete ${BAND}` }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('status').first()).toHaveText(`${BAND} is deleted. Undo brings it back.`)
}

async function propose(page: Page): Promise<void> {
  const dialog = await openProposal(page)
  await expect(dialog).toContainText(BAND)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await useToken(dialog)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
}

test.describe('GitHub says that the file is gone', () => {
  test.use({ tolerated: /Blocked script execution in |404 \(Not Found\)/ })
  test('the proposal deletes the file; Undo brings it back in the next one', async ({ page, github }) => {
    const { git, pulls } = github
    const opened = site.push(github)
    await removePicture(page)
    await propose(page)
    const dialog = page.getByRole('dialog', { name: 'Propose the change' })
    await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
    const branch = pulls[0]?.head ?? ''
    const changed = () => git.git('diff', '--name-status', opened, branch).split('\n')
    expect(changed()).toEqual(['M\tpages/band.yaml', `D\tpages/${BAND}`])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    const again = await openProposal(page)
    await again.getByRole('button', { name: 'Propose at GitHub' }).click()
    await expect(again.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
    expect(changed()).toEqual(['M\tpages/band.yaml'])
  })
})

test('a picture that somebody has changed at GitHub stays', async ({ page, github }) => {
  const { git, pulls } = github
  site.push(github)
  await removePicture(page)
  const theirs = site.read(`pages/${BAND}`).replace('</svg>', '<!-- theirs --></svg>')
  git.land('main', { [`pages/${BAND}`]: theirs })
  await propose(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status').first()).toHaveText(
    `The picture ${BAND} has changed or is used again, so it stays.`,
  )
  expect(pulls).toEqual([])
  await expect(field(page, 'blocks-0-image')).toHaveValue('images/chef.svg')
  const dialog = await openProposal(page)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
  expect(git.read(pulls[0]?.head ?? '', `pages/${BAND}`)?.toString()).toBe(theirs)
})

test('a picture in a page that is not published stays', async ({ page, github }) => {
  site.push(github)
  await openHosted(page, site, '/chess')
  await field(page, 'blocks-0-image').fill('images/chef.svg')
  await page.locator('#field-blocks-0-image-pick').click()
  const picker = page.getByRole('dialog', { name: 'Which picture?' })
  const entry = picker.getByRole('listitem').filter({ hasText: HELD })
  await expect(entry).toContainText('Used: a file that is not published')
  await expect(entry.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test.describe('while GitHub cannot be reached', () => {
  test.use({ tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/ })
  test('the picture stays, and Studio says so', async ({ page, github }) => {
    site.push(github)
    await openHosted(page, site, '/band')
    await field(page, 'blocks-0-image').fill('images/chef.svg')
    await page.locator('#field-blocks-0-image-pick').click()
    await page.route('https://api.github.com/**', (route) => route.abort())
    await page.getByRole('button', { name: `Delete ${BAND}` }).click()
    await expect(page.getByRole('alert').filter({ hasText: BAND })).toHaveText(
      `The picture ${BAND} cannot be read now, so it stays. Try again later.`,
    )
  })
})
