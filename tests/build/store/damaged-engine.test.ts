/** What all pages share is kept beside the bundle of the engine. Damaged files of it are as good as none. */
import { cpSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAMAGES, damage } from '../../support/damage.ts'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { PROJECT } from '../../support/modules.ts'
import { run } from '../../support/run.ts'

test('the stylesheet, the font and the scripts, whatever damaged them', async () => {
  const engine = emptyFolder()
  for (const path of [
    'src',
    'schema',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tests/sites/base',
  ])
    cpSync(join(PROJECT, path), join(engine, path), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(engine, 'node_modules'))
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
