/** A change proposed at GitHub from the Studio on the site. */
import type { Page } from 'playwright/test'
import type { FakeGitHub } from '../../support/github/fake-github.ts'
import { violationsInBoth } from '../support/axe.ts'
import { PROJECT } from '../support/command-line.ts'
import { expect } from '../support/fixtures.ts'
import { changeAndPropose, openProposal, siteAtGitHub, test, useToken } from '../support/github.ts'
import { NO_SCRIPTS } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const site = siteAtGitHub(PROJECT)
const FEES = 'pages/fees.yaml'

async function proposeWithToken(page: Page, title: string) {
  const dialog = await changeAndPropose(page, site, title)
  await useToken(dialog)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  return dialog
}

test('one commit on the commit that was opened, and a pull request with the change in words', async ({
  page,
  github,
}) => {
  const { git, pulls } = github
  const opened = site.push(github)
  const dialog = await proposeWithToken(page, 'What a place costs')
  const link = dialog.getByRole('link', { name: 'See proposal 1' })
  await expect(link).toHaveAttribute('href', 'https://github.com/school/site/pull/1')
  expect(await violationsInBoth(page)).toEqual([])
  const branch = pulls[0]?.head ?? ''
  expect(git.git('rev-parse', `${branch}^`)).toBe(opened)
  expect(git.git('diff', '--unified=0', opened, branch).split('\n').slice(4)).toEqual([
    expect.stringContaining('@@'),
    '-title: Our Friendly Fees',
    '+title: What a place costs',
  ])
  expect(pulls[0]?.body).toContain('What a place costs')
  expect(git.tip('main')).toBe(opened)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await field(page, 'title').fill('What a place costs now')
  const again = await openProposal(page)
  await again.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(again.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
  expect(git.git('rev-list', '--count', `${opened}..${branch}`)).toBe('2')
  expect(git.git('diff', '--unified=0', `${branch}^`, branch).split('\n').slice(5)).toEqual([
    '-title: What a place costs',
    '+title: What a place costs now',
  ])
  expect(pulls).toHaveLength(1)
})

test('another change is added to the open proposal, or gets one of its own', async ({ page, github }) => {
  const { git, pulls } = github
  site.push(github)
  const dialog = await proposeWithToken(page, 'What a place costs')
  await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
  await page.evaluate(() => location.assign('#/football'))
  await expect(field(page, 'title')).toHaveValue(/football/i)
  await field(page, 'title').fill('Football and more')
  const again = await openProposal(page)
  await expect(again).toContainText('This is added to your open proposal 1.')
  await again.getByLabel('Make a new proposal instead').check()
  expect(await violationsInBoth(page)).toEqual([])
  await again.getByRole('button', { name: 'Propose at GitHub' }).click()
  await useToken(again)
  await again.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(again.getByRole('link', { name: 'See proposal 2' })).toBeVisible()
  expect(git.git('diff', '--name-only', `main...${pulls[1]?.head}`)).toBe('pages/football.yaml')
})

/** While the dialog proposes, a change of somebody else lands just before a call. */
async function proposeMeanwhile(
  page: Page,
  github: FakeGitHub,
  call: string,
  theirs: Record<string, string>,
) {
  const dialog = await changeAndPropose(page, site, 'What a place costs')
  await useToken(dialog)
  github.before(call, () => void github.git.land('main', theirs))
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  return dialog
}

async function proposeAgain(page: Page): Promise<void> {
  const dialog = await openProposal(page)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
}

test.describe('somebody is faster', () => {
  const title = (words: string) => site.read(FEES).replace('Our Friendly Fees', words)

  test('on another page: both changes are kept', async ({ page, github }) => {
    const { git, pulls } = github
    const opened = site.push(github)
    const theirs = site.read('pages/who.yaml').replace(/^title: .*$/m, 'title: Who we are now')
    const dialog = await proposeMeanwhile(page, github, 'tree', { 'pages/who.yaml': theirs })
    await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
    const branch = pulls[0]?.head ?? ''
    expect(git.git('rev-parse', `${branch}^`)).toBe(opened)
    expect(git.git('diff', '--numstat', opened, branch)).toBe(`1\t1\t${FEES}`)
    git.merge('main', branch)
    expect(git.read('main', 'pages/who.yaml')?.toString()).toBe(theirs)
    expect(git.read('main', FEES)?.toString()).toBe(title('What a place costs'))
  })

  test('in another field of the page: both changes are proposed', async ({ page, github }) => {
    const { git, pulls } = github
    site.push(github)
    const theirs = site.read(FEES).replace('Choose a grade', 'Choose your grade')
    const dialog = await proposeMeanwhile(page, github, 'repository', { [FEES]: theirs })
    await expect(dialog).toHaveCount(0)
    expect(pulls).toEqual([])
    await expect(page.getByRole('status').first()).toContainText('both changes are in it')
    await expect(field(page, 'blocks-0-text')).toHaveValue(/^Choose your grade/)
    await expect(field(page, 'title')).toHaveValue('What a place costs')
    const tip = git.tip('main') ?? ''
    await proposeAgain(page)
    const branch = pulls[0]?.head ?? ''
    expect(git.git('rev-parse', `${branch}^`)).toBe(tip)
    expect(git.git('diff', '--numstat', tip, branch)).toBe(`1\t1\t${FEES}`)
  })

  test('in the same field: the author chooses, and proposes that', async ({ page, github }) => {
    const { git, pulls } = github
    site.push(github)
    await proposeMeanwhile(page, github, 'repository', { [FEES]: title('Fees of 2027') })
    const conflict = page.getByRole('dialog', { name: 'Somebody changed this page' })
    await expect(conflict).toContainText('Fees of 2027')
    expect(await violationsInBoth(page)).toEqual([])
    expect(pulls).toEqual([])
    await conflict.getByRole('button', { name: 'Take this: Your version' }).click()
    const tip = git.tip('main') ?? ''
    await proposeAgain(page)
    const branch = pulls[0]?.head ?? ''
    expect(git.git('rev-parse', `${branch}^`)).toBe(tip)
    expect(git.git('diff', '--unified=0', tip, branch).split('\n').slice(5)).toEqual([
      '-title: Fees of 2027',
      '+title: What a place costs',
    ])
  })

  test('in the same field, after Studio has looked: git does not merge it, and Studio says so', async ({
    page,
    github,
  }) => {
    const { git, pulls } = github
    site.push(github)
    const dialog = await proposeMeanwhile(page, github, 'new-ref', { [FEES]: title('Fees of 2027') })
    await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
    expect(git.read('main', FEES)?.toString()).toBe(title('Fees of 2027'))
    expect(git.merge('main', pulls[0]?.head ?? '')).toBe('conflict')
    await page.reload()
    await expect(page.getByText('Others have changed the same places in the meantime.')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
  })
})

test.describe('failures', () => {
  test.use({ tolerated: new RegExp(`${NO_SCRIPTS.source}|Failed to load resource|blocked by CORS`) })

  for (const failure of ['401', '403-rate', '502-late', 'cut'] as const)
    test(`${failure} when the branch is made: it is said, the draft stays, and there is one proposal in the end`, async ({
      page,
      github,
    }) => {
      const { git, pulls } = github
      site.push(github)
      github.fail('new-ref', failure)
      const dialog = await proposeWithToken(page, 'What a place costs')
      await expect(dialog.getByRole('alert').first()).toContainText(
        'Nothing was proposed, and nothing is lost',
      )
      expect(await violationsInBoth(page)).toEqual([])
      await dialog
        .getByRole('button', { name: /^Try again$|^Choose another way$/ })
        .first()
        .click()
      const choice = dialog.getByRole('button', { name: 'Propose at GitHub' })
      await expect(choice.or(dialog.getByRole('link', { name: 'See proposal 1' }))).toBeVisible()
      if (await choice.isVisible()) await choice.click()
      // A token that GitHub has refused is forgotten.
      if (failure === '401') {
        await useToken(dialog)
        await choice.click()
      }
      await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
      expect(git.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n')).toHaveLength(2)
      expect(git.git('rev-list', '--count', `main..${pulls[0]?.head}`)).toBe('1')
      await expect(field(page, 'title')).toHaveValue('What a place costs')
    })

  for (const failure of ['lost', 'no-net'] as const)
    test(`${failure} when the branch is made: the browser asks again by itself, and there is one proposal`, async ({
      page,
      github,
    }) => {
      site.push(github)
      github.fail('new-ref', failure)
      const dialog = await proposeWithToken(page, 'What a place costs')
      await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
      expect(github.failed()).toBe(true)
      expect(
        github.git.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n'),
      ).toHaveLength(2)
      expect(github.git.git('rev-list', '--count', `main..${github.pulls[0]?.head}`)).toBe('1')
    })

  test('without a net', async ({ page, context, github }) => {
    site.push(github)
    const dialog = await changeAndPropose(page, site, 'What a place costs')
    await useToken(dialog)
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Try again when you are online.')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
    expect(github.pulls).toHaveLength(1)
  })
})
