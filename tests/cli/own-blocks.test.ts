/** A site's own blocks, in its folder `blocks/`. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { run } from '../support/run.ts'

let site = ''
beforeEach(() => {
  site = emptyFolder()
  cpSync(join(PROJECT, 'tests/sites/boulangerie'), site, { recursive: true })
})

const AT = 'blocks/menuOfTheDay'
const textOf = (name: string) => readFileSync(join(site, AT, name), 'utf8')
const change = (name: string, from: string, to: string) => {
  expect(textOf(name)).toContain(from)
  writeFiles(site, { [`${AT}/${name}`]: textOf(name).replace(from, to) })
}
const ukurasa = (...words: readonly string[]) => run([...words, '--root', site])
const built = () => filesBelow(join(site, 'dist'))

test('is shown with its styles where a page has it', async () => {
  expect(await ukurasa('build')).toMatchObject({ code: 0 })
  const pages = built()
  expect(pages['index.html']).toContain('<dt>Quiche aux poireaux</dt><dd class="price">4,50')
  expect(pages['index.html']).toContain('.menu-of-the-day')
  expect(pages['contact.html']).not.toContain('class="block menu-of-the-day"')
})

test('is checked like any other', async () => {
  const page = readFileSync(join(site, 'pages/index.yaml'), 'utf8')
  writeFiles(site, { 'pages/index.yaml': page.replace('price: 4.50', 'prise: 4.50') })
  const { code, output } = await ukurasa('check')
  expect(code).toBe(1)
  expect(output).toMatch(/^pages\/index\.yaml:\d+:9 error .*no field `prise`/m)
  expect(output).toContain('Did you mean `price`?')
})

test('has an island', async () => {
  writeFiles(site, {
    [`${AT}/island.tsx`]: `import { defineIsland } from 'ukurasa/block'
import { useState } from 'react'

const Counter = ({ label }: { readonly label: string }) => {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{label} {count}</button>
}

export const island = defineIsland({ name: 'menuOfTheDay', wake: 'visible', Component: Counter })
`,
  })
  change('view.tsx', 'import { type BlockView, Section }', 'import { type BlockView, IslandMarker, Section }')
  change(
    'view.tsx',
    'import type { menuOfTheDay }',
    "import { island } from './island'\nimport type { menuOfTheDay }",
  )
  change('view.tsx', '    <dl>', '    <IslandMarker island={island} props={{ label: "Miam" }} />\n    <dl>')
  expect(await ukurasa('build')).toMatchObject({ code: 0 })
  expect(built()['index.html']).toMatch(/data-island="menuOfTheDay"[^>]*><button type="button">Miam/)
  const scripts = Object.entries(built()).filter(([path]) => path.endsWith('.js'))
  expect(scripts.map(([path]) => path).join()).toMatch(/assets\/menuOfTheDay-island\.[\w-]+\.js/)
  // The doors bring nothing along that runs only in a build.
  const renderers = scripts.filter(([, code]) => code.includes('renderToStaticMarkup'))
  expect(renderers.map(([path]) => path)).toEqual([])
})

test('replaces a block of Ukurasa, if it says so', async () => {
  const [from, to] = [join(site, AT), join(site, 'blocks/faq')]
  renameSync(from, to)
  const schema = readFileSync(join(to, 'schema.ts'), 'utf8').replaceAll('menuOfTheDay', 'faq')
  writeFiles(site, {
    'blocks/faq/schema.ts': schema,
    'blocks/faq/view.tsx': readFileSync(join(to, 'view.tsx'), 'utf8').replaceAll('menuOfTheDay', 'faq'),
    'blocks/faq/example.yaml': readFileSync(join(to, 'example.yaml'), 'utf8').replaceAll(
      'menuOfTheDay',
      'faq',
    ),
  })
  expect(await ukurasa('check')).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^blocks\/faq\/schema\.ts:1:1 error Ukurasa has a block `faq` already\..*\n$/,
    ),
  })
  writeFiles(site, { 'blocks/faq/schema.ts': `export const replaces = true\n${schema}` })
  const { output } = await ukurasa('check')
  expect(output).toMatch(/The block `faq` needs the fields `title` and `dishes`/)
})

describe('a mistake in a block is told with its file and line', () => {
  const says = async (command: 'build' | 'check', expected: RegExp) => {
    const { code, output } = await ukurasa(command, ...(command === 'check' ? [] : ['--plain']))
    expect(code).toBe(1)
    expect(output).toMatch(expected)
    expect(output).not.toMatch(/\n +at /)
  }

  test.for(['schema.ts', 'view.tsx', 'example.yaml'])('%s is missing', async (name) => {
    rmSync(join(site, AT, name))
    const place = name.replace('.', '\\.')
    await says('check', new RegExp(`^blocks/menuOfTheDay/${place}:1:1 error The block .* needs this file\\.`))
  })

  test('a file exports another name', async () => {
    change('view.tsx', 'export const view', 'export const vue')
    await says('check', /^blocks\/menuOfTheDay\/view\.tsx:1:1 error This file must export `view`/)
  })

  test.for(['lodash', '../../site', 'react-dom'])('an import of %s', async (name) => {
    change('view.tsx', 'import type { z }', `import '${name}'\nimport type { z }`)
    await says('check', /^blocks\/menuOfTheDay\/view\.tsx:2:1 error A block may not import/)
  })

  test('an import of a file that is not there', async () => {
    change('view.tsx', 'import type { z }', "import './none'\nimport type { z }")
    await says('check', /^blocks\/menuOfTheDay\/view\.tsx:2:1 error The block has no file `\.\/none`\./)
  })

  test.for([
    ['rules.ts', 'export const rules = 3', /`rules` cannot be this\. Write `export const rules = \(block/],
    ['feed.ts', 'export const feed = {}', /`feed` cannot be this/],
    ['linked-data.ts', "export const linkedData = 'Menu'", /`linkedData` cannot be this/],
    [
      'island.tsx',
      'export const island = null',
      /`island` cannot be this.*defineIsland\({ name: 'menuOfTheDay'/,
    ],
    ['schema.ts', 'export const menuOfTheDay = 5', /`menuOfTheDay` cannot be this.*block\('menuOfTheDay'/],
    ['schema.ts', "export const menuOfTheDay = block('menu', 'x', {})", /`menuOfTheDay` cannot be this/],
  ] as const)('%s has %s', async ([name, text, words]) => {
    writeFiles(site, { [`${AT}/${name}`]: `// First\n${text}\n` })
    const place = `blocks/menuOfTheDay/${name.replace('.', '\\.')}:2:1`
    await says('check', new RegExp(`^${place} error ${words.source}`))
  })

  test.for(['check', 'build'] as const)('an example that the schema refuses: %s', async (command) => {
    change('example.yaml', 'dishes:', 'dishez:')
    await says(
      command,
      /^blocks\/menuOfTheDay\/example\.yaml:5:1 error The block `menuOfTheDay` has no field `dishez`/m,
    )
  })

  test('TypeScript that cannot be read', async () => {
    change('view.tsx', '<dl>', '<dl')
    await says('check', /^blocks\/menuOfTheDay\/view\.tsx:8:\d+ error (?!\[)/)
  })

  test('a schema that throws', async () => {
    change('schema.ts', 'heading(2', 'headline(2')
    await says('check', /^blocks\/menuOfTheDay\/schema\.ts:10:\d+ error .* fails: headline is not defined/)
  })

  test.for(['check', 'build'] as const)('a view that throws: %s', async (command) => {
    change('view.tsx', 'block.dishes.map', 'block.dishes[9].name.map')
    await says(
      command,
      /^blocks\/menuOfTheDay\/view\.tsx:8:\d+ error The block `menuOfTheDay` fails: Cannot read/m,
    )
  })

  test.for(['check', 'build'] as const)('styles that cannot be read: %s', async (command) => {
    change('style.scss', 'flex-wrap: wrap;', 'flex-wrap: wrap; }}')
    await says(command, /^blocks\/menuOfTheDay\/style\.scss:5:35 error expected "{"/)
  })

  test('styles that Sass reads, but no browser', async () => {
    change('style.scss', '  dd {', '  dd::before:foo::after {')
    await says('check', /^blocks\/menuOfTheDay\/style\.scss:\d+:\d+ error Invalid pseudo class/)
  })

  test('a name that no block can have', async () => {
    renameSync(join(site, AT), join(site, 'blocks/menu-of-the-day'))
    await says('check', /^blocks\/menu-of-the-day:1:1 error A block cannot be called menu-of-the-day/)
  })
})

/** A name that no block of Ukurasa will get. */
const UNUSED = 'onlyInThisTest'

