/** Lets one call of a proposal fail, proposes again, and says what is wrong in the repository afterwards. */
import type { Outcome, Proposal } from '../../../src/studio/ways-out/way-out.ts'
import { authorOf, CHOIR, changeOf, FEES, fees, PHOTO, siteAtGitHub } from './at-github.ts'
import { FAILURES, type Failure, type FakeGitHub } from './fake-github.ts'

/** The calls of each kind of proposal that can fail. */
export const CALLS_OF = {
  first: [
    'repository',
    'ref',
    'contents',
    'compare',
    'blob',
    'read-commit',
    'tree',
    'commit',
    'new-ref',
    'new-pull',
  ],
  second: ['pulls', 'ref', 'contents', 'tree', 'move-ref', 'change-pull'],
  behind: ['merge', 'contents', 'move-ref'],
} as const

export type Kind = keyof typeof CALLS_OF
export type Trial = {
  readonly kind: Kind
  readonly call: string
  readonly failure: Failure
  readonly reloads: boolean
}

export const trialsOf = (failures: readonly Failure[] = FAILURES): readonly Trial[] =>
  (['first', 'second', 'behind'] as const).flatMap((kind) =>
    CALLS_OF[kind].flatMap((call) =>
      failures.flatMap((failure) => [false, true].map((reloads) => ({ kind, call, failure, reloads }))),
    ),
  )

/** Gives what is wrong, in words, and how the proposal ended that met the failure. */
export async function tryWith({ kind, call, failure, reloads }: Trial) {
  const { github, proposal, author, opened } = await prepared(kind)
  const before = JSON.stringify(proposal, inFull)
  const main = github.git.tip('main')
  github.fail(call, failure)
  github.onHang(author.giveUp)
  const first = await author.propose(proposal)
  const wrong: string[] = []
  const claim = (holds: boolean, words: string) => {
    if (!holds) wrong.push(words)
  }
  claim(github.failed(), 'the call was never made')
  github.recover()
  const branches = () => branchesOf(github)
  claim(branches().length <= 1, 'two branches')
  if (reloads) author.reload()
  const second = first.kind === 'proposed' ? first : await author.propose(proposal)
  claim(second.kind === 'proposed', `not proposed in the end: ${JSON.stringify(second)}`)
  claim(JSON.stringify(proposal, inFull) === before, 'the draft is not as it was')
  claim(github.git.tip('main') === main, 'the branch of the site was moved')
  claim(branches().length === 1, `branches: ${branches()}`)
  claim(github.pulls.length === 1, `pull requests: ${github.pulls.length}`)
  const [branch = ''] = branches()
  const commits = github.git.git('rev-list', '--no-merges', '--count', `main..${branch}`)
  claim(commits === (kind === 'first' ? '1' : '2'), `commits: ${commits}`)
  claim(changed(github, branch) === MEANT[kind], `changed: ${changed(github, branch)}`)
  const photo = github.git.read(branch, 'pages/images/a.jpg')
  claim(photo !== undefined && Buffer.compare(photo, PHOTO) === 0, 'the picture is not whole')
  return { wrong, first, second, opened }
}

const branchesOf = ({ git }: FakeGitHub) =>
  git
    .git('for-each-ref', '--format=%(refname:short)', 'refs/heads')
    .split('\n')
    .filter((each) => each !== 'main')

const changed = ({ git }: FakeGitHub, branch: string) =>
  git.git('diff', '--numstat', `main...${branch}`).replaceAll('\t', ' ').split('\n').join('; ')

const PICTURE = '- - pages/images/a.jpg'
const MEANT: Readonly<Record<Kind, string>> = {
  first: `1 1 pages/fees.yaml; ${PICTURE}`,
  second: `1 1 pages/fees.yaml; ${PICTURE}`,
  behind: `1 0 pages/choir.yaml; 1 1 pages/fees.yaml; ${PICTURE}`,
}

const inFull = (_: string, value: unknown) => (value instanceof Uint8Array ? [...value].join() : value)

async function prepared(kind: Kind) {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  github.git.land('main', { 'pages/clubs.yaml': 'title: Clubs\n' })
  const base = { commit: opened, branch: 'main' }
  const first = changeOf(base, [fees('4,700'), { path: 'pages/images/a.jpg', opened: null, content: PHOTO }])
  if (kind === 'first') return { github, author, proposal: first, opened }
  const done = baseOf(await author.propose(first))
  if (kind === 'second') {
    const more = { ...fees('4,800'), opened: FEES.replace('4,500', '4,700') }
    return { github, author, proposal: changeOf(done, [more], 'Fees: 4,700 → 4,800'), opened }
  }
  const newer = CHOIR.replace('Monday', 'Friday')
  const commit = github.git.land('main', { 'pages/choir.yaml': newer })
  const choir = { path: 'pages/choir.yaml', opened: newer, content: `${newer}room: 3\n` }
  return { github, author, proposal: changeOf({ commit, branch: 'main' }, [choir], 'Choir'), opened }
}

function baseOf(outcome: Outcome): Proposal['base'] {
  if (outcome.kind !== 'proposed') throw new Error(JSON.stringify(outcome))
  return outcome.base
}
