/** Asks git about a folder. Only what makes proposals runs git besides. */
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

/** A file of a commit. `path` is relative to the folder that the caller named. */
export type Blob = { readonly path: string; readonly id: string; readonly size: number }

export type Repository = {
  /** The path from the root of the repository to the folder: `''`, or with `/` at the end. */
  readonly prefix: string
  /** The full id of a commit, or `undefined` if there is none. */
  readonly commit: (ref: string) => string | undefined
  /** The commit where two branches separated, or `undefined` if git cannot find it. */
  readonly fork: (one: string, other: string) => string | undefined
  /** The files of a commit below the folder, sorted, without links and submodules. */
  readonly list: (commit: string) => readonly Blob[]
  readonly contents: (blobs: readonly Blob[]) => ReadonlyMap<string, Buffer>
  /** The ids that git would give to the files in the folder as they are now. */
  readonly idsOf: (paths: readonly string[]) => readonly string[]
  /** Files that `commit` has changed since it branched from `base`, as paths from the root of the repository. */
  readonly touched: (base: string, commit: string) => readonly string[] | undefined
  /** When each file below `path` was last changed. */
  readonly changedAt: (path: string) => ReadonlyMap<string, LastChange>
  /** The texts of files as they were after a change, in the same order. Without a commit or a file: `undefined`. */
  readonly textsAt: (files: readonly FileAt[]) => readonly (string | undefined)[]
}

/** In seconds since 1970. Infinity, and no commit, if the change is not in a commit yet. */
type LastChange = { readonly time: number; readonly commit?: string }

type FileAt = { readonly path: string; readonly commit: string | undefined }

const LARGEST_ANSWER = 1024 * 1024 * 1024

/** What a program that started us, such as a hook, says of another repository or index. */
const OF_OTHERS =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|PREFIX|NAMESPACE)$/

export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_OTHERS.test(name)))

type Answer = { readonly ok: boolean; readonly output: Buffer; readonly problem: string }

function git(folder: string, words: readonly string[], input?: string): Answer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...words], {
    input,
    maxBuffer: LARGEST_ANSWER,
    env: { ...ownEnvironment(), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
  })
  if (error) return { ok: false, output: Buffer.alloc(0), problem: error.message }
  return { ok: status === 0, output: stdout, problem: stderr.toString('utf8').trim() }
}

/** The repository of a folder, or the reason why there is none. */
export function repositoryOf(folder: string): Repository | { readonly problem: string } {
  const top = git(folder, ['rev-parse', '--show-toplevel'])
  if (/ENOENT/.test(top.problem))
    return { problem: 'This command needs git, and git is not installed: see https://git-scm.com.' }
  if (/dubious ownership/.test(top.problem))
    return { problem: `git does not trust ${folder}, because it belongs to another user of this computer.` }
  if (!top.ok)
    return { problem: `${folder} is not in a git repository, so there is nothing to compare with.` }
  const root = top.output.toString('utf8').trimEnd()
  const inside = relative(realpathSync(resolve(root)), realpathSync(folder))
    .split(sep)
    .join('/')
  const prefix = inside === '' ? '' : `${inside}/`
  return {
    prefix,
    commit: (ref) => {
      const { ok, output } = git(folder, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${ref}^{commit}`,
      ])
      return ok ? output.toString('utf8').trim() : undefined
    },
    fork: (one, other) => {
      const { ok, output } = git(folder, ['merge-base', one, other])
      return ok ? output.toString('utf8').trim() : undefined
    },
    list: (commit) => blobsIn(sure(git(folder, ['ls-tree', '-r', '-z', '-l', commit]))),
    contents: (blobs) => contentsOf(folder, blobs),
    idsOf: (paths) =>
      idsOf(
        root,
        paths.map((path) => `${prefix}${path}`),
      ),
    touched: (base, commit) => {
      const ask = (range: string) => git(folder, ['diff', '--name-only', '-z', '--no-renames', range, '--'])
      const parted = ask(`${base}...${commit}`)
      // In a shallow clone git may not find where the two separated.
      const answer = parted.ok ? parted : ask(`${base}..${commit}`)
      if (!answer.ok) return undefined
      return answer.output.toString('utf8').split('\0').filter(Boolean)
    },
    changedAt: (path) => changedAt((words) => git(folder, [...words, '--', path])),
    textsAt: (files) => textsAt(folder, prefix, files),
  }
}

function changedAt(ask: (words: readonly string[]) => Answer): ReadonlyMap<string, LastChange> {
  const partsOf = ({ ok, output }: Answer) => (ok ? output.toString('utf8').split('\0') : [])
  const changes = new Map<string, LastChange>()
  for (const words of [
    ['diff', '--name-only', '-z', '--no-renames', '--relative', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ])
    for (const name of partsOf(ask(words))) changes.set(name, { time: Infinity })
  let last: LastChange = { time: 0 }
  // The newest commit comes first: its time, then its files.
  for (const part of partsOf(
    ask(['log', '--format=@%ct %H', '--name-only', '-z', '--no-renames', '--relative']),
  )) {
    const name = part.trimStart()
    const [, seconds, commit] = /^@(\d+) (\w+)$/.exec(name) ?? []
    if (seconds !== undefined && commit !== undefined) last = { time: Number(seconds), commit }
    else if (!changes.has(name)) changes.set(name, last)
  }
  return changes
}

/** For each file git writes a line with its size, the bytes and a line break, or one line that ends with `missing`. */
function textsAt(folder: string, prefix: string, files: readonly FileAt[]): readonly (string | undefined)[] {
  const asked = files.filter(({ commit }) => commit !== undefined)
  if (asked.length === 0) return files.map(() => undefined)
  const input = asked.map(({ path, commit }) => `${commit}:${prefix}${path}\n`).join('')
  const answer = sure(git(folder, ['cat-file', '--batch'], input))
  let at = 0
  return files.map(({ commit }) => {
    if (commit === undefined) return undefined
    const start = answer.indexOf('\n', at) + 1
    const [, size] = / blob (\d+)$/.exec(answer.toString('utf8', at, start - 1)) ?? []
    at = size === undefined ? start : start + Number(size) + 1
    return size === undefined ? undefined : answer.toString('utf8', start, start + Number(size))
  })
}

/** Here an error of git cannot be an author's mistake. */
function sure({ ok, output, problem }: Answer): Buffer {
  if (!ok) throw new Error(`git: ${problem}`)
  return output
}

const ROW = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t(.+)$/s

function blobsIn(listing: Buffer): readonly Blob[] {
  return listing
    .toString('utf8')
    .split('\0')
    .flatMap((row) => {
      const [, id, size, path] = ROW.exec(row) ?? []
      return id && path ? [{ path, id, size: Number(size) }] : []
    })
}

/** Gives contents by path. For each file git writes a line with its size, the bytes, and a line break. */
function contentsOf(folder: string, blobs: readonly Blob[]): ReadonlyMap<string, Buffer> {
  if (blobs.length === 0) return new Map()
  const input = blobs.map(({ id }) => `${id}\n`).join('')
  const answer = sure(git(folder, ['cat-file', '--batch'], input))
  let at = 0
  return new Map(
    blobs.map(({ path, size }) => {
      const start = answer.indexOf('\n', at) + 1
      at = start + size + 1
      return [path, answer.subarray(start, start + size)]
    }),
  )
}

/** Paths are relative to the root of the repository: git would not find them from a folder below. */
function idsOf(root: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return []
  const input = paths.map((path) => `${path}\n`).join('')
  return sure(git(root, ['hash-object', '--stdin-paths'], input))
    .toString('utf8')
    .trimEnd()
    .split('\n')
}
