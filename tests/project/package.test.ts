/** The package: what is in it, and that it works where it is installed, without TypeScript. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readmeOfPackage } from '../../src/cli/package-readme.mjs'
import { filesBelow, keptFolder, writeFiles } from '../support/folder.ts'
import { installIn, packedIn } from '../support/installed.ts'
import { PROJECT, textOf } from '../support/modules.ts'
import { run } from '../support/run.ts'

const site = keptFolder()
const packing = keptFolder()
const engine = join(site, 'node_modules/ukurasa')
let tarball = ''
let before: Readonly<Record<string, string>> = {}

beforeAll(() => {
  tarball = packedIn(packing)
  installIn(site, tarball)
  cpSync(join(PROJECT, 'tests/sites/sound'), site, { recursive: true })
  before = filesBelow(engine)
})

const ukurasa = (...words: readonly string[]) => run(words, { engine, cwd: site })

test('its files: the bundle, the public doors with their types, the schemas for editors, and the sources for own blocks', () => {
  const paths = Object.keys(before).map((path) => path.replace(/engine-[0-9a-f]{12}/, 'engine'))
  const isCode = (path: string) => /^built\/engine\/[\w-]+\.cjs$/.test(path)
  const isType = (path: string) => /^built\/types\/(?:src|schema)\/.*\.d\.ts$/.test(path)
  const isSource = (path: string) => /^src\/|^schema\/\w+\.ts$/.test(path)
  expect(paths.filter((path) => !isCode(path) && !isType(path) && !isSource(path))).toEqual([
    'LICENSE',
    'README.md',
    'built/engine/client.json',
    'built/engine/css.json',
    'built/engine/preview.json',
    'built/public/block.js',
    'built/public/schema.js',
    'package.json',
    'schema/blocks.md',
    'schema/fields.md',
    'schema/hosts.md',
    'schema/messages.md',
    'schema/names.schema.json',
    'schema/own-blocks.md',
    'schema/page.schema.json',
    'schema/site.md',
    'schema/site.schema.json',
    'schema/snippet.schema.json',
  ])
  expect(paths.filter(isCode)).toContain('built/engine/program.cjs')
})

test('its size', () => {
  // Studio: scripts with React and the core in them, 370 kB packed and 940 kB unpacked. Its sources are here too.
  // Its view of a text takes 150 kB packed and 400 kB unpacked of that.
  // What messages say and explain is in the bundle of the engine and in that of Studio. The Studio of a site needs little
  // more: its scripts are those of the local one, besides the ways out.
  // A new block takes about 30 kB unpacked. If there is one, raise the limit by what it needs.
  expect(statSync(tarball).size).toBeLessThan(3_150_000)
  const unpacked = Object.values(before).reduce((sum, content) => sum + content.length, 0)
  expect(unpacked).toBeLessThan(10_960_000)
})

test('it has no page of the school', () => {
  const { organisation }: { readonly organisation: Readonly<Record<string, string>> } = parse(
    textOf('site.yaml'),
    {
      customTags: [{ tag: '!todo', resolve: (value: string) => value }],
    },
  )
  const words = ['mkonge', ...Object.values(organisation).filter((value) => /[a-z] /.test(value))]
  expect(words.length).toBeGreaterThan(3)
  const found = Object.entries(before).filter(([, text]) =>
    words.some((word) => text.toLowerCase().includes(word.toLowerCase())),
  )
  expect(found.map(([path]) => path)).toEqual([])
})

test('its README is for people who install it', () => {
  expect(readFileSync(join(engine, 'README.md'), 'utf8')).toBe(readmeOfPackage(textOf('README.md')))
})

test('packing leaves the project as it was', () => {
  const copy = join(packing, 'copy')
  expect(readFileSync(join(copy, 'schema/names.schema.json'), 'utf8')).toBe(
    textOf('schema/names.schema.json'),
  )
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toBe(textOf('README.md'))
  expect(existsSync(join(copy, 'built'))).toBe(false)
})

test('it checks and builds, keeps its own things beside the site, and changes nothing in node_modules', async () => {
  expect(existsSync(join(site, 'node_modules/typescript'))).toBe(false)
  expect(await ukurasa('check', '--today', '2025-10-01T10:00+03:00')).toMatchObject({ code: 0 })
  expect(await ukurasa('build', '--today', '2025-10-01T10:00+03:00')).toMatchObject({ code: 0 })
  expect(filesBelow(engine)).toEqual(before)
  const kept = join(site, '.ukurasa')
  expect(
    readdirSync(kept)
      .map((name) => name.replace(/-.*/, ''))
      .sort(),
  ).toEqual(['engine', 'pictures', 'sites'])
  // No bundle, and nothing that the package brings: only V8's code, the font, and the styles of this site's blocks.
  const [own = ''] = readdirSync(kept).filter((name) => name.startsWith('engine-'))
  expect(readdirSync(join(kept, own)).filter((name) => !/\.(?:code|woff2)$|^stylesheet-/.test(name))).toEqual(
    [],
  )
})

