/** What the fake GitHub knows, and what its calls get and give. */
import type { GitStore } from './git-store.ts'

export type Pull = {
  readonly number: number
  readonly head: string
  readonly base: string
  title: string
  body: string
  state: 'open' | 'closed'
  isMerged: boolean
  readonly lastTip: string
}

/** `push`: the owner may write. `contents` and `pulls`: what the token may write. */
export type Rights = { readonly push: boolean; readonly contents: boolean; readonly pulls: boolean }

export type CheckRun = {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
  readonly output: { readonly title: string | null; readonly annotations_count: number }
}

export type Note = { readonly path: string; readonly start_line: number; readonly message: string }

export type State = {
  readonly git: GitStore
  readonly full: string
  isPrivate: boolean
  readonly tokens: Map<string, Rights>
  readonly pulls: Pull[]
  readonly checks: {
    readonly runs: Map<string, readonly CheckRun[]>
    readonly notes: Map<number, readonly Note[]>
  }
}

export type Request = {
  readonly method: string
  /** What the path of the call leaves open. */
  readonly rest: string
  readonly query: URLSearchParams
  readonly accept: string
  readonly body: string
  /** `undefined` without a token. */
  readonly rights: Rights | undefined
}

export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const problem = (status: number, message: string, errors?: readonly unknown[]): Answer => ({
  status,
  body: { message, ...(errors ? { errors } : {}), documentation_url: 'https://docs.github.com/rest' },
})

export const lacks = (field: string) => ({ resource: 'PullRequest', field, code: 'invalid' })

export function bodyOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
