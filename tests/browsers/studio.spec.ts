/** Studio: a text is changed in the form, and saved. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, type Served, serve } from '../e2e/support/command-line.ts'
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
  await visit.page(() => {
    const complaints: string[] = []
    Object.assign(window, { complaints })
    addEventListener('error', ({ message }) => complaints.push(message))
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      complaints.push(effectiveDirective),
    )
  })
  await visit.expectCount(TITLE, 1)
}

const complaints = (visit: Visit) => visit.page(() => Reflect.get(window, 'complaints'))

/** Chooses all of a field, as a press of Ctrl+A does. */
async function choose(visit: Visit, selector: string): Promise<void> {
  await visit.clickOn(selector)
  await visit.page((given) => {
    const field = document.querySelector<HTMLTextAreaElement>(given)
    field?.select()
  }, selector)
}

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
