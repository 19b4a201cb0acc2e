/** Writes a finished site. Files that are equal stay; only what an earlier build wrote is ever deleted. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Headers } from './hosting/headers.ts'
import { contentOf, type PlannedFile } from './planned-file.ts'

/** Lists what the build wrote, so that the next one knows what it may delete. */
const MANIFEST = '.ukurasa-build'

/** Why a folder cannot take the site, in words for the author; `undefined` if it can. */
export function refusalOf(out: string, root: string): string | undefined {
  const inside = relative(resolve(out), resolve(root))
  if (inside === '' || !inside.startsWith('..'))
    return `--out: ${out} holds the site itself. Choose a folder of its own.`
  if (['pages', 'src', 'schema', 'public', 'tests'].some((name) => isInside(out, join(root, name)))) {
    return `--out: ${out} is part of the sources. Choose a folder of its own.`
  }
  const found = statSync(out, { throwIfNoEntry: false })
  if (!found) return undefined
  if (!found.isDirectory()) return `--out: ${out} is a file.`
  const names = readdirSync(out)
  if (names.length === 0 || names.includes(MANIFEST)) return undefined
  return `--out: ${out} holds files that no build wrote. Choose an empty folder, or empty it.`
}

function isInside(path: string, folder: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)
}

/** What a host must know of a finished site. */
export type Manifest = {
  /** The path that the site stands below: `''` or `/school`. */
  readonly base: string
  /** Other addresses and the paths that they lead to, both below the base. */
  readonly redirects: Readonly<Record<string, string>>
  /** What every answer carries. */
  readonly headers: Headers
  /** Paths of all files, sorted. */
  readonly files: readonly string[]
}

/** Gives the number of files that were new or different. */
export function write(out: string, files: readonly PlannedFile[], host: Omit<Manifest, 'files'>): number {
  mkdirSync(out, { recursive: true })
  const before = filesBefore(out)
  const paths = files.map(({ path }) => path).sort()
  // Until the end the manifest names the old files and the new: whatever happens, none becomes a stranger.
  save(out, { ...host, files: [...new Set([...before, ...paths])].sort() })
  const changed = files.filter((file) => writeFile(join(out, file.path), contentOf(file))).length
  const current = new Set(paths)
  for (const path of before) if (!current.has(path)) rmSync(join(out, path), { force: true })
  save(out, { ...host, files: paths })
  return changed
}

function save(out: string, manifest: Manifest): void {
  writeFileSync(join(out, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** The manifest of a folder that a build wrote, or `undefined`. */
export function readManifest(out: string): Manifest | undefined {
  try {
    const { base, redirects, headers, files }: Manifest = JSON.parse(
      readFileSync(join(out, MANIFEST), 'utf8'),
    )
    return { base, redirects, headers, files }
  } catch {
    return undefined
  }
}

function filesBefore(out: string): readonly string[] {
  return (readManifest(out)?.files ?? []).filter((path) => isInside(join(out, path), out))
}

function writeFile(path: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content)
  if (statSync(path, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(path).equals(bytes))
    return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return true
}
