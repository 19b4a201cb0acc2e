/** Studio: a change is proposed, by keyboard and with a thumb. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Hand, task } from '../support/hands.ts'
import { field, openStudio } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

/** Changes the title of the page, and opens the dialog. */
async function changed(page: Page, hand: Hand, title: string) {
  await openStudio(page, site, '/join')
  await hand.write(field(page, 'title'), title)
  await hand.press(page.getByRole('button', { name: 'Propose the change' }))
  return page.getByRole('dialog', { name: 'Propose the change' })
}

task('a change is shown in words, proposed, and added to', async ({ page, hand }) => {
  const server = mkdtempSync(join(tmpdir(), 'ukurasa-server-'))
  execFileSync('git', ['init', '--quiet', '--bare', server])
  site.git('remote', 'add', 'origin', server)
  const before = site.git('rev-parse', 'HEAD')
  const dialog = await changed(page, hand, 'Joining us')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'How to join' })).toHaveText(
    'Title: How to join → Joining us',
  )
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const sentence = dialog.getByLabel('The change in one sentence')
  await hand.write(sentence, 'A better title')
  await sentence.press('Control+z')
  await expect(field(page, 'title')).toHaveValue('Joining us')
  await expect(dialog).toContainText(/It goes to origin \(.*\), as the branch studio-joining-us-.*\./)
  await hand.write(sentence, 'A better title')
  await expect(dialog).toContainText(`It goes to origin (${server}), as the branch studio-a-better-title.`)
  await hand.press(dialog.getByRole('button', { name: 'Propose', exact: true }))
  const done = dialog.getByRole('status')
  await expect(done).toContainText('Sent to origin, as the branch studio-a-better-title.')
  expect(await violations(page)).toEqual([])
  const shown = ['diff', '--unified=0', 'main', 'studio-a-better-title']
  expect(
    site
      .git(...shown)
      .split('\n')
      .slice(-2),
  ).toEqual(['-title: How to join', '+title: Joining us'])
  expect(site.git('rev-parse', 'HEAD')).toBe(before)
  expect(site.git('ls-remote', 'origin')).toContain('refs/heads/studio-a-better-title')
  expect(site.diff()).toEqual(['pages/join.yaml', '-title: How to join', '+title: Joining us'])
  await hand.press(dialog.getByRole('button', { name: 'Close' }))
  await hand.write(field(page, 'title'), 'How you join us')
  await hand.press(page.getByRole('button', { name: 'Propose the change' }))
  await expect(dialog).toContainText('This is added to your open proposal (studio-a-better-title).')
  await expect(dialog).toContainText(`It goes to origin (${server}), as the branch studio-a-better-title.`)
  await hand.press(dialog.getByRole('button', { name: 'Propose', exact: true }))
  await expect(done).toContainText('Tell the person who looks after the site')
  expect(site.git('rev-list', '--count', 'main..studio-a-better-title')).toBe('2')
  await hand.press(dialog.getByRole('button', { name: 'Close' }))
  await hand.press(page.getByRole('button', { name: 'Propose the change' }))
  await expect(dialog).toContainText('The proposal studio-a-better-title has all your changes.')
  expect(await violations(page)).toEqual([])
  await hand.press(dialog.getByRole('button', { name: 'Take my changes back here' }))
  await expect(dialog).toContainText('This folder is as it was before your changes.')
  expect(site.diff()).toEqual([])
  await hand.press(dialog.getByRole('button', { name: 'Close' }))
  await expect(field(page, 'title')).toHaveValue('How to join')
  site.git('remote', 'remove', 'origin')
  site.git('branch', '-D', 'studio-a-better-title')
  rmSync(server, { recursive: true })
})

task('with a mistake, it says what to mend first', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  await hand.write(field(page, 'blocks-0-text'), 'See [the chess club](/chess).')
  await hand.press(page.getByRole('button', { name: 'Propose the change' }))
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  await expect(dialog.getByRole('alert')).toContainText('/chess')
  await expect(dialog.getByRole('link', { name: 'pages/join.yaml' })).toHaveAttribute('href', '/_studio/join')
  await expect(dialog.getByRole('button', { name: 'Propose', exact: true })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  expect(site.git('branch', '--format=%(refname:short)')).toBe('main')
})

task('without a server and without a name, it says what to do instead', async ({ page, hand }) => {
  site.git('config', 'user.name', '')
  const dialog = await changed(page, hand, 'Joining us')
  await expect(dialog.getByRole('alert')).toContainText('git does not know who you are.')
  expect(await violations(page)).toEqual([])
  site.git('config', 'user.name', 'Asha Mwangi')
  await hand.press(dialog.getByRole('button', { name: 'Close' }))
  await hand.press(page.getByRole('button', { name: 'Propose the change' }))
  await expect(dialog).toContainText('finds it there as the branch studio-')
  await hand.press(dialog.getByRole('button', { name: 'Propose', exact: true }))
  await expect(dialog.getByRole('status')).toContainText('There is no server to send it to.')
  expect(await violations(page)).toEqual([])
  const branch = site.git('branch', '--format=%(refname:short)', '--list', 'studio-*')
  expect(site.git('show', `${branch}:pages/join.yaml`)).toContain('title: Joining us')
  site.git('branch', '-D', branch)
})

test('a sentence that is longer than a title is proposed as a whole', async ({ page }) => {
  await openStudio(page, site, '/join')
  await field(page, 'title').fill('Joining us')
  await page.getByRole('button', { name: 'Propose the change' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  const sentence = `Say how to join, ${'and what to bring along, '.repeat(5)}and when`
  await expect(dialog.getByText('It is long')).toHaveCount(0)
  await dialog.getByLabel('The change in one sentence').fill(sentence)
  await expect(dialog).toContainText(
    'show “Say how to join, and what to bring along, and what to bring along, and what to bring along, and…”.',
  )
  await dialog.getByRole('button', { name: 'Propose', exact: true }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('There is no server to send it to.')
  const branch = site.git('branch', '--format=%(refname:short)', '--list', 'studio-*')
  const [title = '', , rest = ''] = site.git('log', '-1', '--format=%B', branch).split('\n')
  expect(`${title.slice(0, -1)} ${rest.slice(1)}`).toBe(sentence)
  site.git('branch', '-D', branch)
})

test('the dialogs are dark where everything is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStudio(page, site, '/join')
  for (const name of [
    'New page',
    'Change the address',
    'Draft and dates',
    'Other languages',
    'Delete the page',
  ]) {
    await page.getByRole('button', { name: 'Manage pages' }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    expect.soft(await violations(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Manage pages' })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Propose the change' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing has changed since the last version.')
  expect(await violations(page)).toEqual([])
})

test('a site in Swahili proposes in Swahili', async ({ page }) => {
  const [settings = ''] = site.read('site.yaml').split('\nlanguages:')
  site.write('site.yaml', `${settings.replace('lang: en-KE', 'lang: sw-KE')}\n`)
  await expect(async () => {
    await page.goto(`${site.address()}/_studio/join`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE', { timeout: 3000 })
  }).toPass()
  await page.getByRole('button', { name: 'Simamia kurasa' }).click()
  await expect(page.getByRole('button', { name: 'Ukurasa mpya' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pendekeza mabadiliko' }).click()
  await expect(page.getByRole('dialog', { name: 'Pendekeza mabadiliko' })).toContainText(
    'Hakuna kinachochapishwa bado.',
  )
})
