/** An engine with a site's own blocks is kept too. Whatever damages it, the next command makes it again. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { DAMAGES, damage } from '../../support/damage.ts'
import { copyEngine } from '../../support/engine-folder.ts'
import { filesBelow, keptFolder, writeFiles } from '../../support/folder.ts'
import { PROJECT } from '../../support/modules.ts'
import { run } from '../../support/run.ts'

const SITE = 'tests/sites/boulangerie'
const TODAY = '2025-10-01T10:00+03:00'
const engine = keptFolder()
let whole: Readonly<Record<string, string>> = {}

/** Into a folder that is not there yet. */
async function built() {
  for (const name of ['dist', '.dist-releases']) rmSync(join(engine, name), { recursive: true, force: true })
  const words = ['build', '--root', SITE, '--out', 'dist', '--today', TODAY]
  expect(await run(words, { engine })).toMatchObject({ code: 0 })
  return filesBelow(join(engine, 'dist'))
}

function ownEngine(): string {
  const [name = '', ...others] = readdirSync(join(engine, '.ukurasa')).filter((each) =>
    each.startsWith('own-'),
  )
  expect(others).toEqual([])
  return join(engine, '.ukurasa', name)
}

const bundleIn = (own: string) =>
  join(own, readdirSync(own).find((name) => name.startsWith('engine-')) ?? 'no bundle')

beforeAll(async () => {
  copyEngine(engine, 'boulangerie')
  whole = await built()
})

/** One of each kind: notes, settings, code that is bundled, code that runs as it is, styles. */
const FILES = [
  'own-blocks.json',
  'package.json',
  'vite.config.ts',
  'src/blocks/menuOfTheDay/view.tsx',
  'src/cli/page-worker.mjs',
  'src/shell/theme/site.scss',
]

test.each(Object.keys(DAMAGES))('its sources: %s', async (way) => {
  for (const name of FILES) damage(join(ownEngine(), name), way)
  // Made from the damaged files, if nobody notices.
  rmSync(bundleIn(ownEngine()), { recursive: true, force: true })
  expect(await built()).toEqual(whole)
})

test.each(FILES)('one file of its sources: %s', async (name) => {
  damage(join(ownEngine(), name), 'one bit is another')
  const bundle = bundleIn(ownEngine())
  expect(await built()).toEqual(whole)
  // The sources are the same again.
  expect(bundleIn(ownEngine())).toBe(bundle)
})

test('a file of its sources that is gone, and one too many', async () => {
  rmSync(join(ownEngine(), 'src/client/links.ts'))
  writeFiles(ownEngine(), { 'src/client/foreign.ts': '' })
  expect(await built()).toEqual(whole)
  expect(existsSync(join(ownEngine(), 'src/client/foreign.ts'))).toBe(false)
})

test('its bundle', async () => {
  damage(join(bundleIn(ownEngine()), 'program.cjs'), 'one bit is another')
  expect(await built()).toEqual(whole)
})

test('a disk that is full while it is made is named, and nothing of it stays there', async () => {
  rmSync(ownEngine(), { recursive: true })
  const meddle = pathToFileURL(join(PROJECT, 'tests/support/meddle.mjs')).href
  const fails = "throw Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' })"
  writeFiles(engine, {
    'full.mjs': `import { beforeEachWrite } from '${meddle}'
beforeEachWrite((path) => { if (path.endsWith('vite.config.ts')) ${fails} })`,
  })
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(join(engine, 'full.mjs')).href}` }
  const { code, output } = await run(['check', '--root', SITE], { engine, env })
  expect(code).toBe(2)
  const kept = join(engine, '.ukurasa')
  expect(output).toBe(
    `ukurasa: ${kept} cannot be written: ENOSPC: no space left. Make room, and run the command again.\n`,
  )
  expect(readdirSync(kept).filter((name) => name.startsWith('own-'))).toEqual([])
  expect(await built()).toEqual(whole)
})

test('the maps that say where a mistake in a block is', async () => {
  const view = join(engine, SITE, 'blocks/menuOfTheDay/view.tsx')
  const kept = filesBelow(join(engine, SITE, 'blocks/menuOfTheDay'))['view.tsx'] ?? ''
  expect(kept).toContain('block.dishes.map')
  writeFiles(engine, { [view.slice(engine.length)]: kept.replace('block.dishes.map', 'block.meals.map') })
  const words = ['build', '--root', SITE, '--out', 'dist', '--today', TODAY]
  const told = await run(words, { engine })
  expect(told).toMatchObject({ code: 1 })
  expect(told.output).toMatch(/^blocks\/menuOfTheDay\/view\.tsx:8:\d+ error /m)
  for (const own of readdirSync(join(engine, '.ukurasa')).filter((name) => name.startsWith('own-'))) {
    const bundle = bundleIn(join(engine, '.ukurasa', own))
    for (const map of readdirSync(bundle).filter((name) => name.endsWith('.map')))
      damage(join(bundle, map), 'cut off')
  }
  expect(await run(words, { engine })).toEqual(told)
})
