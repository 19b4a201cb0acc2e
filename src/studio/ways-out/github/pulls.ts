/** The pull request of a proposal. */
import { escaped } from '../../../core/change/review/as-markdown.ts'
import { cutTitle } from '../../../core/change/review/title.ts'
import type { Proposal } from '../way-out.ts'
import { CallFailed, type GitHub } from './api.ts'

export type Pull = {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly merged_at: string | null
  readonly title: string
  readonly body: string | null
  readonly head: { readonly sha: string }
  readonly mergeable?: boolean | null
}

/** GitHub takes 65,536 characters. */
const LONGEST = 60_000
/** GitHub takes no more. */
const LONGEST_TITLE = 256

/** All pull requests of a branch, the newest first. */
export async function pullsOf(github: GitHub, branch: string): Promise<readonly Pull[]> {
  const head = encodeURIComponent(`${github.repository.owner}:${branch}`)
  return (await github.get<readonly Pull[]>(`/pulls?state=all&head=${head}`)) ?? []
}

async function openPull(github: GitHub, branch: string): Promise<Pull | undefined> {
  return (await pullsOf(github, branch)).find(({ state }) => state === 'open')
}

/** Makes it, or adds the words to the one that is there. The same proposal twice changes nothing. */
export async function ensurePull(
  github: GitHub,
  branch: string,
  known: Pull | undefined,
  { base, title: whole, words: said }: Proposal,
): Promise<Pull> {
  const { title, rest } = cutTitle(whole, LONGEST_TITLE)
  const words = rest === '' ? said : `${escaped(rest)}\n\n${said}`
  if (known) return withWords(github, known, whole, words)
  try {
    const body = words.slice(0, LONGEST)
    return await github.post<Pull>('/pulls', { head: branch, base: base.branch, title, body })
  } catch (problem) {
    // An earlier try has made it, and its answer was lost.
    const made =
      problem instanceof CallFailed && problem.failed.reason === 'refused' && (await openPull(github, branch))
    if (!made) throw problem
    return withWords(github, made, whole, words)
  }
}

async function withWords(github: GitHub, pull: Pull, added: string, words: string): Promise<Pull> {
  const before = pull.body ?? ''
  // GitHub may write line breaks in a way of its own.
  if (plain(before).includes(plain(words))) return pull
  const body = `${before}\n\n---\n\n${words}`.slice(0, LONGEST)
  const isSaid = plain(pull.title).includes(plain(added))
  const { title } = cutTitle(isSaid ? pull.title : `${pull.title}; ${added}`, LONGEST_TITLE)
  return github.patch<Pull>(`/pulls/${pull.number}`, { title, body })
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
