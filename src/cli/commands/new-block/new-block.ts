/** `ukurasa new block`: writes the folder of a block, and the lists that come from the folders. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_ROOT, HAS_SOURCES } from '../../../build/base/engine-root.ts'
import { complain, NEEDS_SOURCES } from '../../output/complain.ts'
import { generate } from '../generate/generate.ts'
import { blockFiles } from './block-files.ts'

export function newBlock({ type }: { readonly type: string }): number {
  if (!HAS_SOURCES) return complain(NEEDS_SOURCES)
  const blocks = join(ENGINE_ROOT, 'src/blocks')
  const refusal = refusalOf(type, readdirSync(blocks))
  if (refusal !== undefined) return complain(refusal)
  mkdirSync(join(blocks, type))
  for (const { name, text } of blockFiles(type)) {
    writeFileSync(join(blocks, type, name), text, { flag: 'wx' })
    process.stdout.write(`src/blocks/${type}/${name}\n`)
  }
  const code = generate({ check: false })
  process.stdout.write(NEXT)
  return code
}

const NEXT = `
Next: define the fields in schema.ts, show them in view.tsx, and write examples in example.yaml.
Run \`npm run generate\` after each change of schema.ts or example.yaml. \`npm start\` shows the examples at /_blocks.
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

function refusalOf(type: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || RESERVED.has(type))
    return `A block cannot be called ${type}. Start with a small letter, and each further word with a capital letter: priceList.`
  const same = taken.find((name) => name.replace(/\..*$/, '').toLowerCase() === type.toLowerCase())
  return same === undefined ? undefined : `There is already src/blocks/${same}.`
}
