/** `ukurasa new block`: writes the folder of a block, and the files that are made from the folders. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as blocks from '../../../../schema/blocks.ts'
import { ENGINE_ROOT, HAS_SOURCES } from '../../../build/base/engine-root.ts'
import { codeOf } from '../../../build/base/error-code.ts'
import { UserError } from '../../../build/base/user-error.ts'
import { nameProblem } from '../../../core/base/file-names.ts'
import { complain, NO_SITE_HERE } from '../../output/complain.ts'
import { blockFiles } from './block-files.ts'
import { nameSchemas } from './name-schemas.ts'

export function newBlock({ type }: { readonly type: string }): number {
  const here = resolve('.')
  const isOfSite = here !== resolve(ENGINE_ROOT)
  if (isOfSite ? !existsSync('site.yaml') : !HAS_SOURCES) return complain(NO_SITE_HERE)
  const parent = isOfSite ? 'blocks' : 'src/blocks'
  const refusal = refusalOf(type, parent, [...namesIn(parent), ...(isOfSite ? Object.keys(blocks) : [])])
  if (refusal !== undefined) return complain(refusal)
  writeBlock(parent, type, isOfSite)
  if (isOfSite && !existsSync('tsconfig.json')) write('tsconfig.json', SETTINGS)
  // In a process of its own, because this bundle does not have the block yet.
  const { status } = spawnSync(process.execPath, [process.argv[1] ?? '', 'generate'], { stdio: 'inherit' })
  if (isOfSite && status === 0) nameSchemas(here)
  process.stdout.write(isOfSite ? NEXT_IN_SITE : NEXT)
  return status ?? 2
}

/** In one step: a command that is killed midway leaves no half block, which would end all others. */
function writeBlock(parent: string, type: string, isOfSite: boolean): void {
  const draft = join(parent, `.${type}.ukurasa-new`)
  const files = blockFiles(type, isOfSite)
  try {
    // Of an earlier command that was killed.
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    for (const { name, text } of files) writeFileSync(join(draft, name), text)
    renameSync(draft, join(parent, type))
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    throw new UserError(`${parent}/${type} cannot be written (${codeOf(cause)}).`)
  }
  for (const { name } of files) process.stdout.write(`${parent}/${type}/${name}\n`)
}

function write(path: string, text: string): void {
  writeFileSync(path, text, { flag: 'wx' })
  process.stdout.write(`${path}\n`)
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const NEXT = `
Next: define the fields in schema.ts, show them in view.tsx, and write examples in example.yaml.
Run \`npm run generate\` after each change of schema.ts or example.yaml. \`npm start\` shows the examples at /_blocks.
For what else a block needs, see "A block" in src/README.md.
`
const NEXT_IN_SITE = `
Next: define the fields in schema.ts, show them in view.tsx, and write examples in example.yaml.
Run \`npx ukurasa generate\` after each change of schema.ts, so that editors know the fields. \`npm start\` shows the
examples at /_blocks.
`

/** For editors. Ukurasa needs no TypeScript. */
const SETTINGS = `{
  "compilerOptions": {
    "strict": true,
    "noEmit": true,
    "jsx": "react-jsx",
    "target": "es2023",
    "module": "preserve",
    "types": []
  },
  "include": ["blocks"]
}
`

/** Reserved words of TypeScript: a block with such a name would not compile. */
const RESERVED = new Set(
  (
    'abstract any arguments as async await boolean break case catch class const constructor continue debugger ' +
    'declare default delete do else enum eval export extends false finally for from function get if implements ' +
    'import in instanceof interface let new null number object of package private protected public return set ' +
    'static string super switch symbol this throw true try type typeof undefined var void while with yield'
  ).split(' '),
)

function refusalOf(type: string, parent: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || RESERVED.has(type))
    return `A block cannot be called ${type}. Start with a small letter, and each further word with a capital letter: priceList.`
  const problem = nameProblem(type)
  if (problem !== undefined) return `A block cannot be called ${type}: ${problem}. Choose another name.`
  const same = taken.find((name) => name.replace(/\..*$/, '').toLowerCase() === type.toLowerCase())
  if (same === undefined) return undefined
  return existsSync(join(parent, same))
    ? `There is already ${parent}/${same}.`
    : `Ukurasa has a block ${same} already. Choose another name.`
}
