/** Studio: a text is changed in the form, on the page and in the text of the file, and saved. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, type Served, serve } from '../e2e/support/command-line.ts'
import { complaints, noteComplaints } from './support/complaints.ts'
import { expect, test, type Visit } from './support/visit.ts'

let root = ''
let server: Served | undefined

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'ukurasa-studio-'))
  cpSync(join(PROJECT, 'tests/sites/lugha'), root, { recursive: true })
  server = await serve('dev', '--root', root)
  await (await fetch(`${new URL(server.address).origin}/_ukurasa/studio.js`)).text()
})

test.afterAll(async () => {
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

const file = () => readFileSync(join(root, 'pages/join.yaml'), 'utf8')
const TITLE = '#field-title'

/** Opens Studio, and notes what the page complains of from then on. */
async function open(visit: Visit): Promise<void> {
  await visit.go(`${new URL(server?.address ?? '').origin}/_studio/join`)
  await noteComplaints(visit)
  await visit.expectCount(TITLE, 1)
}

/** Chooses all of a field, as a press of Ctrl+A does. */
async function choose(visit: Visit, selector: string): Promise<void> {
  await visit.clickOn(selector)
  await visit.page((given) => {
    const field = document.querySelector<HTMLTextAreaElement>(given)
    field?.select()
  }, selector)
}

/** Where something of the page in the frame is. */
const inFrame = (visit: Visit, selector: string) =>
  visit.page((given) => {
    const frame = document.querySelector<HTMLIFrameElement>('#page')
    const outer = frame?.getBoundingClientRect()
    const element = frame?.contentDocument?.querySelector(given)
    element?.scrollIntoView({ block: 'center' })
    const inner = element?.getBoundingClientRect()
    return {
      text: element?.textContent ?? '',
      x: (outer?.left ?? 0) + (inner?.left ?? 0) + 20,
      y: (outer?.top ?? 0) + (inner?.top ?? 0) + (inner?.height ?? 0) / 2,
    }
  }, selector)

/** What is being changed on the page. */
const editedOnPage = (visit: Visit): Promise<string> =>
  visit.page(() => {
    const page = document.querySelector<HTMLIFrameElement>('#page')?.contentDocument
    const found = page?.querySelector('ukurasa-studio')?.shadowRoot?.activeElement
    return found?.localName ?? ''
  })

/** How many texts of the page can be chosen. */
const textsOnPage = (visit: Visit): Promise<number> =>
  visit.page(() => {
    const page = document.querySelector<HTMLIFrameElement>('#page')?.contentDocument
    return page?.querySelector('ukurasa-studio')?.shadowRoot?.querySelectorAll('.text').length ?? 0
  })

async function save(visit: Visit): Promise<void> {
  await visit.clickOn('.bar button.main')
  await visit.expectCount('.notice b', 0)
}

test('a text of the form is changed and saved, and only its line changes', async ({ visit }) => {
  const before = file()
  await open(visit)
  await choose(visit, TITLE)
  await visit.type('Joining us')
  await visit.expectCount('.notice b', 1)
  await save(visit)
  await expect.poll(file).toBe(before.replace(/^title: .*$/m, 'title: Joining us'))
  expect(await complaints(visit)).toEqual([])
})

test('a heading is changed on the page and saved', async ({ visit }) => {
  const before = file()
  await open(visit)
  await expect.poll(() => textsOnPage(visit)).toBeGreaterThan(0)
  const { x, y } = await inFrame(visit, '.block h2')
  await visit.click(x, y)
  await expect.poll(() => editedOnPage(visit)).toBe('button')
  await visit.click(x, y)
  await expect.poll(() => editedOnPage(visit)).toBe('textarea')
  await visit.page(() => {
    const page = document.querySelector<HTMLIFrameElement>('#page')?.contentDocument
    page?.querySelector('ukurasa-studio')?.shadowRoot?.querySelector('textarea')?.select()
  })
  await visit.type('Four steps')
  await visit.key('Enter')
  await expect.poll(async () => (await inFrame(visit, '.block h2')).text).toBe('Four steps')
  await save(visit)
  await expect.poll(file).toBe(before.replace('title: Three steps', 'title: Four steps'))
  expect(await complaints(visit)).toEqual([])
})

test('the text of the file is changed and saved, and the policy holds', async ({ visit }) => {
  const before = file()
  await open(visit)
  await visit.page(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.bar button')]
    buttons.find(({ textContent }) => textContent === 'As text')?.click()
  })
  // A script could give it the focus, but only a click its selection.
  const line = () =>
    visit.page(() => {
      const root = document.querySelector('main .editor')?.shadowRoot
      const found = root?.querySelector('.cm-line')?.getBoundingClientRect()
      return { x: (found?.left ?? 0) + 3, y: (found?.top ?? 0) + (found?.height ?? 0) / 2 }
    })
  await expect.poll(async () => (await line()).y).toBeGreaterThan(0)
  const { x, y } = await line()
  await visit.click(x, y)
  await visit.type('# A note')
  await visit.key('Enter')
  await visit.expectCount('.notice b', 1)
  await save(visit)
  await expect.poll(file).toBe(`# A note\n${before}`)
  expect(await complaints(visit)).toEqual([])
})
