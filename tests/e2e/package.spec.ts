/** From nothing to a site: the package is installed in an empty folder, and writes, checks, builds and shows a site. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installIn, packedIn } from '../support/installed.ts'
import { violations } from './support/axe.ts'
import { expect, PREPARING_MS, test } from './support/fixtures.ts'

// Several commands run in one test.
test.describe.configure({ mode: 'serial', timeout: PREPARING_MS })

const folder = mkdtempSync(join(tmpdir(), 'ukurasa-package-'))
const site = join(folder, 'clinic')
test.beforeAll(() => {
  test.setTimeout(PREPARING_MS)
  installIn(site, packedIn(folder))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As `npx` and `npm run` call it. */
const COMMAND = join(site, 'node_modules/.bin/ukurasa')

function ukurasa(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(COMMAND, words, { cwd: site, encoding: 'utf8' })
  expect(status, `${words.join(' ')}\n${stdout}${stderr}`).toBe(0)
  return stdout
}

test('init writes a site that checks without a word, and builds', () => {
  const said = ukurasa('init', '--name', 'Kliniki ya Afya Bora', '--lang', 'sw', '--kind', 'MedicalClinic')
  expect(said).toContain('Next: npm start.')
  expect(ukurasa('check')).toMatch(/^6 pages, 0 errors, 0 warnings, \d+ stand-ins/)
  ukurasa('build')
  const schema = /\$schema=(\S+)/.exec(readFileSync(join(site, 'pages/index.yaml'), 'utf8'))?.[1] ?? ''
  expect(existsSync(join(site, 'pages', schema))).toBe(true)
  const scripts: unknown = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')).scripts
  expect(scripts).toMatchObject({ start: 'ukurasa dev', preview: 'ukurasa preview' })
})

test('nothing of the school is in what it builds', () => {
  const texts = readdirSync(join(site, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')] as const)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(([, text]) => /mkonge|murang|academy/i.test(text)).map(([name]) => name)).toEqual([])
})

test('a line of site.yaml adds a search', () => {
  appendFileSync(join(site, 'site.yaml'), 'search: true\n')
  ukurasa('build')
  expect(readFileSync(join(site, 'dist/search.json'), 'utf8')).toContain('Karibu Kliniki ya Afya Bora')
})

for (const command of ['preview', 'dev'])
  test(`${command} shows its pages`, async ({ page }) => {
    const child = spawn(COMMAND, [command, '--port', '0'], {
      cwd: site,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    try {
      const [, address = ''] = await untilSaid(child.stdout, /(http:\/\/\S+)\/\n/)
      await page.goto(`${address}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karibu Kliniki ya Afya Bora')
      await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
      if (command === 'preview') expect(await violations(page)).toEqual([])
      await page.locator('main').getByRole('link', { name: 'Wasiliana nasi' }).first().click()
      await expect(page).toHaveURL(/\/mawasiliano$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mawasiliano')
      await expect(page.locator('main')).toContainText('+254 700 000 000')
      await page.getByRole('button', { name: 'Tafuta' }).click()
      await page.getByRole('searchbox').fill('karibu')
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('link').click()
      await expect(page).toHaveURL(/\.\d+:\d+\/(?:#.*)?$/)
      // The address is there before the page is: a server that ends first would break the page off.
      await page.close()
    } finally {
      child.kill()
      await ended
    }
  })

async function untilSaid(output: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  let said = ''
  for await (const part of output) {
    said += String(part)
    const found = pattern.exec(said)
    if (found) return found
  }
  throw new Error(`It ended, and said:\n${said}`)
}
