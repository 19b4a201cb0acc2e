/** What `git diff` says of a site that Studio has changed. */
import { execFileSync } from 'node:child_process'
import type { Live } from './live.ts'

const CONFIG = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'core.autocrlf=false']

function git(root: string, ...words: readonly string[]): string {
  return execFileSync('git', [...CONFIG, ...words], { cwd: root, encoding: 'utf8' })
}

/** The state that changes are compared with. */
export function commitAll({ root }: Live): void {
  git(root(), 'init', '--quiet')
  git(root(), 'add', '--all')
  git(root(), 'commit', '--quiet', '--allow-empty', '--message', 'The site')
}

/** The changed lines of all files, each with its file. New files have a line with `new`. */
export function changesOf({ root }: Live): readonly string[] {
  git(root(), 'add', '--all', '--intent-to-add')
  let file = ''
  return git(root(), 'diff', '--no-color', '--unified=0')
    .split('\n')
    .flatMap((line) => {
      file = /^diff --git a\/(.*) b\//.exec(line)?.[1] ?? file
      if (/^new file/.test(line)) return [`new ${file}`]
      return /^[-+](?!--|\+\+)/.test(line) ? [`${file} ${line}`] : []
    })
}

/** Takes back all changes. */
export function restore({ root }: Live): void {
  git(root(), 'reset', '--quiet', '--hard')
  git(root(), 'clean', '--quiet', '--force', '-d', '--', 'pages', 'public')
}
