/** A site at the fake GitHub, and an author who proposes changes of it. */
import { onTestFinished } from 'vitest'
import { newGitHub } from '../../../src/studio/ways-out/github/api.ts'
import { githubWay } from '../../../src/studio/ways-out/github/github.ts'
import { notesIn } from '../../../src/studio/ways-out/github/notes.ts'
import type { Base, Proposal, ProposedFile } from '../../../src/studio/ways-out/way-out.ts'
import { emptyFolder } from '../folder.ts'
import { asBrowser } from './as-browser.ts'
import { type FakeGitHub, fakeGitHub } from './fake-github.ts'

export const TOKEN = 'github_pat_11AAAAAAA0aaaaaaaaaaaa_SECRETSECRETSECRET'
export const FEES = 'title: Fees\n# What parents pay\nterm: 1\namount: 4,500\n'
export const CHOIR = 'title: Choir\nday: Monday\n'
/** No text, and with a line break that git must not change. */
export const PHOTO = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31 + (at >> 8)) % 256)

export async function siteAtGitHub(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const github = await fakeGitHub({ folder: emptyFolder() })
  onTestFinished(() => github.close())
  const opened = github.git.land('main', {
    'site.yaml': 'name: School\n',
    'pages/fees.yaml': FEES,
    'pages/choir.yaml': CHOIR,
    ...files,
  })
  github.tokens.set(TOKEN, { push: true, contents: true, pulls: true })
  return { github, opened }
}

/** One browser. Its storage outlives the page. */
export function authorOf(
  github: FakeGitHub,
  { token = TOKEN, folder = '' }: { token?: string; folder?: string } = {},
) {
  const storage = memoryStorage()
  const repository = { owner: 'school', name: 'site', folder }
  let patience = 60_000
  const ask = asBrowser(github.address, () => patience)
  const page = () =>
    githubWay(
      newGitHub({ repository, ask, token: () => token || undefined }),
      notesIn('school/site', () => storage),
    )
  let way = page()
  return {
    storage,
    propose: (proposal: Proposal) => way.propose(proposal),
    setPatience: (milliseconds: number) => {
      patience = milliseconds
    },
    reload: () => {
      way = page()
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
  files,
})

export const fees = (amount: string): ProposedFile => ({
  path: 'pages/fees.yaml',
  opened: FEES,
  content: FEES.replace('4,500', amount),
})
