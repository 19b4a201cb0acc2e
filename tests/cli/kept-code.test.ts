/** Commands start from the code that V8 made in earlier ones, and do without where there is none or it is damaged. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { EOL } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { writeBundle } from '../../src/cli/bundle.mjs'
import { emptyFolder, writeFiles } from '../support/folder.ts'

const LOADER = pathToFileURL('src/cli/bundle.mjs').href
/** So many functions that it shows whether those that ran are kept. */
const MANY = Array.from({ length: 3000 }, (_, at) => `(n) => { const a = n * ${at}; return a + ${at} }`)
const PROGRAM = `
const part = require('./part.cjs')
const { basename } = require('node:path')
const many = [${MANY.join(',\n')}]
exports.main = async () => {
  const { EOL } = await __import('node:os')
  return [many.reduce((sum, each) => sum + each(1), 0), part.word, EOL.length, basename(__filename)].join(' ')
}
`
const SAID = `${2 * (2999 * 1500)} part ${EOL.length} program.cjs`

function bundle(): string {
  const folder = emptyFolder()
  writeBundle(folder, folder, [
    { fileName: 'program.cjs', code: PROGRAM },
    { fileName: 'part.cjs', code: "exports.word = 'part'" },
  ])
  return folder
}

/** What the program says, run in a process of its own. */
function run(folder: string, env = {}): string {
  const script = `
    const { programIn } = await import(${JSON.stringify(LOADER)})
    const { program, keep } = programIn(${JSON.stringify(folder)})
    process.stdout.write(await program.main())
    keep()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect(stderr).toBe('')
  return stdout
}

const codeOf = (folder: string) => join(folder, 'program.cjs.code')
/** Code that was taken is not written again: so this tells whether it was. */
const stateOf = (folder: string) => statSync(codeOf(folder)).ino

test('the code of each file is kept, and taken by the next command', () => {
  const folder = bundle()
  expect(run(folder)).toBe(SAID)
  const state = stateOf(folder)
  expect(statSync(codeOf(folder)).size).toBeGreaterThan(100_000)
  expect(run(folder)).toBe(SAID)
  expect(stateOf(folder)).toBe(state)
  expect(readdirSync(folder).sort()).toEqual(['part.cjs', 'part.cjs.code', 'program.cjs', 'program.cjs.code'])
})

test('code that was kept under other flags is kept anew', () => {
  const folder = bundle()
  run(folder, { NODE_OPTIONS: '--max-old-space-size=3000' })
  const state = stateOf(folder)
  expect(run(folder)).toBe(SAID)
  expect(stateOf(folder)).not.toBe(state)
})

test.for([
  ['cut off', (code: Buffer) => code.subarray(0, code.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  [
    'without a stretch in its middle',
    (code: Buffer) => code.fill(0, code.length >> 1, (code.length >> 1) + 4000),
  ],
] as const)('code that is %s is not taken', ([, damage]) => {
  const folder = bundle()
  run(folder)
  writeFileSync(codeOf(folder), damage(readFileSync(codeOf(folder))))
  const state = stateOf(folder)
  expect(run(folder)).toBe(SAID)
  expect(stateOf(folder)).not.toBe(state)
})

test('where nothing can be written the program runs all the same', () => {
  const folder = bundle()
  writeFiles(folder, { 'program.cjs.code/in-the-way': '' })
  expect(run(folder)).toBe(SAID)
  expect(existsSync(join(folder, 'program.cjs.code/in-the-way'))).toBe(true)
})

test('code that counts how often it runs is not kept for others', () => {
  const folder = bundle()
  expect(run(folder, { NODE_V8_COVERAGE: join(folder, 'coverage') })).toBe(SAID)
  expect(existsSync(codeOf(folder))).toBe(false)
})
