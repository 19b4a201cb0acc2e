/** The token of an author: it goes to GitHub, and is nowhere else. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { violationsInBoth } from '../support/axe.ts'
import { answerFrom } from '../support/bare-host.ts'
import { PROJECT } from '../support/command-line.ts'
import { expect } from '../support/fixtures.ts'
import { changeAndPropose, siteAtGitHub, TOKEN, test, useToken } from '../support/github.ts'
import { listenTo, placesIn, placesWith } from '../support/hiding-places.ts'
import { NO_SCRIPTS } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const site = siteAtGitHub(PROJECT)

/** What the browser says of answers that are no success. The tests make them on purpose. */
test.use({
  tolerated: new RegExp(
    `${NO_SCRIPTS.source}|Failed to load resource|CORS policy|Content Security Policy|MIME type`,
  ),
})

test('it is in no storage, address, log, text or attribute, and no other host gets it', async ({
  page,
  context,
  github,
}) => {
  const heard = listenTo(context)
  site.push(github)
  const dialog = await changeAndPropose(page, site, 'What a place costs')
  const input = dialog.getByLabel('Token', { exact: true })
  await input.fill(TOKEN)
  expect(placesWith({ typed: await input.evaluate((element) => element.outerHTML) }, TOKEN)).toEqual([])
  await dialog.getByRole('button', { name: 'Use this token' }).click()
  await expect(dialog).toContainText('With it, Studio can see school/site')
  expect(await violationsInBoth(page)).toEqual([])
  expect(placesWith(await placesIn(page), TOKEN)).toEqual([])
  github.fail('tree', '422')
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('alert')).toContainText('A rule of the repository forbids this.')
  expect(placesWith(await placesIn(page), TOKEN)).toEqual([])
  await dialog.getByRole('button', { name: 'Choose another way' }).click()
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
  expect(await violationsInBoth(page)).toEqual([])
  expect(placesWith(await placesIn(page), TOKEN)).toEqual([])
  expect(placesWith({ requests: heard.requests.join(), logs: heard.logs.join() }, TOKEN)).toEqual([])
  // Headers are told a moment after their request.
  await expect.poll(() => [...heard.hosts]).toEqual(['api.github.com'])
  expect(heard.requests.length).toBeGreaterThan(10)
  await dialog.getByRole('button', { name: 'Forget the token' }).click()
  await expect(dialog).toContainText('The token is forgotten here.')
  expect(await violationsInBoth(page)).toEqual([])
})

test('the search finds a token wherever one is', async ({ page, github }) => {
  site.push(github)
  await changeAndPropose(page, site, 'What a place costs')
  await page.evaluate(async (token) => {
    localStorage.setItem('x', token)
    sessionStorage.setItem('x', token)
    await cookieStore.set('x', token)
    history.replaceState({ token }, '')
    document.body.setAttribute('data-x', token)
    await (await caches.open('x')).put('/x', new Response(token))
    const opening = indexedDB.open('x')
    opening.onupgradeneeded = () => opening.result.createObjectStore('x').add(token, 1)
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    opening.result.close()
    performance.mark(token)
  }, TOKEN)
  const found = placesWith(await placesIn(page), TOKEN)
  expect([...found].sort()).toEqual(
    [
      'address',
      'caches',
      'cookies',
      'document',
      'indexedDB',
      'localStorage',
      'sessionStorage',
      'timings',
    ].sort(),
  )
})

