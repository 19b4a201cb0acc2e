/** The ways out that need no token, at 360 px by touch. */
import { violationsInBoth } from '../support/axe.ts'
import { PROJECT } from '../support/command-line.ts'
import { expect } from '../support/fixtures.ts'
import { openProposal, siteAtGitHub, test } from '../support/github.ts'
import { openHosted } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const site = siteAtGitHub(PROJECT)
const FEES = 'pages/fees.yaml'
const mine = () => site.read(FEES).replace('Our Friendly Fees', 'What a place costs')

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('each way says beforehand what it can do, in the width of a phone', async ({ page, github }) => {
  site.push(github)
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill('What a place costs')
  const dialog = await openProposal(page)
  for (const name of ['Propose at GitHub', 'Go on at GitHub without a token', 'Download the changed files'])
    await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(/\w{3,} \w+/)
  expect(await violationsInBoth(page)).toEqual([])
  const sizes = await dialog.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(sizes[0]).toBe(sizes[1])
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).tap()
  await expect(dialog.getByRole('heading', { name: 'A token for GitHub' })).toBeVisible()
  expect(await violationsInBoth(page)).toEqual([])
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the pages of GitHub: the text is copied, and the page to paste it is open to the author', async ({
  page,
  context,
  github,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  site.push(github)
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill('What a place costs')
  const dialog = await openProposal(page)
  await dialog.getByRole('button', { name: 'Go on at GitHub without a token' }).tap()
  await dialog.getByRole('button', { name: 'Copy the text' }).tap()
  await expect(dialog.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mine())
  const link = dialog.getByRole('link', { name: 'Open the page at GitHub' })
  await expect(link).toHaveAttribute('href', 'https://github.com/school/site/edit/main/pages/fees.yaml')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await violationsInBoth(page)).toEqual([])
  expect(github.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true)
})

test('a folder of this computer: the file is written, and a newer one is not overwritten', async ({
  page,
  github,
}) => {
  site.push(github)
  await page.addInitScript(() => {
    Reflect.set(window, 'showDirectoryPicker', () => navigator.storage.getDirectory())
  })
  await openHosted(page, site, '/fees')
  const put = (name: string, text: string) =>
    page.evaluate(
      async ([path = '', words = '']) => {
        const root = await navigator.storage.getDirectory()
        const [file = '', folder] = path.split('/').reverse()
        const parent = folder ? await root.getDirectoryHandle(folder, { create: true }) : root
        const writable = await (await parent.getFileHandle(file, { create: true })).createWritable()
        await writable.write(words)
        await writable.close()
      },
      [name, text],
    )
  const read = () =>
    page.evaluate(async () => {
      const pages = await (await navigator.storage.getDirectory()).getDirectoryHandle('pages')
      return (await (await pages.getFileHandle('fees.yaml')).getFile()).text()
    })
  await field(page, 'title').fill('What a place costs')
  const dialog = await openProposal(page)
  await dialog.getByRole('button', { name: 'Write into a folder' }).tap()
  await expect(dialog.getByRole('alert')).toContainText('there is no site.yaml in it')
  expect(await violationsInBoth(page)).toEqual([])
  await put('site.yaml', site.read('site.yaml'))
  await put(FEES, site.read(FEES))
  await dialog.getByRole('button', { name: 'Try again' }).tap()
  await expect(dialog).toContainText('The change is in the folder')
  expect(await violationsInBoth(page)).toEqual([])
  expect(await read()).toBe(mine())
  const theirs = site.read(FEES).replace('Our Friendly Fees', 'Fees of 2027')
  await put(FEES, theirs)
  await dialog.getByRole('button', { name: 'Choose another way' }).tap()
  await dialog.getByRole('button', { name: 'Write into a folder' }).tap()
  await expect(page.getByRole('dialog', { name: 'Somebody changed this page' })).toContainText('Fees of 2027')
  expect(await read()).toBe(theirs)
})
