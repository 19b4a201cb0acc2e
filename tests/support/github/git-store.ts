/** A bare git repository, changed by the plumbing of git, as the fake GitHub needs it. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gitEnvironment } from '../repository.ts'

export type TreeChange = {
  readonly path: string
  /** `null` removes the file. */
  readonly sha: string | null
}

export type GitStore = ReturnType<typeof gitStore>

/** Makes the repository in an empty folder. */
export function gitStore(folder: string) {
  const run = (words: readonly string[], input: string | Uint8Array = '', env: Record<string, string> = {}) =>
    execFileSync('git', ['--git-dir', folder, ...words], {
      env: { ...gitEnvironment, ...env },
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    })
  const git = (...words: readonly string[]): string => run(words).toString().trim()
  const tried = (...words: readonly string[]): string | undefined => {
    try {
      return git(...words)
    } catch {
      return undefined
    }
  }
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder], { env: gitEnvironment })
  const store = {
    git,
    /** The commit of a branch or of an id. */
    commitAt: (name: string) => tried('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
    tip: (branch: string) => tried('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`),
    treeOf: (name: string) => tried('rev-parse', '--verify', '--quiet', `${name}^{tree}`),
    kindOf: (sha: string) => tried('cat-file', '-t', sha),
    isBefore: (one: string, other: string) => tried('merge-base', '--is-ancestor', one, other) !== undefined,
    read: (commit: string, path: string): Uint8Array | undefined =>
      tried('cat-file', '-e', `${commit}:${path}`) === undefined
        ? undefined
        : run(['cat-file', 'blob', `${commit}:${path}`]),
    writeBlob: (content: string | Uint8Array): string =>
      run(['hash-object', '-w', '--stdin'], content).toString().trim(),
    /** `undefined`: a file that is to be removed is not there. */
    writeTree(base: string, changes: readonly TreeChange[]): string | undefined {
      const index = join(folder, `index-${randomUUID()}`)
      const env = { GIT_INDEX_FILE: index }
      try {
        run(['read-tree', base], '', env)
        const there = run(['ls-files', '-z'], '', env).toString().split('\0')
        if (changes.some(({ path, sha }) => sha === null && !there.includes(path))) return undefined
        const rows = changes.map(({ path, sha }) =>
          sha === null ? `0 ${'0'.repeat(40)}\t${path}` : `100644 ${sha}\t${path}`,
        )
        run(['update-index', '-z', '--index-info'], rows.map((row) => `${row}\0`).join(''), env)
        return run(['write-tree'], '', env).toString().trim()
      } finally {
        rmSync(index, { force: true })
      }
    },
    writeCommit: (tree: string, parents: readonly string[], message: string): string =>
      run(['commit-tree', tree, ...parents.flatMap((each) => ['-p', each])], message)
        .toString()
        .trim(),
    /** `old` is the commit that the branch must have now; empty: there must be no such branch. */
    moveBranch: (branch: string, commit: string, old: string): boolean =>
      tried('update-ref', `refs/heads/${branch}`, commit, old || '0'.repeat(40)) !== undefined,
    /** Merges a branch into another, as GitHub does it. `undefined`: it is there already. */
    merge(into: string, from: string): string | 'conflict' | undefined {
      const [one, other] = [git('rev-parse', `refs/heads/${into}`), git('rev-parse', `refs/heads/${from}`)]
      if (store.isBefore(other, one)) return undefined
      const tree = tried('merge-tree', '--write-tree', one, other)
      if (tree === undefined) return 'conflict'
      const commit = store.writeCommit(tree, [one, other], `Merge ${from} into ${into}`)
      store.moveBranch(into, commit, one)
      return commit
    },
    canMerge: (into: string, from: string) =>
      tried('merge-tree', '--write-tree', `refs/heads/${into}`, `refs/heads/${from}`) !== undefined,
    changedBetween: (one: string, other: string) =>
      git('diff', '--name-only', '-z', `${one}...${other}`).split('\0').filter(Boolean),
    /** What another person does: one commit on a branch, by whatever means. Gives its id. */
    land(
      branch: string,
      files: Readonly<Record<string, string | Uint8Array | null>>,
      message = 'By others',
    ): string {
      const old = store.tip(branch)
      const base = old ?? run(['mktree'], '').toString().trim()
      const changes = Object.entries(files).map(([path, content]) => ({
        path,
        sha: content === null ? null : store.writeBlob(content),
      }))
      const tree = store.writeTree(base, changes)
      if (tree === undefined) throw new Error('A file to remove is not there.')
      const commit = store.writeCommit(tree, old === undefined ? [] : [old], message)
      if (!store.moveBranch(branch, commit, old ?? '')) throw new Error('The branch has moved.')
      return commit
    },
  }
  return store
}
