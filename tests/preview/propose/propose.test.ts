/** Proposals over real repositories: what is in them, and what stays as it was. */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propose } from '../../../src/preview/server/propose/propose.ts'
import type { Proposed } from '../../../src/preview/studio.ts'
import { prose } from '../../support/pages.ts'
import { siteWithServer } from '../../support/proposals.ts'
import { NOW } from '../../support/site.ts'

const FEES = prose('It costs 20.')
const site = (options = {}) =>
  siteWithServer(
    { 'pages/fees.yaml': FEES, 'pages/other.yaml': prose('Other.'), 'pages/third.yaml': prose('Third.') },
    options,
  )
const branchOf = (proposed: Proposed) => (proposed.kind === 'proposed' ? proposed.branch : proposed.kind)

test('a change is said in words, proposed on a branch named by them, and sent; all else stays', async () => {
  const { write, git, atServer, look, propose: make, own } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30'), 'notes.txt': 'mine', 'src/code.ts': 'mine' })
  git('add', 'notes.txt')
  const before = own()
  const seen = await look()
  expect(seen).toMatchObject({ kind: 'review', errors: [], branch: null, isUnsent: false })
  expect(JSON.stringify(seen)).toContain('["It costs 20.","It costs 30."]')
  const proposed = await make()
  const branch = branchOf(proposed)
  expect(branch).toMatch(/^studio-[a-z0-9-]+$/)
  expect(proposed).toMatchObject({ sent: { kind: 'sent', remote: 'origin', pullRequest: null } })
  expect(own()).toEqual(before)
  expect(atServer('log', '--format=%an <%ae>', '-1', branch)).toBe('Asha Mwangi <asha@example.org>')
  expect(atServer('diff', '--name-only', 'main', branch)).toBe('pages/fees.yaml')
  expect(atServer('show', `${branch}:pages/fees.yaml`)).toBe(FEES.replace('20', '30').trim())
  expect(atServer('log', '--format=%B', '-1', branch)).toContain('It costs 20. → It costs 30.')
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})

test('another proposal adds to the same branch, and says only what is new', async () => {
  const { write, atServer, look, propose: make } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  const branch = branchOf(await make('First'))
  expect(branch).toBe('studio-first')
  expect(await look()).toMatchObject({ files: [], branch, isUnsent: false })
  write({ 'pages/other.yaml': prose('Changed.') })
  expect(await look()).toMatchObject({ files: [{ path: 'pages/other.yaml' }], branch })
  expect(branchOf(await make('Second'))).toBe(branch)
  expect(atServer('log', '--format=%s', `main..${branch}`)).toBe('Second\nFirst')
  // A change that is taken back is a change of the proposal.
  write({ 'pages/fees.yaml': FEES })
  expect(branchOf(await make('Third'))).toBe(branch)
  expect(atServer('diff', '--name-only', 'main', branch)).toBe('pages/other.yaml')
})

test.for([
  ['as it is', ['merge', '--quiet', '--no-edit']],
  ['as one commit', ['merge', '--quiet', '--squash']],
] as const)('a proposal that was merged %s is over', async ([, words]) => {
  const { write, git, propose: make } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  const first = branchOf(await make('First'))
  git('checkout', '--quiet', '--', '.')
  git(...words, first)
  if (git('status', '--porcelain') !== '') git('commit', '--quiet', '--message', 'Merged')
  write({ 'pages/fees.yaml': FEES.replace('20', '40') })
  expect(branchOf(await make('First'))).toBe('studio-first-2')
})

test('a branch that somebody works on is not moved under them', async () => {
  const { write, git, propose: make } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  const first = branchOf(await make('First'))
  git('checkout', '--quiet', '--force', first)
  const head = git('rev-parse', first)
  write({ 'pages/other.yaml': prose('Changed.') })
  expect(branchOf(await make('Second'))).toBe('studio-second')
  expect(git('rev-parse', first)).toBe(head)
})

test('what is left out is neither proposed nor judged', async () => {
  const { write, atServer, look, propose: make } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30'), 'pages/other.yaml': 'title: [' })
  expect(await look()).toMatchObject({ errors: [{ path: 'pages/other.yaml' }] })
  expect(await make()).toMatchObject({ kind: 'errors', errors: [{ path: 'pages/other.yaml' }] })
  expect(await look(['pages/other.yaml'])).toMatchObject({ errors: [] })
  const branch = branchOf(await make('', ['pages/other.yaml']))
  expect(atServer('diff', '--name-only', 'main', branch)).toBe('pages/fees.yaml')
})

test('new, moved and deleted files are proposed, also from a folder below the repository', async () => {
  const { root, write, atServer, own, propose: make } = site({ below: 'school/site' })
  write({ 'public/form.txt': 'A form.', 'pages/.hidden': 'x' })
  renameSync(join(root, 'pages/other.yaml'), join(root, 'pages/moved.yaml'))
  rmSync(join(root, 'pages/third.yaml'))
  const before = own()
  const proposed = await make('Moved')
  expect(proposed).toMatchObject({ kind: 'proposed' })
  expect(own()).toEqual(before)
  expect(atServer('diff', '--name-status', '--no-renames', 'main', branchOf(proposed)).split('\n')).toEqual([
    'A\tschool/site/pages/moved.yaml',
    'D\tschool/site/pages/other.yaml',
    'D\tschool/site/pages/third.yaml',
    'A\tschool/site/public/form.txt',
  ])
})

test('a file that has changed since the author looked is not proposed unseen', async () => {
  const { root, write, git, look } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  const seen = await look()
  write({ 'pages/fees.yaml': FEES.replace('20', '666') })
  const files = seen.kind === 'review' ? seen.files : []
  expect(await propose(root, { files, title: 'x' }, NOW)).toEqual({ kind: 'changed' })
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
})

test('hooks run in the folder of the author, and may refuse', async () => {
  const { top, write, hook, git, atServer, propose: make, own } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  hook('pre-commit', 'git diff --cached --name-only > seen.txt; echo "no fees on Fridays" >&2; exit 1')
  hook('post-checkout', 'echo checked out > checked-out.txt')
  const before = own()
  expect(await make()).toEqual({ kind: 'failed', says: 'no fees on Fridays' })
  expect(readFileSync(join(top, 'seen.txt'), 'utf8')).toBe('pages/fees.yaml\n')
  rmSync(join(top, 'seen.txt'))
  expect(own()).toEqual(before)
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  hook('pre-commit', 'exit 0')
  hook('commit-msg', 'echo "Signed-off-by: a hook" >> "$1"')
  const branch = branchOf(await make())
  expect(atServer('log', '--format=%B', '-1', branch)).toContain('Signed-off-by: a hook')
  expect(readdirSync(top)).not.toContain('checked-out.txt')
})

test('words of the author cannot become options or other files', async () => {
  const { write, atServer, propose: make } = site()
  write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  const title = '--amend -m "x"\n# $(touch evil) `id`\u0000'
  const branch = branchOf(await make(title))
  expect(branch).toBe('studio-amend-m-x-touch-evil-id')
  expect(atServer('log', '--format=%s', '-1', branch)).toBe('--amend -m "x" # $(touch evil) `id`')
})