test('it builds the same files as the sources', async () => {
  const words = ['build', '--plain', '--today', '2025-10-01T10:00+03:00', '--root', site, '--out']
  expect(await ukurasa(...words, join(packing, 'of-package'))).toMatchObject({ code: 0 })
  expect(await run([...words, join(packing, 'of-sources')])).toMatchObject({ code: 0 })
  expect(filesBelow(join(packing, 'of-package'))).toEqual(filesBelow(join(packing, 'of-sources')))
})

test('the public doors', async () => {
  const door = async (name: string) => {
    const path = createRequire(join(site, 'any.js')).resolve(`ukurasa/${name}`)
    return Object.keys(await import(pathToFileURL(path).href)).sort()
  }
  expect(await door('block')).toEqual([
    'Anchor',
    'ButtonLink',
    'DAY_LENGTH',
    'GRID',
    'IslandMarker',
    'Picture',
    'Section',
    'dayNumber',
    'dayOfMoment',
    'defineIsland',
    'fillIn',
    'inlineTextOf',
    'textOf',
  ])
  expect(await door('schema')).toEqual([
    'anchor',
    'aspectRatio',
    'block',
    'choice',
    'contactName',
    'date',
    'embedUrl',
    'emoji',
    'flag',
    'formed',
    'heading',
    'href',
    'instant',
    'integer',
    'line',
    'link',
    'linkFields',
    'list',
    'money',
    'optionalPictureFields',
    'pictureFields',
    'prose',
    'quantity',
    'route',
    'target',
    'z',
  ])
  const { exports }: { readonly exports: object } = JSON.parse(before['package.json'] ?? '')
  expect(Object.keys(exports)).toEqual(['./block', './schema', './package.json'])
})

const VISIT = `title: Visit us
description: When everybody may come and see what we do, and where to go.
blocks:
  - type: openDay
    title: The open day
    items:
      - title: Ten o'clock
        text: We begin.
`

const MENU = `import { type BlockView, Section } from 'ukurasa/block'
import { block, heading, line, list, money, z } from 'ukurasa/schema'

export const menu = block('menu', 'What there is today', {
  title: heading(2, 'The heading'),
  dishes: list(z.strictObject({ name: line('A dish'), price: money('What it costs') }), 'The dishes'),
})

export const view: BlockView<z.output<typeof menu>> = ({ block, page }) => (
  <Section className="menu" page={page} {...block}>
    {block.dishes.map(({ name, price }) => <p key={name}>{name} {page.money(price)}</p>)}
  </Section>
)
`

test.for(['bundler', 'nodenext'])(
  'the doors have types, for editors that resolve as %s',
  (moduleResolution) => {
    const wrong = MENU.replace('page.money(price)', 'page.money(name)')
    writeFiles(site, { 'typed/right.tsx': MENU, 'typed/wrong.tsx': wrong })
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'es2023',
      module: moduleResolution === 'bundler' ? 'preserve' : 'nodenext',
      moduleResolution,
      types: [],
    }
    writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['typed'] }))
    writeFileSync(join(site, 'package.json'), '{ "type": "module" }')
    const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', site], { cwd: site, encoding: 'utf8' })
    const errors = stdout.split('\n').filter((line) => /error/.test(line))
    expect(errors).toEqual([expect.stringMatching(/^typed\/wrong\.tsx\(\d+,\d+\): error TS2345/)])
  },
)

test('a site without own blocks has nothing to generate', async () => {
  const { code, output } = await ukurasa('generate')
  expect(code).toBe(2)
  expect(output).toMatch(/^ukurasa: This site has no blocks of its own/)
})

test('a new block of the site is checked, built, and known to editors', async () => {
  const { code, output } = await ukurasa('new', 'block', 'openDay')
  expect([code, output]).toEqual([0, expect.stringContaining('blocks/openDay/schema.ts\n')])
  expect(readFileSync(join(site, 'schema/page.schema.json'), 'utf8')).toContain('openDay')
  writeFiles(site, { 'pages/visit.yaml': VISIT })
  expect(await ukurasa('check', '--today', '2025-10-01')).toMatchObject({ code: 0 })
  expect(await ukurasa('build', '--today', '2025-10-01')).toMatchObject({ code: 0 })
  expect(readFileSync(join(site, 'dist/visit.html'), 'utf8')).toContain('class="block open-day"')
  expect(filesBelow(engine)).toEqual(before)
})

test('a file of the package that is damaged is named', async () => {
  const [name = ''] = readdirSync(join(engine, 'built')).filter((each) => each.startsWith('engine-'))
  const program = join(engine, 'built', name, 'program.cjs')
  writeFileSync(program, readFileSync(program).subarray(0, 2000))
  const { code, output } = await ukurasa('--help')
  expect(code).toBe(2)
  expect(output).toMatch(/program\.cjs is damaged\. Install ukurasa again: npm ci/)
})
