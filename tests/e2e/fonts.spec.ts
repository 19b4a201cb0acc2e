/** The fonts that the tests see. */
import { expect, test } from './support/fixtures.ts'

// Only Linux can be told which fonts there are.
if (process.platform === 'linux')
  test('pages find no font of the machine but Inter', async ({ page }) => {
    const names = ['serif', 'sans-serif', 'monospace', 'system-ui', 'DejaVu Sans', 'Liberation Sans', 'Arial']
    await page.setContent(names.map((name) => `<p style="font-family: ${name}">Words</p>`).join(''))
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
    const found = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }))
    const families = (await Promise.all(found)).flatMap(({ fonts }) => fonts.map((font) => font.familyName))
    expect(families).toEqual(names.map(() => 'Inter'))
  })