test('it stays in this tab if the author wants that, and only there, until it is forgotten', async ({
  page,
  github,
}) => {
  site.push(github)
  const dialog = await changeAndPropose(page, site, 'What a place costs')
  await dialog.getByLabel('Keep it until this tab is closed').check()
  await useToken(dialog)
  expect(placesWith(await placesIn(page), TOKEN)).toEqual(['sessionStorage'])
  await page.evaluate(() => indexedDB.databases())
  const again = await changeAndPropose(page, site, 'What a place costs now', { isKept: true })
  await expect(again.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
  await again.getByRole('button', { name: 'Forget the token' }).click()
  expect(placesWith(await placesIn(page), TOKEN)).toEqual([])
})

test('a token of the old kind is refused with the reason, and never sent', async ({
  page,
  context,
  github,
}) => {
  const heard = listenTo(context)
  site.push(github)
  const dialog = await changeAndPropose(page, site, 'What a place costs')
  const classic = 'ghp_0123456789012345678901234567890123456'
  await dialog.getByLabel('Token', { exact: true }).fill(classic)
  await dialog.getByRole('button', { name: 'Use this token' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is a token of the old kind.')
  expect(await violationsInBoth(page)).toEqual([])
  await expect(dialog.getByLabel('Token', { exact: true })).toHaveValue('')
  expect([...heard.hosts]).toEqual([])
  expect(placesWith(await placesIn(page), classic)).toEqual([])
})

test('in the place of a token that has run out, the author gives a new one', async ({ page, github }) => {
  site.push(github)
  github.tokens.delete(TOKEN)
  const dialog = await changeAndPropose(page, site, 'What a place costs')
  const input = dialog.getByLabel('Token', { exact: true })
  await input.fill(TOKEN)
  await dialog.getByRole('button', { name: 'Use this token' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('GitHub does not accept the token.')
  await expect(dialog.getByRole('link', { name: 'Open the form for a new token' })).toBeVisible()
  github.tokens.set(TOKEN, { push: true, contents: true, pulls: true })
  await useToken(dialog)
  github.tokens.delete(TOKEN)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('GitHub does not accept the token.')
  expect(await violationsInBoth(page)).toEqual([])
  github.tokens.set(TOKEN, { push: true, contents: true, pulls: true })
  await useToken(dialog)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  await expect(dialog.getByRole('link', { name: 'See proposal 1' })).toBeVisible()
})

test('the form of GitHub is filled in, and the steps are said in words', async ({ page, github }) => {
  site.push(github)
  const dialog = await changeAndPropose(page, site, 'What a place costs')
  const address = await dialog
    .getByRole('link', { name: 'Open the form for a new token' })
    .getAttribute('href')
  const { origin, pathname, searchParams } = new URL(address ?? '')
  expect(`${origin}${pathname}`).toBe('https://github.com/settings/personal-access-tokens/new')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    target_name: 'school',
    expires_in: '30',
    contents: 'write',
    pull_requests: 'write',
  })
  await expect(dialog.locator('ol > li')).toHaveCount(6)
  await expect(dialog).toContainText('choose “Only select repositories”, and then site.')
})

test.describe('in a frame of another page, on a host without headers', () => {
  test('Studio asks for no token', async ({ page, github }) => {
    site.push(github)
    const server = createServer((request, response) =>
      request.url === '/around'
        ? response
            .setHeader('Content-Type', 'text/html')
            .end(
              '<!doctype html><title>Around</title><iframe src="/studio.html#/fees" width=900 height=900></iframe>',
            )
        : answerFrom(join(site.root(), 'dist'), request, response),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/around`)
    const frame = page.frameLocator('iframe[src^="/studio"]')
    await frame.locator('#field-title').fill('What a place costs')
    await frame.getByRole('button', { name: 'Propose the change' }).click()
    await frame.getByRole('button', { name: 'Propose at GitHub' }).click()
    await expect(frame.getByRole('alert')).toContainText('So it asks for no token here.')
    await expect(frame.locator('input[type=password]')).toHaveCount(0)
    server.close()
  })
})

test('GitHub allows no header besides those that Studio sends, and the policy no other host', async ({
  page,
  github,
}) => {
  site.push(github)
  await changeAndPropose(page, site, 'What a place costs')
  const tried = await page.evaluate(async () => {
    const ask = (address: string, headers: Record<string, string>) =>
      fetch(address, { headers }).then(
        ({ status }) => status,
        () => 'refused',
      )
    const api = 'https://api.github.com/repos/school/site'
    return [await ask(api, {}), await ask(api, { 'X-GitHub-Api-Version': '2022-11-28' })]
  })
  expect(tried).toEqual([200, 'refused'])
})
test.describe('another host', () => {
  test('is out of reach', async ({ page, github }) => {
    site.push(github)
    await changeAndPropose(page, site, 'What a place costs')
    const tried = await page.evaluate(() =>
      fetch('https://example.org/').then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    expect(tried).toBe('refused')
    await expect(field(page, 'title')).toHaveValue('What a place costs')
  })
})
