/** The package that `npm pack` makes, and folders in which it is installed. No test uses the network. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT, textOf } from './modules.ts'

/** What `npm pack` needs of the project. A copy is packed, because packing changes files for a moment. */
const PARTS = ['src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']
const TEXTS = ['README.md', 'LICENSE']

/** Packs a copy of the project in an empty folder. Gives the path of the tarball. */
export function packedIn(folder: string): string {
  const copy = join(folder, 'copy')
  for (const part of [...PARTS, ...TEXTS]) cpSync(join(PROJECT, part), join(copy, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  sure('npm', ['pack', '--silent', '--pack-destination', folder], copy)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('npm pack has made no tarball')
  return join(folder, tarball)
}

/** Does what `npm install TARBALL` does in a folder: what Ukurasa needs comes from the project. */
export function installIn(folder: string, tarball: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  sure('tar', ['-xzf', tarball, '-C', modules], folder)
  renameSync(join(modules, 'package'), join(modules, 'ukurasa'))
  symlinkSync('../ukurasa/src/cli/ukurasa.mjs', join(modules, '.bin/ukurasa'))
  for (const name of neededByUsers()) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(PROJECT, 'node_modules', name), join(modules, name))
  }
}

type Lock = {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>
}

/** The packages that somebody gets who installs Ukurasa, without those for development. */
function neededByUsers(): readonly string[] {
  const { packages }: Lock = JSON.parse(textOf('package-lock.json'))
  const there = new Set(installed())
  return Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path]) => path.replace('node_modules/', ''))
    .filter((name) => there.has(name))
}

function installed(): readonly string[] {
  const modules = join(PROJECT, 'node_modules')
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
  )
}

function sure(program: string, words: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`)
}
