/** Where nothing can be proposed or sent, Studio knows why, and nothing is lost. */
import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { branchName } from '../../../src/core/change/review/branch-name.ts'
import { reviewFor } from '../../../src/preview/server/propose/propose.ts'
import { runGit } from '../../../src/preview/server/propose/run-git.ts'
import { pullRequestAt } from '../../../src/preview/server/propose/send.ts'
import { prose, siteFolder } from '../../support/pages.ts'
import { siteWithServer, withoutOwnSettings } from '../../support/proposals.ts'
import { gitIn } from '../../support/repository.ts'
import { NOW } from '../../support/site.ts'

const FEES = prose('It costs 20.')
const FILES = { 'pages/fees.yaml': FEES }
const changed = (options = {}) => {
  const site = siteWithServer(FILES, options)
  site.write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  return site
}

test('without git', async () => {
  withoutOwnSettings()
  vi.stubEnv('PATH', '/nowhere')
  expect(await reviewFor(siteFolder(FILES), [], NOW)).toMatchObject({ kind: 'impossible', why: 'no-git' })
})

test('without a repository, and without a commit', async () => {
  withoutOwnSettings()
  const root = siteFolder(FILES)
  expect(await reviewFor(root, [], NOW)).toEqual({ kind: 'impossible', why: 'no-repository', folder: root })
  gitIn(root)('init', '--quiet')
  expect(await reviewFor(root, [], NOW)).toMatchObject({ why: 'no-commit' })
})

test('without a name', async () => {
  const { look, git } = changed({ hasName: false })
  expect(await look()).toMatchObject({ kind: 'impossible', why: 'no-name' })
  git('config', 'user.name', 'Asha Mwangi')
  git('config', 'user.email', 'asha@example.org')
  expect(await look()).toMatchObject({ kind: 'review' })
})

test('without a server, the branch is kept, and sent once there is one', async () => {
  const { look, propose, git, atServer, server } = changed({ hasRemote: false })
  const proposed = await propose('First')
  expect(proposed).toMatchObject({ branch: 'studio-first', sent: { kind: 'kept', why: 'no-remote' } })
  expect(git('log', '--format=%s', '-1', 'studio-first')).toBe('First')
  expect(await look()).toMatchObject({ files: [], branch: 'studio-first', isUnsent: true })
  git('remote', 'add', 'elsewhere', server)
  expect(await propose()).toMatchObject({
    branch: 'studio-first',
    sent: { kind: 'sent', remote: 'elsewhere' },
  })
  expect(atServer('log', '--format=%s', '-1', 'studio-first')).toBe('First')
  expect(await look()).toMatchObject({ files: [], isUnsent: false })
})

test.for([
  ['a server that does not answer', 'http://127.0.0.1:1/site.git', 'no-net'],
  ['a server that nobody knows', 'http://site.invalid/site.git', 'no-net'],
  ['a folder that is gone', '/nowhere/site.git', 'refused'],
] as const)('%s: the branch is kept', async ([, address, why]) => {
  const { look, propose, git } = changed()
  git('remote', 'set-url', 'origin', address)
  const proposed = await propose('First')
  expect(proposed).toMatchObject({ kind: 'proposed', sent: { kind: 'kept', why } })
  expect(git('show', 'studio-first:pages/fees.yaml')).toBe(FEES.replace('20', '30').trim())
  expect(await look()).toMatchObject({ isUnsent: true })
})

test('a server that refuses: its words are shown, and the branch is kept', async () => {
  const { propose, hook, server, git } = changed()
  hook('pre-receive', 'echo "fees need two eyes" >&2; exit 1', server)
  const proposed = await propose('First')
  expect(proposed).toMatchObject({
    sent: { kind: 'kept', why: 'refused', says: expect.stringContaining('fees need two eyes') },
  })
  expect(git('log', '--format=%s', '-1', 'studio-first')).toBe('First')
})

