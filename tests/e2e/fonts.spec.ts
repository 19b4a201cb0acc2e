/** The fonts that the tests see, and the letters that pages show in the font of the site. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { PROJECT, type Served, serve, ukurasa } from './support/command-line.ts'
import { expect, PREPARING_MS, test } from './support/fixtures.ts'

/** The fonts that show the elements. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }))
  return (await Promise.all(found)).flatMap(({ fonts }) => fonts)
}

// Only Linux can be told which fonts there are.
if (process.platform === 'linux')
  test('pages find no font of the machine but Inter', async ({ page }) => {
    const names = ['serif', 'sans-serif', 'monospace', 'system-ui', 'DejaVu Sans', 'Liberation Sans', 'Arial']
    await page.setContent(names.map((name) => `<p style="font-family: ${name}">Words</p>`).join(''))
    const families = (await fontsOf(page, 'p')).map((font) => font.familyName)
    expect(families).toEqual(names.map(() => 'Inter'))
  })

test.describe('letters of other alphabets', () => {
  let folder: string
  let server: Served

  const pageWith = (text: string) =>
    `title: Words\ndescription: Words of a language\nblocks:\n  - type: richText\n    text: ${text}\n`

  test.beforeAll(async () => {
    test.setTimeout(PREPARING_MS)
    folder = mkdtempSync(join(tmpdir(), 'ukurasa-letters-'))
    const [root, out] = [join(folder, 'site'), join(folder, 'out')]
    cpSync(join(PROJECT, 'tests/sites/base'), root, { recursive: true })
    const config = join(root, 'site.yaml')
    writeFileSync(config, `${readFileSync(config, 'utf8')}\ncharacters: ĩũ\n`)
    for (const [name, text] of Object.entries({ asked: 'Gĩkũyũ', other: 'Łódź', plain: 'Café' }))
      writeFileSync(join(root, `pages/${name}.yaml`), pageWith(text))
    await ukurasa('build', '--root', root, '--out', out)
    server = await serve('preview', '--out', out)
  })

  test.afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Whether the font of the site shows each letter of the text. A font that comes late shows the next page only. */
  const isInFont = async (page: Page, name: string) => {
    await page.goto(`${server.address}/${name}`)
    await page.evaluate(() => document.fonts.ready)
    const fonts = await fontsOf(page, 'main p')
    return fonts.length > 0 && fonts.every((font) => font.isCustomFont)
  }

  test('are in the font of the site if it asks for them', async ({ page }) => {
    await expect.poll(() => isInFont(page, 'asked')).toBe(true)
    await expect.poll(() => isInFont(page, 'plain')).toBe(true)
    expect(await isInFont(page, 'other')).toBe(false)
  })

  test('only come to pages that have some', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => {
      const [file] = /inter[^/.]*(?=\.\w+\.woff2$)/.exec(request.url()) ?? []
      if (file) files.push(file)
    })
    await isInFont(page, 'plain')
    expect(files).toEqual(['inter'])
    await isInFont(page, 'asked')
    // A page asks for it once its letters are laid out.
    await expect.poll(() => files).toContain('inter-latin-ext')
  })
})
