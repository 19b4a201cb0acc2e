/** Every file that is kept of real sites, damaged in each way: the next build is right, and nobody has to delete anything. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAMAGES, damage } from '../support/damage.ts'
import { copyEngine } from '../support/engine-folder.ts'
import { emptyFolder, filesBelow } from '../support/folder.ts'
import { run } from '../support/run.ts'
import { figure } from './support/figures.ts'

/** One with photographs, one with two languages, and one with a block of its own. */
const SITES = ['musikschule', 'lugha', 'boulangerie']

const wordsFor = (site: string) => [
  'build',
  '--root',
  `tests/sites/${site}`,
  '--out',
  'dist',
  '--today',
  '2025-10-01T10:00+03:00',
]

/** The kept files, by their names without hashes and numbers. */
function keptIn(engine: string): ReadonlyMap<string, readonly string[]> {
  const kept = new Map<string, string[]>()
  for (const folder of ['.ukurasa', '.dist-releases'])
    for (const entry of readdirSync(join(engine, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const isKept = folder === '.ukurasa' || /\.state$|\.ukurasa-build$/.test(path)
      if (!entry.isFile() || !isKept) continue
      const kind = path
        .slice(engine.length + 1)
        .replace(/[0-9a-f]{8,}|\d+|-[\w-]{8}(?=\.cjs)/g, '*')
        // The sources of an engine with a site's own blocks are hundreds of files.
        .replace(/(own-\*\/(?:schema|src\/\w+))\/.*/, '$1')
      kept.set(kind, [...(kept.get(kind) ?? []), path])
    }
  return kept
}

const isOfBundle = (kind: string) => /\.cjs(\.code|\.map)?$/.test(kind)

/** Which kinds are damaged together, and how. */
function trialsOf(kinds: readonly string[]): readonly { kinds: readonly string[]; way: string }[] {
  const ways = Object.keys(DAMAGES)
  const parts = kinds.filter(isOfBundle)
  // A damaged part of the engine's bundle costs a new bundle. So each is damaged alone in one way only.
  const alone = parts.map((kind, at) => ({ kinds: [kind], way: ways[at % ways.length] ?? '' }))
  const groups = [parts, ...kinds.filter((kind) => !isOfBundle(kind)).map((kind) => [kind])]
  return [...groups.flatMap((group) => ways.map((way) => ({ kinds: group, way }))), ...alone]
}

test.for(SITES)('every kept file of %s, four kinds of damage', { timeout: 60 * 60_000 }, async (site) => {
  const engine = emptyFolder()
  copyEngine(engine, site)
  const build = () => run(wordsFor(site), { engine })
  for (let times = 0; times < 3; times++) expect(await build()).toMatchObject({ code: 0 })
  const whole = filesBelow(join(engine, 'dist'))
  const kindsOfFiles = [...keptIn(engine).keys()]
  const counts = { kinds: kindsOfFiles.length, files: 0, builds: 0, wrong: 0, hands: 0 }
  for (const { kinds, way } of trialsOf(kindsOfFiles)) {
    const kept = keptIn(engine)
    const paths = kinds.flatMap((kind) => kept.get(kind) ?? [])
    for (const path of paths) damage(path, way)
    counts.files += paths.length
    // To a folder that is not there yet everything is written: what stood there cannot hide what is wrong.
    if (!kinds.some((kind) => /state|sites|-build/.test(kind)))
      for (const name of ['dist', '.dist-releases'])
        rmSync(join(engine, name), { recursive: true, force: true })
    const { code, output } = await build()
    counts.builds++
    if (code !== 0) {
      counts.hands++
      process.stderr.write(`${kinds.join()}, ${way}: ${output.slice(-300)}\n`)
    } else if (JSON.stringify(filesBelow(join(engine, 'dist'))) !== JSON.stringify(whole)) {
      counts.wrong++
      process.stderr.write(`${kinds.join()}, ${way}: another site\n`)
    }
  }
  expect(counts).toMatchObject({ wrong: 0, hands: 0 })
  expect(counts.kinds).toBeGreaterThan(15)
  expect(counts.files).toBeGreaterThan(counts.kinds)
  const { kinds, files, builds, wrong, hands } = counts
  figure('damage', `${site}: kinds of kept files; damaged files; builds`, `${kinds}; ${files}; ${builds}`)
  figure('damage', `${site}: wrong sites; builds that need a hand`, `${wrong}; ${hands}`)
})
