/** What is kept spares time and nothing else: an engine without build/incremental builds the same site. */
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { filesOf, PROJECT, textOf } from '../../support/modules.ts'
import { run } from '../../support/run.ts'

const PARTS = ['src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

const USER = 'src/cli/incremental.ts'
const LINE = /^export \* as incremental from .*$/m

/** A copy of the engine without the folder and without the line that uses it. */
function engineWithout(): string {
  const engine = emptyFolder()
  for (const part of PARTS) cpSync(join(PROJECT, part), join(engine, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(engine, 'node_modules'))
  rmSync(join(engine, 'src/build/incremental'), { recursive: true })
  expect(textOf(USER)).toMatch(LINE)
  writeFileSync(join(engine, USER), textOf(USER).replace(LINE, 'export const incremental = undefined'))
  return engine
}

test('one line uses build/incremental', () => {
  const outside = filesOf(['src'], /\.(?:tsx?|mjs)$/).filter(
    (path) => !path.startsWith('src/build/incremental/'),
  )
  const lines = outside.flatMap((path) => {
    const found = textOf(path).match(/^.*['"][^'"\n]*\/incremental\/.*$/gm) ?? []
    return found.map((line) => [path, line])
  })
  expect(lines).toEqual([[USER, "export * as incremental from '../build/incremental/index.ts'"]])
})

test('without build/incremental the same site is built', async () => {
  const engine = engineWithout()
  const folder = emptyFolder()
  const root = join(PROJECT, 'tests/sites/musikschule')
  const call = (out: string) => ['build', '--plain', '--root', root, '--today', '2025-10-01', '--out', out]
  const [usual, other] = [join(folder, 'usual'), join(folder, 'other')]
  expect(await run(call(usual))).toMatchObject({ code: 0 })
  // The second time most of it is as it was.
  for (const _ of [1, 2]) expect(await run(call(other), { engine })).toMatchObject({ code: 0 })
  expect(filesBelow(other)).toEqual(filesBelow(usual))
  const check = ['check', '--root', root, '--today', '2025-10-01', '--format', 'json']
  expect(await run(check, { engine })).toEqual(await run(check))
})
