/** What is kept spares time and nothing else: an engine without build/incremental builds the same site. */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { filesOf, PROJECT } from '../../support/modules.ts'
import { run } from '../../support/run.ts'

const PARTS = ['src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Imports of functions from build/incremental. */
const IMPORT = /^import (?!type )\{([^}]*)\} from '[^']*build\/incremental\/[^']*'$/gm
const LATE = /await import\('[^']*build\/incremental\/[^']*'\)/g

/** Each function that was imported gives nothing. */
const asNothing = (text: string) =>
  text
    .replaceAll(IMPORT, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => `const ${name} = () => undefined`)
        .join('\n'),
    )
    .replaceAll(LATE, '{}')

/** A copy of the engine without the folder. Gives the files that used it. */
function engineWithout(): { readonly engine: string; readonly users: readonly string[] } {
  const engine = emptyFolder()
  for (const part of PARTS) cpSync(join(PROJECT, part), join(engine, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(engine, 'node_modules'))
  rmSync(join(engine, 'src/build/incremental'), { recursive: true })
  const users = filesOf(['src'], /\.tsx?$/).filter((path) => {
    if (path.startsWith('src/build/incremental/')) return false
    const text = readFileSync(join(engine, path), 'utf8')
    const changed = asNothing(text)
    if (changed !== text) writeFileSync(join(engine, path), changed)
    return changed !== text
  })
  return { engine, users }
}

test('without build/incremental the same site is built', async () => {
  const { engine, users } = engineWithout()
  expect(users).toEqual([
    'src/cli/commands/build/build.ts',
    'src/cli/commands/check/check.ts',
    'src/cli/program.ts',
  ])
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
