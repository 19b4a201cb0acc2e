/** The package.json of a new site. If there already is one, such as that of `npm install`, everything in it stays. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path'
import own from '../../../../package.json' with { type: 'json' }
import { ENGINE_ROOT, HAS_SOURCES, KEPT_FOLDER } from '../../../build/base/engine-root.ts'
import type { FileChange } from '../../../core/load/file-change.ts'

const SCRIPTS: Readonly<Record<string, string>> = {
  start: 'ukurasa dev',
  check: 'ukurasa check',
  build: 'ukurasa build',
  preview: 'ukurasa preview',
  todo: 'ukurasa todo',
}

/**
 * `inTheWay` says what a new site would have to overwrite. `outside` is where npm takes Ukurasa from, if that is outside
 * the folder: a clone of the site has nothing there.
 */
export type PackageJson =
  | { readonly change: FileChange; readonly outside: string | undefined }
  | { readonly inTheWay: string }

export function packageJsonOf(root: string): PackageJson {
  const file = join(root, 'package.json')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const there: Fields | undefined = before === undefined ? { name: packageName(root) } : parsed(before)
  if (!there) return { inTheWay: 'package.json (it is not a JSON object)' }
  const { scripts, dependencies, devDependencies } = there
  const taken = Object.entries(SCRIPTS).find(
    ([name, call]) => ![undefined, call].includes(field(scripts, name)),
  )
  if (taken) return { inTheWay: `package.json (its script \`${taken[0]}\` is another one)` }
  const listed = field(dependencies, own.name) ?? field(devDependencies, own.name)
  const wanted = listed ?? wantedVersion(root)
  const value = {
    ...there,
    private: there.private ?? true,
    engines: { ...own.engines, ...asObject(there.engines) },
    scripts: { ...SCRIPTS, ...asObject(scripts) },
    ...(listed === undefined ? { dependencies: { ...asObject(dependencies), [own.name]: wanted } } : {}),
  }
  return {
    change: { path: 'package.json', before, after: `${JSON.stringify(value, null, 2)}\n` },
    outside: outsideOf(wanted),
  }
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown): Fields => (isObject(value) ? value : {})

function field(value: unknown, name: string): string | undefined {
  const found = asObject(value)[name]
  return found === undefined ? undefined : String(found)
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** npm takes small letters, digits and dashes. */
function packageName(root: string): string {
  const plain = basename(root)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const name = plain.replaceAll(/^-+|-+$/g, '')
  // npm installs no package in a project of the same name.
  return name === '' || name === own.name ? 'site' : name
}

/** Where npm finds this Ukurasa: as the project that has installed it says, or else where it is. */
function wantedVersion(root: string): string {
  const project = join(KEPT_FOLDER, '..')
  const listed = join(project, 'package.json')
  const { dependencies, devDependencies } = (existsSync(listed) && parsed(readFileSync(listed, 'utf8'))) || {}
  const said = field(dependencies, own.name) ?? field(devDependencies, own.name)
  const here = fileFrom(root, ENGINE_ROOT)
  // Not just a version: the registry may have a package of this name that is not ours.
  if (said === undefined) return outsideOf(here) === undefined ? own.version : here
  return said.startsWith('file:') ? fileFrom(root, resolve(project, said.slice('file:'.length))) : said
}

const fileFrom = (root: string, target: string) => `file:${relative(root, target).split(sep).join('/')}`

function outsideOf(wanted: string): string | undefined {
  const path = /^file:(.*)/.exec(wanted)?.[1]
  return path !== undefined && (isAbsolute(path) || /^(?:\.\.|~)/.test(path)) ? path : undefined
}

/** What to do so that a clone of the site has its package. Only the sources can make it anew. */
export const bringInside = (outside: string): string =>
  `npm pack ${HAS_SOURCES ? '' : '--ignore-scripts '}"${outside}" && npm install ./${own.name}-${own.version}.tgz`
