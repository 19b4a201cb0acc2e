/** A change proposed at GitHub from the Studio on the site. */
import type { Page } from 'playwright/test'
import { PROJECT } from './support/command-line.ts'
import { expect } from './support/fixtures.ts'
import { siteAtGitHub, TOKEN, test } from './support/github.ts'
import { openHosted } from './support/hosted-site.ts'
import { field } from './support/studio.ts'

const site = siteAtGitHub(PROJECT)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Propose the change' })

async function changeAndPropose(page: Page, title: string) {
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill(title)
  await page.getByRole('button', { name: 'Propose the change' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  return dialog
}

test('with a token: one commit on the commit that was opened, and a pull request', async ({
  page,
  github,
}) => {
  const opened = site.push(github)
  const dialog = await changeAndPropose(page, 'What a place costs')
  await dialog.getByLabel('Token', { exact: true }).fill(TOKEN)
  await dialog.getByRole('button', { name: 'Use this token' }).click()
  await expect(dialog).toContainText('With it, Studio can see school/site')
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toHaveAttribute(
    'href',
    'https://github.com/school/site/pull/1',
  )
  const branch = github.pulls[0]?.head ?? ''
  const { git } = github
  expect(git.git('rev-parse', `${branch}^`)).toBe(opened)
  expect(git.git('diff', '--unified=0', opened, branch).split('\n').slice(4)).toEqual([
    expect.stringContaining('@@'),
    '-title: Our Friendly Fees',
    '+title: What a place costs',
  ])
})
