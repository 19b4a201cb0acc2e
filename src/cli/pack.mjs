/**
 * `npm pack` runs this before it packs, and with `--after` when it has packed. It makes the folder `built/`, so that an
 * installed package needs no sources and makes no bundle: the bundle of the command line, what all pages share, and
 * `ukurasa/block` and `ukurasa/schema` with their types. README.md and what editors suggest are other texts there.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { keptFolder } from '../build/base/kept-folder.mjs'
import { programIn } from './bundle.mjs'
import { bundleOf } from './make-bundle.mjs'
import { readmeOfPackage } from './package-readme.mjs'

const engine = fileURLToPath(new URL('../../', import.meta.url))
const built = join(engine, 'built')
/** What editors suggest: here it is of the site beside the engine, and a package has no site. */
const names = join(engine, 'schema/names.schema.json')
const readme = join(engine, 'README.md')
/** Files that a package has with another text. The own ones are in the second place meanwhile. */
const replaced = [names, readme].map(
  (file) => /** @type {const} */ ([file, join(keptFolder(engine), basename(file))]),
)

if (process.argv.includes('--after')) tidy()
else await prepare()

async function prepare() {
  tidy()
  const bundle = await bundleOf(engine)
  await programIn(bundle).program.makeShared()
  const files = readdirSync(bundle).filter((name) => /\.(?:cjs|json)$/.test(name))
  for (const name of files) cpSync(join(bundle, name), join(built, basename(bundle), name))
  await makeDoors()
  makeTypes()
  mkdirSync(keptFolder(engine), { recursive: true })
  const text = readmeOfPackage(readFileSync(readme, 'utf8'))
  for (const [file, own] of replaced) renameSync(file, own)
  writeFileSync(readme, text)
  const kinds = ['address', 'framed', 'picture', 'contact', 'snippet', 'table']
  const definitions = Object.fromEntries(kinds.map((kind) => [kind, {}]))
  const $schema = 'http://json-schema.org/draft-07/schema#'
  writeFileSync(names, `${JSON.stringify({ $schema, definitions }, null, 2)}\n`)
}

/** Also tidies up after an earlier call that was stopped halfway. */
function tidy() {
  rmSync(built, { recursive: true, force: true })
  for (const [file, own] of replaced) if (existsSync(own)) renameSync(own, file)
}

async function makeDoors() {
  await build({
    root: engine,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(built, 'public'),
      ssr: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input: ['src/public/block.ts', 'src/public/schema.ts'] },
    },
  })
}

function makeTypes() {
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(
    'package.json',
    'bin/tsc',
  )
  const { status } = spawnSync(execPath, [compiler, '--project', join(engine, 'src/public')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The types of the package cannot be made.')
}
