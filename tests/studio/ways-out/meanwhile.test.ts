/** Somebody else changes the same file while a proposal is being made: nothing of that is undone. */
import { expect, test } from 'vitest'
import { authorOf, changeOf, FEES, fees, siteAtGitHub } from '../../support/github/at-github.ts'
import { CALLS_OF } from '../../support/github/trials.ts'

const THEIRS = FEES.replace('4,500', '5,000')

test.for(CALLS_OF.first.filter((call) => call !== 'blob' && call !== 'compare'))(
  'just before %s the branch of the site moves',
  async (call) => {
    const { github, opened } = await siteAtGitHub()
    const { git } = github
    github.before(call, () => void git.land('main', { 'pages/fees.yaml': THEIRS }))
    const outcome = await authorOf(github).propose(
      changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]),
    )
    const main = git.tip('main') ?? ''
    expect(git.read('main', 'pages/fees.yaml')?.toString()).toBe(THEIRS)
    if (outcome.kind === 'clash') {
      expect(outcome).toMatchObject({ base: { commit: main }, theirs: [{ content: THEIRS }] })
      expect(github.pulls).toEqual([])
      return
    }
    // It was looked at before. Then git sees the clash, and nobody can merge one over the other.
    expect(outcome).toMatchObject({ kind: 'proposed' })
    const branch = github.pulls[0]?.head ?? ''
    expect(git.git('rev-parse', `${branch}^`)).toBe(opened)
    expect(git.merge('main', branch)).toBe('conflict')
    expect(git.tip('main')).toBe(main)
  },
)

test.for(CALLS_OF.second)('just before %s a reviewer changes the open proposal', async (call) => {
  const { github, opened } = await siteAtGitHub()
  const { git } = github
  const author = authorOf(github)
  const first = await author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]))
  if (first.kind !== 'proposed') throw new Error(first.kind)
  const theirs = FEES.replace('4,500', '4,700').replace('term: 1', 'term: 2')
  github.before(call, () => void git.land(first.branch, { 'pages/fees.yaml': theirs }))
  const more = { ...fees('4,800'), opened: FEES.replace('4,500', '4,700') }
  const outcome = await author.propose(changeOf(first.base, [more], 'Fees: 4,700 → 4,800'))
  const now = git.read(first.branch, 'pages/fees.yaml')?.toString()
  // After the branch was moved, the reviewer's text is the newest, as it should be.
  expect(outcome.kind).toBe(call === 'change-pull' ? 'proposed' : 'clash')
  expect(now).toBe(theirs)
  expect(git.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n')).toHaveLength(2)
  if (outcome.kind === 'clash') expect(outcome.theirs).toEqual([{ path: 'pages/fees.yaml', content: theirs }])
})

test('the author types on between two tries: the second one has the newest text', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const base = { commit: opened, branch: 'main' }
  github.fail('new-ref', 'lost')
  expect(await author.propose(changeOf(base, [fees('4,700')]))).toMatchObject({ reason: 'no-answer' })
  const outcome = await author.propose(changeOf(base, [fees('4,750')]))
  expect(outcome).toMatchObject({ kind: 'proposed' })
  const branch = github.pulls[0]?.head ?? ''
  expect(github.git.read(branch, 'pages/fees.yaml')?.toString()).toContain('4,750')
  expect(github.pulls).toHaveLength(1)
})

test('a rule of the repository is told in the words of GitHub', async () => {
  const { github, opened } = await siteAtGitHub()
  github.fail('new-ref', '422')
  const change = changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])
  expect(await authorOf(github).propose(change)).toEqual({
    kind: 'failed',
    reason: 'refused',
    again: false,
    says: 'Validation Failed A rule of the repository forbids this.',
  })
})

test.for([
  [{ push: false, contents: true, pulls: true }, 'not-allowed'],
  [{ push: true, contents: false, pulls: true }, 'not-allowed'],
  [{ push: true, contents: true, pulls: false }, 'not-allowed'],
] as const)('a token with the rights %o', async ([rights, reason]) => {
  const { github, opened } = await siteAtGitHub()
  const token = 'github_pat_11BBBBBBB0bbbbbbbbbbbbbbbbbbbb'
  github.tokens.set(token, rights)
  const outcome = await authorOf(github, { token }).propose(
    changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]),
  )
  expect(outcome).toMatchObject({ kind: 'failed', reason, again: false })
  expect(github.git.tip('main')).toBe(opened)
})

test('a private repository is not there for a token that may not see it', async () => {
  const { github, opened } = await siteAtGitHub()
  github.state.isPrivate = true
  const change = changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])
  const token = 'github_pat_11CCCCCCC0cccccccccccccccccccc'
  expect(await authorOf(github, { token }).propose(change)).toMatchObject({ reason: 'token-refused' })
  github.fail('repository', '404')
  expect(await authorOf(github).propose(change)).toMatchObject({ reason: 'not-found' })
})
