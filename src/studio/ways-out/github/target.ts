/** Where a proposal goes: to the open one of this browser, or to a new branch. */
import { failed } from '../failed.ts'
import type { Base } from '../way-out.ts'
import { CallFailed, type GitHub } from './api.ts'
import { pathAt } from './look.ts'
import type { Notes } from './notes.ts'
import { type Pull, pullsOf } from './pulls.ts'

export type Target = {
  readonly branch: string
  /** What the files are compared with. */
  readonly tip: string
  readonly isNew: boolean
  readonly pull: Pull | undefined
}

type Ref = { readonly object: { readonly sha: string } }

export async function tipOf(github: GitHub, branch: string): Promise<string | undefined> {
  const found = await github.get<Ref>(`/git/ref/heads/${pathAt(branch)}`)
  return found?.object.sha
}

/** `newName` is called if this browser has no open proposal. */
export async function targetOf(
  github: GitHub,
  base: Base,
  notes: Notes,
  newName: () => string,
): Promise<Target> {
  const noted = notes.read()
  const pulls = noted === undefined ? [] : await pullsOf(github, noted)
  const pull = pulls.find(({ state }) => state === 'open')
  const isOver = !pull && pulls.length > 0
  if (isOver) notes.write(undefined)
  const branch = isOver || noted === undefined ? newName() : noted
  const tip = noted === branch ? await tipOf(github, branch) : undefined
  if (tip !== undefined) return { branch, tip, isNew: false, pull }
  const ground = await tipOf(github, base.branch)
  if (ground === undefined) throw new CallFailed(failed('no-branch'))
  return { branch, tip: ground, isNew: true, pull: undefined }
}

type Compared = { readonly status: string; readonly files?: readonly { readonly filename: string }[] }
/** GitHub names no more files than these. */
const MOST_FILES = 300

/**
 * The commit that was opened, so that the proposal only says what the author changed. If it is not in the history of the
 * branch, or has other texts than those that were opened, it is the newest one: that one has been compared.
 */
export async function parentFor(
  github: GitHub,
  { tip, isNew }: Target,
  { commit }: Base,
  paths: readonly string[],
): Promise<string> {
  if (!isNew || commit === null || commit === tip) return tip
  const found = await github.get<Compared>(`/compare/${encodeURIComponent(commit)}...${tip}`)
  const files = found?.files ?? []
  const isSame = !files.some(({ filename }) => paths.includes(filename)) && files.length < MOST_FILES
  return found?.status === 'ahead' && isSame ? commit : tip
}
