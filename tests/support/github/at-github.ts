/** A site at the fake GitHub, and an author who proposes changes of it. */
import { expect, onTestFinished } from 'vitest'
import { newGitHub } from '../../../src/studio/ways-out/github/api.ts'
import { githubWay } from '../../../src/studio/ways-out/github/github.ts'
import { notesIn } from '../../../src/studio/ways-out/github/notes.ts'
import { pagesWay } from '../../../src/studio/ways-out/github/pages.ts'
import { proposalState } from '../../../src/studio/ways-out/github/state.ts'
import type { Base, Proposal, ProposedFile } from '../../../src/studio/ways-out/way-out.ts'
import { emptyFolder } from '../folder.ts'
import { asBrowser } from './as-browser.ts'
import { type FakeGitHub, gitHubOver, served } from './fake-github.ts'

export const TOKEN = 'github_pat_11AAAAAAA0aaaaaaaaaaaa_SECRETSECRETSECRET'
export const FEES = 'title: Fees\n# What parents pay\nterm: 1\namount: 4,500\n'
export const CHOIR = 'title: Choir\nday: Monday\n'
/** No text, and with a line break that git must not change. */
export const PHOTO = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31 + (at >> 8)) % 256)

export async function siteAtGitHub(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const fake = gitHubOver({ folder: emptyFolder() })
  const { address, close } = await served(fake.listen)
  onTestFinished(close)
  const github = { ...fake, address }
  const opened = github.git.land('main', {
    'site.yaml': 'name: School\n',
    'pages/fees.yaml': FEES,
    'pages/choir.yaml': CHOIR,
    ...files,
  })
  github.tokens.set(TOKEN, { push: true, contents: true, pulls: true })
  return { github, opened }
}

export const branches = (github: Pick<FakeGitHub, 'git'>) =>
  github.git.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n')

export async function proposed(outcome: Promise<unknown>) {
  const found = await outcome
  expect(found).toEqual(expect.objectContaining({ kind: 'proposed' }))
  return found as {
    branch: string
    number: number
    address: string
    base: { commit: string; branch: string }
  }
}

/** One browser. Its storage outlives the page. */
export function authorOf(
  github: FakeGitHub & { readonly address: string },
  { token = TOKEN, folder = '' }: { token?: string; folder?: string } = {},
) {
  const storage = memoryStorage()
  const repository = { owner: 'school', name: 'site', folder }
  let waiting = new AbortController()
  const ask = asBrowser(github.address, () => waiting.signal)
  const known = newGitHub({ repository, ask, token: () => token || undefined })
  const anybody = newGitHub({ repository, ask, token: () => undefined })
  const notes = () => notesIn('school/site', () => storage)
  let way = githubWay(known, notes())
  return {
    storage,
    propose: (proposal: Proposal) => way.propose(proposal),
    /** Without a token. */
    goOn: (proposal: Proposal) => pagesWay(anybody).propose(proposal),
    state: () => proposalState(token ? known : anybody, notes(), anybody),
    /** As when the time of a request is over. */
    giveUp: () => {
      waiting.abort(new DOMException('It took too long.', 'TimeoutError'))
      waiting = new AbortController()
    },
    reload: () => {
      way = githubWay(known, notes())
    },
  }
}

export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

export const changeOf = (
  base: Base,
  files: readonly ProposedFile[],
  words = 'Fees: 4,500 → 4,700',
): Proposal => ({
  base,
  title: 'Fees of term 1',
  words,
  message: `Fees of term 1\n\n${words}`,
  files,
})

export const fees = (amount: string): ProposedFile => ({
  path: 'pages/fees.yaml',
  opened: FEES,
  content: FEES.replace('4,500', amount),
})
