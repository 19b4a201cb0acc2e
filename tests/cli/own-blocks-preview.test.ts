/** The live preview of a site with own blocks: a mistake in one of them does not end it. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../e2e/support/command-line.ts'
import { ask } from '../support/ask.ts'
import { emptyFolder, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { factsOf, hear } from '../support/preview.ts'

/** The bakery with these changes of its block, and its preview. */
async function openBakery(changes: readonly Change[] = []) {
  const site = emptyFolder()
  cpSync(join(PROJECT, 'tests/sites/boulangerie'), site, { recursive: true })
  const save = ([path, from, to]: Change) => {
    const text = readFileSync(join(site, path), 'utf8')
    expect(text).toContain(from)
    writeFiles(site, { [path]: text.replace(from, to) })
  }
  changes.forEach(save)
  const { address, output, stop } = await serve('dev', '--root', site)
  onTestFinished(stop)
  return { address, save, output, get: (path: string) => ask(address, { path }) }
}

const [VIEW, STYLE] = ['blocks/menuOfTheDay/view.tsx', 'blocks/menuOfTheDay/style.scss']

type Change = readonly [path: string, from: string, to: string]

/** A busy preview may see one of two changes alone, and tell of that before. */
async function firstProblemIn(file: string, page: Awaited<ReturnType<typeof hear>>) {
  for (;;) {
    const [problem] = (await page.next('problems')).problems
    if (problem?.file === file) return problem
  }
}

/** Waits until a preview with another engine has taken over. */
async function heardAnew(address: string, engine: string) {
  for (;;) {
    try {
      const page = await hear(address)
      if ((await page.next('hello')).engine !== engine) return page
      page.close()
    } catch {
      // It is starting.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const OPEN: Change = [VIEW, '<dl>', '<dl']
const MENDED: Change = [VIEW, '<dl\n', '<dl>\n']

test('goes on with the blocks as they were, and takes the mended ones', async () => {
  const { address, get, save, output } = await openBakery()
  const page = await hear(address)
  const { engine } = await page.next('hello')
  await page.next('problems')
  save(OPEN)
  const [problem] = (await page.next('problems')).problems
  expect(problem).toMatchObject({ file: VIEW, line: 8, code: 'own-block' })
  expect(problem?.frame.join('\n')).toContain('block.dishes.map')
  expect(output()).toMatch(/^blocks\/menuOfTheDay\/view\.tsx:8:\d+ error .* \[own-block\]$/m)
  expect((await get('/')).body).toContain('Quiche')
  expect((await get('/_blocks')).body).toMatch(/menuOfTheDay[\s\S]*Two dishes/)
  expect((await get('/_blocks/menuOfTheDay/0')).body).toContain('Tarte aux pommes')
  save([STYLE, '700;', '700; }}'])
  save(MENDED)
  expect(await firstProblemIn(STYLE, page)).toMatchObject({ code: 'own-block' })
  // In this order, too: as long as one block is broken, no other engine takes over.
  save([VIEW, '<dl>', '<dl className="mended">'])
  save([STYLE, '700; }}', '700;'])
  const anew = await heardAnew(address, engine)
  expect((await anew.next('problems')).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect((await get('/')).body).toContain('<dl class="mended">')
})

test('starts without a block that has a mistake', async () => {
  const { address, get, save } = await openBakery([OPEN])
  const page = await hear(address)
  const { engine } = await page.next('hello')
  const errors = (await page.next('problems')).problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, code }) => [file, code])).toEqual([[VIEW, 'own-block']])
  expect(await get('/contact')).toMatchObject({ status: 200 })
  save(MENDED)
  await heardAnew(address, engine)
  expect((await get('/')).body).toContain('Quiche')
})

test('a page whose block throws says where, and the others are shown', async () => {
  const { get } = await openBakery([
    [VIEW, '<dl>', '<dl title={block.dishes[2]?.name.none.none}>'],
    ['pages/index.yaml', 'price: 2.80\n', 'price: 2.80\n      - name: Tarte au citron\n        price: 3\n'],
  ])
  const { status, body } = await get('/')
  expect(status).toBe(500)
  expect(factsOf(body).thrown).toMatchObject([{ file: VIEW, line: 7, code: 'own-block', severity: 'error' }])
  expect(await get('/contact')).toMatchObject({ status: 200 })
})
