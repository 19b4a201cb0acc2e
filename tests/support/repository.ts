/** A git repository for one test. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from './folder.ts'

export type TestRepository = {
  readonly folder: string
  readonly git: (...words: readonly string[]) => string
  /** Commits everything, and gives the id. */
  readonly commit: (message?: string) => string
}

/** Independent of the person who runs the tests: no configuration, no hooks, no repository around it. */
export const gitEnvironment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.org',
  GIT_COMMITTER_NAME: 'Author',
  GIT_COMMITTER_EMAIL: 'author@example.org',
}

/** Runs git in a folder, and gives what it prints. */
export const gitIn =
  (folder: string) =>
  (...words: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...words], { env: gitEnvironment, encoding: 'utf8' }).trim()

/** `path` is a folder in the repository, which is made too. */
export function repository(path = '.'): TestRepository {
  const folder = emptyFolder()
  const git = gitIn(folder)
  mkdirSync(join(folder, path), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  return {
    folder,
    git,
    commit: (message = 'A change') => {
      git('add', '--all')
      git('commit', '--quiet', '--message', message)
      return git('rev-parse', 'HEAD')
    },
  }
}