test('a new block is there whole or not at all, whenever the command is killed', async () => {
  const meddle = pathToFileURL(join(PROJECT, 'tests/support/meddle.mjs')).href
  const kills = (at: number) => `import { beforeEachWrite } from '${meddle}'
let at = 0
beforeEachWrite((path) => { if (path.includes('${UNUSED}') && !path.includes('.ukurasa/') && at++ === ${at}) process.kill(process.pid, 'SIGKILL') })`
  const hook = join(site, 'kill.mjs')
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(hook).href}` }
  const words = ['new', 'block', UNUSED]
  const files = ['example.yaml', 'schema.ts', 'style.scss', 'view.tsx']
  let at = 0
  for (; at < 20 && !existsSync(join(site, 'blocks', UNUSED)); at++) {
    writeFiles(site, { 'kill.mjs': kills(at) })
    const { code, output } = await run(words, { engine: PROJECT, cwd: site, env })
    const isThere = existsSync(join(site, 'blocks', UNUSED))
    expect(code, output).toBe(isThere ? 0 : -1)
  }
  expect(at).toBeGreaterThan(5)
  expect(readdirSync(join(site, 'blocks', UNUSED)).sort()).toEqual(files)
  expect(readdirSync(join(site, 'blocks')).sort()).toEqual(['menuOfTheDay', UNUSED])
})

test('a new block that only fits in part is named, and goes again', async () => {
  const meddle = pathToFileURL(join(PROJECT, 'tests/support/meddle.mjs')).href
  const full = `import { beforeEachWrite } from '${meddle}'
beforeEachWrite((path) => { if (path.endsWith('view.tsx')) throw Object.assign(new Error('full'), { code: 'ENOSPC' }) })`
  writeFiles(site, { 'full.mjs': full })
  const before = readdirSync(join(site, 'blocks'))
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(join(site, 'full.mjs')).href}` }
  const { code, output } = await run(['new', 'block', UNUSED], { engine: PROJECT, cwd: site, env })
  expect(code).toBe(2)
  expect(output).toBe(`ukurasa: blocks/${UNUSED} cannot be written (ENOSPC).\n`)
  expect(readdirSync(join(site, 'blocks'))).toEqual(before)
})

test('generated files may end their lines as on Windows', async () => {
  const generate = (...words: readonly string[]) =>
    run(['generate', ...words], { engine: PROJECT, cwd: site })
  expect(await generate()).toMatchObject({ code: 0 })
  for (const [path, text] of Object.entries(filesBelow(join(site, 'schema'))))
    writeFileSync(join(site, 'schema', path), text.replaceAll('\n', '\r\n'), 'latin1')
  expect(await generate('--check')).toEqual({ code: 0, output: '' })
})
