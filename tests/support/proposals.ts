/** A site in a git repository, with a bare repository as its server, for tests of proposals. */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { propose, reviewFor } from '../../src/preview/server/propose/propose.ts'
import type { Proposed, ReviewAnswer } from '../../src/preview/studio.ts'
import { emptyFolder, type Files, writeFiles } from './folder.ts'
import { siteFolder } from './pages.ts'
import { gitIn } from './repository.ts'
import { NOW } from './site.ts'

type Options = {
  /** The path of the site in the repository. */
  readonly below?: string
  readonly hasRemote?: boolean
  readonly hasName?: boolean
}

/** The settings of whoever runs the tests must not matter. */
export function withoutOwnSettings(): void {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
}

export function siteWithServer(files: Files, { below = '', hasRemote = true, hasName = true }: Options = {}) {
  withoutOwnSettings()
  const site = siteFolder(files)
  const top = below === '' ? site : emptyFolder()
  const root = join(top, below)
  const git = gitIn(top)
  if (below !== '') writeFiles(root, filesOf(site))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The site')
  if (hasName) {
    git('config', 'user.name', 'Asha Mwangi')
    git('config', 'user.email', 'asha@example.org')
  }
  const server = emptyFolder()
  const atServer = gitIn(server)
  atServer('init', '--quiet', '--bare', '--initial-branch=main')
  if (hasRemote) {
    git('remote', 'add', 'origin', server)
    git('push', '--quiet', 'origin', 'main')
  }
  return {
    root,
    top,
    server,
    git,
    atServer,
    write: (changed: Files) => writeFiles(root, changed),
    hook: (name: string, lines: string, folder = join(top, '.git')) => {
      const path = join(folder, 'hooks', name)
      mkdirSync(dirname(path), { recursive: true })
      writeFiles(folder, { [`hooks/${name}`]: `#!/bin/sh\n${lines}\n` })
      chmodSync(path, 0o755)
    },
    /** What must be the same after a proposal: the branch, the index, and all files. */
    own: () => [
      git('symbolic-ref', 'HEAD'),
      git('rev-parse', 'HEAD'),
      git('status', '--porcelain'),
      git('ls-files', '--stage'),
    ],
    look: (leftOut: readonly string[] = []): Promise<ReviewAnswer> => reviewFor(root, leftOut, NOW),
    /** Proposes everything that the review shows, besides `leftOut`. */
    propose: async (title = '', leftOut: readonly string[] = []): Promise<Proposed> => {
      const seen = await reviewFor(root, leftOut, NOW)
      if (seen.kind === 'impossible') return seen
      const files = seen.files.filter(({ path }) => !leftOut.includes(path))
      return propose(root, { files, title }, NOW)
    },
  }
}

function filesOf(root: string): Files {
  const git = gitIn(root)
  git('init', '--quiet')
  const names = git('ls-files', '--others', '-z').split('\0').filter(Boolean)
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name))]))
}
