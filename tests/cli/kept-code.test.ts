/** Commands start from the code that V8 made in earlier ones, and do without where there is none or it is damaged. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { EOL } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder, writeFiles } from '../support/folder.ts'

const LOADER = pathToFileURL('src/cli/bundle.mjs').href
/** So many functions that what is compiled of them is worth keeping. */
const MANY = Array.from({ length: 3000 }, (_, at) => `(n) => { const a = n * ${at}; return a + ${at} }`)
const PROGRAM = `
const part = require('./part.cjs')
const { basename } = require('node:path')
const many = [${MANY.join(',\n')}]
exports.main = async () => {
  const { EOL } = await __import('node:os')
  const called = process.env.NONE ? [] : many
  return [called.reduce((sum, each) => sum + each(1), 0), part.word, EOL.length, basename(__filename)].join(' ')
}
`
const SAID = `${2 * (2999 * 1500)} part ${EOL.length} program.cjs`

function bundle(): string {
  const folder = emptyFolder()
  writeFiles(folder, { 'program.cjs': PROGRAM, 'part.cjs': "exports.word = 'part'" })
  return folder
}

/** What the program says, run as `build` in a process of its own. */
function run(folder: string, env = {}): string {
  const script = `
    const { programIn } = await import(${JSON.stringify(LOADER)})
    const { program, keep, taken } = programIn(${JSON.stringify(folder)}, 'build')
    process.stdout.write(await program.main() + taken().map((name) => ' with ' + name).join(''))
    keep()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect(stderr).toBe('')
  return stdout
}

const WITH_CODE = `${SAID} with ./program.cjs with ./part.cjs`
const codeOf = (folder: string) => join(folder, 'code-build')

test('the code of a command is kept, and is enough for the next one', () => {
  const folder = bundle()
  expect(run(folder)).toBe(SAID)
  const { ino, mtimeMs, size } = statSync(codeOf(folder))
  expect(size).toBeGreaterThan(100_000)
  expect(run(folder)).toBe(WITH_CODE)
  expect(statSync(codeOf(folder))).toMatchObject({ ino, mtimeMs })
  expect(readdirSync(folder).sort()).toEqual(['code-build', 'code-build.settled', 'part.cjs', 'program.cjs'])
})

test('code that was kept under other flags is kept anew', () => {
  const folder = bundle()
  expect(run(folder, { NODE_OPTIONS: '--max-old-space-size=3000' })).toBe(SAID)
  expect(run(folder)).toBe(SAID)
  expect(run(folder)).toBe(WITH_CODE)
})

test('what was kept before all was known is kept anew', () => {
  const folder = bundle()
  expect(run(folder, { NONE: '1' })).toMatch(/^0 part/)
  const none = statSync(codeOf(folder)).size
  expect(run(folder)).toBe(WITH_CODE)
  expect(statSync(codeOf(folder)).size).toBeGreaterThan(none * 1.5)
})

test('where nothing was missing nobody looks again for an hour', () => {
  const folder = bundle()
  run(folder, { NONE: '1' })
  run(folder, { NONE: '1' })
  const none = statSync(codeOf(folder)).size
  expect(run(folder)).toBe(WITH_CODE)
  expect(statSync(codeOf(folder)).size).toBe(none)
  const before = new Date(Date.now() - 61 * 60 * 1000)
  utimesSync(`${codeOf(folder)}.settled`, before, before)
  expect(run(folder)).toBe(WITH_CODE)
  expect(statSync(codeOf(folder)).size).toBeGreaterThan(none * 1.5)
})

test.for([
  ['cut off', (code: Buffer) => code.subarray(0, code.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  [
    'without a stretch in its middle',
    (code: Buffer) => code.fill(0, code.length >> 1, (code.length >> 1) + 4000),
  ],
] as const)('code that is %s is not believed', ([, damage]) => {
  const folder = bundle()
  run(folder)
  writeFileSync(codeOf(folder), damage(readFileSync(codeOf(folder))))
  expect(run(folder)).toBe(SAID)
  expect(run(folder)).toBe(WITH_CODE)
})

test('where nothing can be written the program runs all the same', () => {
  const folder = bundle()
  writeFiles(folder, { 'code-build/in-the-way': '' })
  expect(run(folder)).toBe(SAID)
  expect(existsSync(join(folder, 'code-build/in-the-way'))).toBe(true)
})

test('code that counts how often it runs is not kept for others', () => {
  const folder = bundle()
  expect(run(folder, { NODE_V8_COVERAGE: join(folder, 'coverage') })).toBe(SAID)
  expect(existsSync(codeOf(folder))).toBe(false)
})
