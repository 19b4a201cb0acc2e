/** The command line bundles itself once for each state of its sources, and leaves bundles that others use. */
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAMAGES, damage } from '../support/damage.ts'
import { emptyFolder, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { run } from '../support/run.ts'

const DAY = 86_400_000

/** An engine that can do nothing but say a word, which stands in a file of its own. */
function smallEngine() {
  const engine = emptyFolder()
  const loader = [
    'cli/ukurasa.mjs',
    'cli/make-bundle.mjs',
    'cli/bundle.mjs',
    'cli/bundle-config.mjs',
    'build/assets/left-out.mjs',
    'build/base/kept-folder.mjs',
    'build/store/engines-in-use.mjs',
    'build/store/origin.mjs',
    'build/store/seal.mjs',
  ]
  for (const path of [...loader.map((name) => `src/${name}`), 'package.json', 'vite.config.ts'])
    cpSync(join(PROJECT, path), join(engine, path))
  symlinkSync(join(PROJECT, 'node_modules'), join(engine, 'node_modules'))
  mkdirSync(join(engine, 'schema'))
  const at = (name: string) => join(engine, '.ukurasa', name)
  return {
    at,
    age: (name: string, days: number) => {
      const moment = new Date(Date.now() - days * DAY)
      utimesSync(at(name), moment, moment)
    },
    /** Another word is another state of its sources. Gives the folder of its bundle. */
    saying: async (word: string) => {
      const program =
        "export const main = async () => void process.stdout.write((await import('./word.ts')).word)"
      const said = `export const word = ${JSON.stringify(word)}`
      writeFiles(engine, {
        'package-lock.json': '{}',
        'src/cli/program.ts': program,
        'src/cli/word.ts': said,
      })
      const before = new Set(existsSync(at('')) ? readdirSync(at('')) : [])
      expect(await run([], { engine })).toEqual({ code: 0, output: word })
      const [made = ''] = readdirSync(at('')).filter((name) => !before.has(name))
      return made
    },
    again: () => run([], { engine }),
  }
}

test('the last bundles stay, and each one that a command uses', async () => {
  const { at, age, saying } = smallEngine()
  const names = [await saying('one'), await saying('two'), await saying('three')]
  expect(readdirSync(at('')).sort()).toEqual([...names].sort())
  const [used = '', unused = '', third = ''] = names
  age(used, 3)
  age(unused, 2)
  age(third, 1)
  writeFiles(at(used), { [`used-by-${process.pid}`]: '' })
  age(used, 3)
  const others = [await saying('four'), await saying('five')]
  expect(readdirSync(at('')).sort()).toEqual([used, third, ...others].sort())
})

test('a command says that it uses its bundle, until it ends', async () => {
  const { at, age, saying, again } = smallEngine()
  const name = await saying('one')
  age(name, 2)
  expect((await again()).output).toBe('one')
  expect(Date.now() - statSync(at(name)).mtimeMs).toBeLessThan(DAY)
  expect(readdirSync(at(name)).filter((file) => file.startsWith('used-by-'))).toEqual([])
})

test('what a process that was killed was making goes at once', async () => {
  const { at, saying } = smallEngine()
  await saying('one')
  // No process has a number as large as this.
  mkdirSync(at('engine-0123456789ab.4194999'))
  await saying('other')
  expect(existsSync(at('engine-0123456789ab.4194999'))).toBe(false)
})

test.each(Object.keys(DAMAGES))('a file of the bundle that is damaged is made again: %s', async (way) => {
  const { at, saying, again } = smallEngine()
  const name = await saying('one')
  const files = readdirSync(at(name)).filter((file) => file.endsWith('.cjs'))
  expect(files.length).toBeGreaterThan(1)
  for (const file of [...files, 'program.cjs.code']) {
    damage(join(at(name), file), way)
    expect(await again(), file).toEqual({ code: 0, output: 'one' })
    const { ino } = statSync(join(at(name), file))
    expect(await again(), file).toEqual({ code: 0, output: 'one' })
    expect(statSync(join(at(name), file)).ino, file).toBe(ino)
  }
})
