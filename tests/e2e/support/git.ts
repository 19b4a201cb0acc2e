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
  return linesWithFiles(git(root(), 'diff', '--no-color', '--unified=0'))
}

/** The lines of a diff, each with its file. */
export function linesWithFiles(diff: string): readonly string[] {
  let file = ''
  return diff.split('\n').flatMap((line) => {
    file = /^diff --git a\/(.*) b\//.exec(line)?.[1] ?? file
    if (/^new file/.test(line)) return [`new ${file}`]
    return /^[-+](?!--|\+\+)/.test(line) ? [`${file} ${line}`] : []
  })
}

/** The lines of a diff, below the name of each file. */
export function linesBelowFiles(diff: string): readonly string[] {
  return diff.split('\n').flatMap((line) => {
    const [, path] = /^diff --git a\/(\S+)/.exec(line) ?? []
    if (path !== undefined) return [path]
    if (/^(?:index|@@|similarity|---|\+\+\+|new file|Binary files|\\)/.test(line)) return []
    return line === '' ? [] : [line.replace(/ mode \d+$/, '')]
  })
}

/** Takes back all changes. */
export function restore({ root }: Live): void {
  git(root(), 'reset', '--quiet', '--hard')
  git(root(), 'clean', '--quiet', '--force', '-d', '--', 'pages', 'public')
}
