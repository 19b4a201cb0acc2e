/** What authors see in an editor: the language server for YAML, run with the settings of this repository. */
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorFaults } from '../support/editor-schema.ts'
import { type Completion, startLanguageServer } from '../support/language-server.ts'
import { filesOf, textOf } from '../support/modules.ts'

const server = await startLanguageServer(JSON.parse(textOf('.vscode/settings.json')))
afterAll(() => server.stop())

const HEAD = '# yaml-language-server: $schema=../schema/page.schema.json\n'
const START = `${HEAD}title: Choir\ndescription: The choir of the school.\nblocks:\n`

let files = 0
/** Opens a page; `‸` in its text is the cursor. */
async function opened(text: string) {
  files += 1
  const path = `pages/page-${files}.yaml`
  const plain = text.replace('‸', '')
  const before = text.slice(0, Math.max(0, text.indexOf('‸'))).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  return { path, position, underlined: await server.open(path, plain) }
}

async function completions(text: string): Promise<ReadonlyMap<string, Completion>> {
  const { path, position } = await opened(text)
  return new Map((await server.complete(path, position)).map((item) => [item.label, item]))
}

async function hover(text: string): Promise<string> {
  const { path, position } = await opened(text)
  return server.hover(path, position)
}

/** The line, counted from 1, and the message of all that is underlined. */
async function underlined(text: string): Promise<readonly (readonly [line: number, message: string])[]> {
  const { underlined: found } = await opened(text)
  return found.map(({ message, range }) => [range.start.line + 1, message])
}

test('the type of a block is completed, each with what it is', async () => {
  const found = await completions(`${START}  - type: ‸`)
  expect([...found.keys()]).toEqual(expect.arrayContaining(['hero', 'feeSchedule', 'calendar', 'routeList']))
  expect(found.get('linkList')?.documentation).toBe('A list of links')
})

test('the fields of a block are completed with their colon, and no fields of others', async () => {
  const found = await completions(`${START}  - type: hero\n    title: Sing with us\n    ‸\n`)
  expect([...found.keys()]).toEqual(expect.arrayContaining(['text', 'image', 'alt', 'decorative', 'links']))
  expect(found.get('text')).toMatchObject({
    insertText: 'text: ',
    documentation: 'One or two sentences below the title',
  })
  for (const name of ['terms', 'cards', 'title']) expect([...found.keys()]).not.toContain(name)
})

test('a link is completed from the pages and the named links', async () => {
  const found = await completions(`${START}  - type: ctaButton\n    href: ‸`)
  expect(found.get('/grade4fee')).toMatchObject({ insertText: '/grade4fee', documentation: 'Grade 4 Fees' })
  expect([...found.keys()]).toContain('link:portal')
  expect([...found.keys()]).not.toContain('true')
})

test('a picture, a contact and a snippet are completed by their names', async () => {
  const pictures = await completions(`${START}  - type: hero\n    title: Choir\n    image: ‸`)
  expect([...pictures.keys()]).toContain('images/talent.svg')
  const contacts = await completions(`${START}  - type: contact\n    title: Ask us\n    contacts:\n      - ‸`)
  expect([...contacts.keys()]).toEqual(expect.arrayContaining(['admissions', 'finance', 'it']))
  const snippets = await completions(`${START}  - use: ‸`)
  expect([...snippets.keys()]).toContain('snippets/finance-office')
})

test('yes or no is completed with both, a text with neither', async () => {
  const flag = await completions(`${START}  - type: hero\n    title: Choir\n    decorative: ‸`)
  expect([...flag.keys()].filter((name) => name !== '!todo')).toEqual(['true', 'false'])
  expect([...(await completions(`${HEAD}title: ‸`)).keys()]).toEqual(['!todo'])
})

