/** A site that `ukurasa init` writes, on GitHub: what its workflows do, and that GitHub can install it. */
import { execSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { LANGUAGES } from '../../src/cli/options/kinds.ts'
import { call } from '../support/call.ts'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { textOf } from '../support/modules.ts'

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('its workflows do what those of this repository do', async () => {
  const root = emptyFolder()
  await call('init', root, '--yes')
  const own = (name: string) => read(root, `.github/workflows/${name}`)
  const ours = (name: string) => textOf(`.github/workflows/${name}`)
  const withoutTime = (text: string) => text.replace(/(- cron: "[\d *]+") # .*/, '$1')
  expect(own('check.yml')).toBe(ours('check.yml'))
  expect(withoutTime(own('publish.yml'))).toBe(withoutTime(ours('publish.yml')))
  const uses = (text: string) => text.match(/uses: .*/g)
  expect(uses(own('test.yml'))).toEqual(uses(ours('test.yml')))
  expect(parse(own('test.yml')).permissions).toEqual({ contents: 'read' })
})

test.for([
  ['file:../ukurasa-0.1.0.tgz', true],
  ['file:vendor/ukurasa-0.1.0.tgz', false],
  ['0.1.0', false],
] as const)('a clone has no package at %s: %s', async ([wanted, isOutside]) => {
  const root = emptyFolder()
  writeFiles(root, { 'package.json': JSON.stringify({ dependencies: { ukurasa: wanted } }) })
  const { output } = await call('init', root, '--yes')
  expect(output.includes('GitHub cannot install')).toBe(isOutside)
})

test('the command that copies the package into the folder lets npm install a clone without anything else', async () => {
  const root = emptyFolder()
  const npm = (folder: string, command: string) =>
    execSync(command, {
      cwd: join(root, folder),
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, npm_config_offline: 'true' },
    })
  const { version } = JSON.parse(textOf('package.json'))
  writeFiles(root, {
    'engine/package.json': JSON.stringify({ name: 'ukurasa', version }),
    'site/package.json': JSON.stringify({ dependencies: { ukurasa: 'file:../engine' } }),
  })
  const { output } = await call('init', join(root, 'site'), '--yes')
  npm('site', output.trimEnd().split('\n').at(-1) ?? '')
  cpSync(join(root, 'site'), join(root, 'clone/site'), { recursive: true })
  rmSync(join(root, 'clone/site/node_modules'), { recursive: true })
  npm('clone/site', 'npm ci --cache ../empty')
  expect(JSON.parse(read(root, 'clone/site/node_modules/ukurasa/package.json'))).toMatchObject({ version })
})

test('a README is in the way, and what GitHub put into a new repository may go', async () => {
  const root = emptyFolder()
  writeFiles(root, { 'README.md': 'mine\n', '.gitignore': 'mine\n' })
  const { code, output } = await call('init', root, '--yes')
  expect({ code, output }).toEqual({
    code: 2,
    output: expect.stringMatching(/: \.gitignore, README\.md\. If GitHub wrote/),
  })
  expect(filesBelow(root)).toEqual({ 'README.md': 'mine\n', '.gitignore': 'mine\n' })
})

test.for(LANGUAGES)('in %s the README names what publishing waits for', async (lang) => {
  const root = emptyFolder()
  await call('init', root, '--name', 'Afya', '--lang', lang, '--kind', 'bakery')
  expect(read(root, 'README.md')).toMatch(/`url`[^#]*`!todo`/)
  const [, file = '', route = ''] = /`(\w+)\.html`[^`]*`\/(\w+)`/.exec(read(root, 'README.md')) ?? []
  expect(route).toBe(file)
  expect(existsSync(join(root, `pages/${file}.yaml`))).toBe(true)
  expect(read(root, 'site.yaml')).toMatch(/^url: !todo /m)
})
