/** What all pages share is kept beside the bundle of the engine. Damaged files of it are as good as none. */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAMAGES, damage } from '../../support/damage.ts'
import { copyEngine } from '../../support/engine-folder.ts'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { run } from '../../support/run.ts'

function engineFolder(): string {
  const engine = emptyFolder()
  copyEngine(engine, 'base')
  return engine
}

test('the stylesheet, the font and the scripts, whatever damaged them', async () => {
  const engine = engineFolder()
  /** Into a folder that is not there yet. */
  const built = async () => {
    for (const name of ['dist', '.dist-releases'])
      rmSync(join(engine, name), { recursive: true, force: true })
    const words = [
      'build',
      '--root',
      'tests/sites/base',
      '--out',
      'dist',
      '--today',
      '2025-10-01T10:00+03:00',
    ]
    expect(await run(words, { engine })).toMatchObject({ code: 0 })
    return filesBelow(join(engine, 'dist'))
  }
  const whole = await built()
  const kept = join(engine, '.ukurasa')
  const [bundle = ''] = readdirSync(kept).filter((name) => name.startsWith('engine-'))
  const paths = readdirSync(join(kept, bundle)).filter((name) => /\.(?:json|woff2)$/.test(name))
  expect(paths.map((name) => name.replace(/-[0-9a-f]{8}/, ''))).toEqual([
    'client.json',
    'css.json',
    'inter.woff2',
    'stylesheet.json',
  ])
  const inodes = () => paths.map((name) => statSync(join(kept, bundle, name)).ino)
  for (const way of Object.keys(DAMAGES)) {
    for (const name of paths) damage(join(kept, bundle, name), way)
    expect(await built(), way).toEqual(whole)
    const mended = inodes()
    expect(await built(), way).toEqual(whole)
    expect(inodes(), way).toEqual(mended)
  }
})

test('a folder of the engine that cannot be written is named', async () => {
  const engine = engineFolder()
  writeFileSync(join(engine, '.ukurasa'), '')
  const { code, output } = await run(['check', '--root', 'tests/sites/base'], { engine })
  expect(code).toBe(2)
  expect(output).toContain(`ukurasa: ${join(engine, '.ukurasa')} cannot be written: E`)
  expect(output).not.toMatch(/^ +at |backtrace/m)
})