test('whole blocks and a page to begin with are offered, and what they write is sound', async () => {
  const found = await completions(`${START}  - ‸`)
  const snippets = [...found].filter(([label]) => label.endsWith(' …'))
  expect(snippets.length).toBeGreaterThan(15)
  for (const [label, { insertText = '' }] of snippets) {
    const block = written(insertText).replaceAll('\n', '\n  ')
    expect(editorFaults(parse(`${START}  - ${block}\n`)), label).toEqual([])
  }
  const page = (await completions(`${HEAD}‸`)).get('A new page')?.insertText ?? ''
  expect(editorFaults(parse(written(page)))).toEqual([])
})

/** What stands there once nothing is typed over the marked places. */
const written = (snippet: string) =>
  snippet.replaceAll(/\$\{\d+:?((?:[^}\\]|\\.)*)\}/g, '$1').replaceAll(/\\([\\$}])/g, '$1')

test('a box says of a field and of a block what it is', async () => {
  const block = `${START}  - type: feeSch‸edule\n    title: Fees\n    items:\n      - title: Term 1\n        isFree: true\n`
  expect(await hover(block)).toContain('Fees: items and their total')
  expect(await hover(block.replace('‸', '').replace('isFree', 'is‸Free'))).toContain('true: it costs nothing')
})

test('what the engine accepts is not underlined', async () => {
  const page = `${START}  - type: profile
    name: !todo The Boarding Master
    role: 2025
    image: images/hall.svg
    alt: NO
    since: 0722000000
    organisation: null
    campus: 1.10
  - !todo
    type: feeSchedule
    title: Fees
    items: !todo
      - title: Term 1
        amount: 64,200
      - title: Term 2
        amount: 64200
      - title: Term 3
        amount: \${facts.grade4Fee}
    total:
      title: In all
      amount: 192 600
`
  expect(await underlined(page)).toEqual([])
})

test('a mistake is underlined where it is', async () => {
  const page = `${START}  - type: hero
    titel: Choir
  - type: heros
  - type: checklist
    title: Bring
    items: A pen
  - type: feeSchedule
    title: Fees
    items:
      - title: Term 1
        amount: KES 5
  - type: calendar
    title: Terms
    year: 2025
    periods:
      - name: Term 1
        start: 8 January
        end: 2025-04-05
  - type: richText
    text:
      title: Words
`
  const found = await underlined(page)
  const at = (line: number) => found.filter(([found]) => found === line).map(([, message]) => message)
  expect(at(5)).toEqual([expect.stringContaining('"title"')])
  expect(at(6)).toEqual([expect.stringContaining('titel')])
  expect(at(7)).toEqual([expect.stringContaining('hero')])
  expect(at(10)).toEqual([expect.stringContaining('array')])
  expect(at(15)).toEqual(['Write it as in 64,200.'])
  expect(at(21)).toHaveLength(1)
  expect(at(25)).toEqual(['Write a text here; put it into quotes if it has a colon.'])
  expect(found).toHaveLength(7)
})

test('pages and site.yaml of the school are sound, each with the line that leads to its schema', async () => {
  const pages = filesOf(['pages'], /\.yaml$/)
  for (const path of pages) {
    const kind = path.includes('/snippets/') ? 'snippet' : 'page'
    const line = `# yaml-language-server: $schema=${'../'.repeat(path.split('/').length - 1)}schema/${kind}.schema.json`
    expect(textOf(path).split('\n')[0], path).toBe(line)
  }
  expect(textOf('site.yaml')).toMatch(/^# yaml-language-server: \$schema=schema\/site\.schema\.json\n/)
  for (const path of [
    'site.yaml',
    'pages/location.yaml',
    'pages/grade4.yaml',
    'pages/snippets/finance-office.yaml',
  ])
    expect(await server.open(path, textOf(path)), path).toEqual([])
  const site = textOf('site.yaml').replace('spelling:', 'checks:\n  page-orfan: off\nspelling:')
  expect((await server.open('other-site.yaml', site)).map(({ message }) => message)).toEqual([
    expect.stringContaining('page-orfan'),
  ])
})
