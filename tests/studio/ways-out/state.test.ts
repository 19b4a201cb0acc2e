/** What has become of a proposal. */
import { expect, test } from 'vitest'
import { authorOf, changeOf, FEES, fees, siteAtGitHub } from '../../support/github/at-github.ts'

async function proposed() {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const outcome = await author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]))
  if (outcome.kind !== 'proposed') throw new Error(outcome.kind)
  return { github, author, ...outcome, tip: github.git.tip(outcome.branch) ?? '' }
}

const run = (id: number, conclusion: string | null) => ({
  id,
  name: `check ${id}`,
  status: conclusion === null ? 'in_progress' : 'completed',
  conclusion,
  output: { title: null, annotations_count: 1 },
})
const NOTE = { path: 'pages/fees.yaml', start_line: 4, message: 'The amount has a comma too many.' }

test('nothing was proposed', async () => {
  const { github } = await siteAtGitHub()
  expect(await authorOf(github).state()).toEqual({ kind: 'none' })
  expect(github.seen).toEqual([])
})

test.for([
  [[], 'unknown'],
  [[run(1, 'success'), run(2, null)], 'running'],
  [[run(1, 'success'), run(2, 'skipped')], 'passed'],
  [[run(1, 'success'), run(2, 'failure'), run(3, null)], 'failed'],
] as const)('open, with the checks %j: %s', async ([runs, checks]) => {
  const { github, author, number, address, tip } = await proposed()
  github.checks.runs.set(tip, runs)
  github.checks.notes.set(2, [NOTE])
  const message = { path: NOTE.path, line: NOTE.start_line, message: NOTE.message }
  const failures = checks === 'failed' ? [{ name: 'check 2', messages: [message] }] : []
  expect(await author.state()).toEqual({ kind: 'open', number, address, checks, failures, isClashing: false })
})

test('a public repository tells it without a token, a private one does not', async () => {
  const { github, author, number } = await proposed()
  const stranger = authorOf(github, { token: '' })
  for (const name of ['ukurasa-proposal school/site'])
    stranger.storage.setItem(name, author.storage.getItem(name) ?? '')
  expect(await stranger.state()).toMatchObject({ kind: 'open', number })
  github.state.isPrivate = true
  expect(await stranger.state()).toEqual({ kind: 'none' })
})

test('a token that may not see checks asks again as anybody', async () => {
  const { github, author, tip } = await proposed()
  github.checks.runs.set(tip, [run(1, 'success')])
  github.fail('checks', '403')
  expect(await author.state()).toMatchObject({ checks: 'passed' })
})

test.for([
  [true, 'merged'],
  [false, 'closed'],
] as const)('merged %s: %s', async ([isMerged, kind]) => {
  const { github, author, number, address } = await proposed()
  Object.assign(github.pulls[0] ?? {}, { state: 'closed', isMerged })
  expect(await author.state()).toEqual({ kind, number, address })
})

test('others have changed the same places since', async () => {
  const { github, author } = await proposed()
  github.git.land('main', { 'pages/fees.yaml': FEES.replace('4,500', '5,000') })
  expect(await author.state()).toMatchObject({ kind: 'open', isClashing: true })
})

test('nobody answers', async () => {
  const { github, author } = await proposed()
  github.fail('pulls', 'no-net')
  expect(await author.state()).toMatchObject({ kind: 'failed', reason: 'no-answer' })
})