test('somebody else has changed the branch at the server: the next proposal has a branch of its own', async () => {
  const { propose, write, git, atServer } = changed()
  await propose('First')
  const other = git('commit-tree', '-m', 'By somebody else', '-p', 'main', 'main^{tree}')
  git('push', '--quiet', '--force', 'origin', `${other}:refs/heads/studio-first`)
  write({ 'pages/fees.yaml': FEES.replace('20', '40') })
  expect(await propose('Second')).toMatchObject({ sent: { kind: 'kept', why: 'rejected' } })
  expect(atServer('log', '--format=%s', '-1', 'studio-first')).toBe('By somebody else')
  expect(await propose('Third')).toMatchObject({ branch: 'studio-third', sent: { kind: 'sent' } })
  expect(atServer('show', 'studio-third:pages/fees.yaml')).toBe(FEES.replace('20', '40').trim())
})

test('a lost note costs nothing: the next proposal gets a branch of its own', async () => {
  const { propose, git } = changed()
  await propose('First')
  git('update-ref', '-d', 'refs/heads/studio-first')
  expect(await propose('First')).toMatchObject({ branch: 'studio-first-2' })
})

test('before it is made, the review says where the proposal goes, and which names are taken', async () => {
  const { look, propose, git, server, write } = changed()
  expect(await look()).toMatchObject({ server: { remote: 'origin', address: server }, taken: [] })
  await propose('First')
  write({ 'pages/fees.yaml': FEES.replace('20', '40') })
  git('update-ref', '-d', 'refs/heads/studio-first')
  git('branch', 'studio-second')
  expect(await look()).toMatchObject({ branch: null, taken: ['studio-second', 'studio-first'] })
  git('remote', 'remove', 'origin')
  expect(await look()).toMatchObject({ server: null, taken: ['studio-second'] })
})

test.for([
  ['https://asha:secret@example.org/site.git', 'https://example.org/site.git'],
  ['https://secret@example.org/site.git', 'https://example.org/site.git'],
  ['https://asha:se@cret@example.org/a@b.git', 'https://example.org/a@b.git'],
  ['git@example.org:school/site.git', 'git@example.org:school/site.git'],
] as const)('the address %s is said without a password', async ([address, said]) => {
  const { look, git } = changed()
  git('remote', 'set-url', '--push', 'origin', address)
  expect(await look()).toMatchObject({ server: { remote: 'origin', address: said } })
})

test('git that takes too long is ended, with what it started', async () => {
  const { top, hook } = changed()
  hook('pre-push', 'sleep 600')
  const ran = await runGit(['push', 'origin', 'main:refs/heads/other'], { cwd: top, most: 300 })
  expect(ran).toMatchObject({ ok: false, isLate: true })
  const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
  expect(left.split('\n').filter((line) => line.includes(top) && line.includes('push'))).toEqual([])
})

test('what another program said of its own repository is not ours', async () => {
  const { propose, git } = changed()
  vi.stubEnv('GIT_DIR', '/nowhere')
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere')
  const proposed = await propose('First')
  expect(proposed).toMatchObject({ branch: 'studio-first' })
  expect(git('log', '--format=%s', '-1', 'studio-first')).toBe('First')
})

test.for([
  ['git@github.com:school/site.git', 'https://github.com/school/site/compare/main...studio-fees?expand=1'],
  ['https://github.com/school/site', 'https://github.com/school/site/compare/main...studio-fees?expand=1'],
  [
    'https://asha:secret@github.com/school/site.git',
    'https://github.com/school/site/compare/main...studio-fees?expand=1',
  ],
  [
    'ssh://git@gitlab.com:22/school/site.git',
    'https://gitlab.com/school/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=studio-fees',
  ],
  ['https://git.example.org/school/site.git', undefined],
  ['https://example.org/github.com/site.git', undefined],
  ['/srv/site.git', undefined],
] as const)('%s: the pull request is opened at %s', ([remote, address]) => {
  expect(pullRequestAt(remote, 'main', 'studio-fees')).toBe(address)
})

test.for([
  ['School fees, grade 4: 64,200 → 65,000', 'studio-school-fees-grade-4-64-200-65-000'],
  ['Ada ya shule', 'studio-ada-ya-shule'],
  ['Élèves', 'studio-eleves'],
  ['日本語', 'studio-change'],
  ['..//--@{.lock', 'studio-lock'],
  ['a'.repeat(90), `studio-${'a'.repeat(48)}`],
  ['taken', 'studio-taken-3'],
] as const)('%s becomes %s', ([words, name]) => {
  const taken = new Set(['studio-taken', 'studio-taken-2'])
  expect(branchName(words, (each) => taken.has(each))).toBe(name)
})
