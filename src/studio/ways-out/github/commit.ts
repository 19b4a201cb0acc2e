/** One commit with all files of a proposal. It belongs to no branch yet, so nobody sees it. */
import type { ProposedFile } from '../way-out.ts'
import type { GitHub } from './api.ts'

type Made = { readonly sha: string }
type Entry = { readonly path: string; readonly mode: '100644'; readonly type: 'blob' } & (
  | { readonly content: string }
  | { readonly sha: string | null }
)

/** Gives the id of the commit. */
export async function makeCommit(
  github: GitHub,
  parent: string,
  files: readonly ProposedFile[],
  message: string,
): Promise<string> {
  const entries: Entry[] = []
  // One after the other: a phone may not have the room for several pictures at once.
  for (const file of files) entries.push(await entryOf(github, file))
  const base = await github.post<Made>('/git/trees', {
    base_tree: await treeOf(github, parent),
    tree: entries,
  })
  const made = await github.post<Made>('/git/commits', { tree: base.sha, parents: [parent], message })
  return made.sha
}

async function treeOf(github: GitHub, commit: string): Promise<string> {
  const found = await github.get<{ readonly tree: Made }>(`/git/commits/${commit}`)
  return found?.tree.sha ?? commit
}

async function entryOf(github: GitHub, { path, content }: ProposedFile): Promise<Entry> {
  const entry = { path: `${github.repository.folder}${path}`, mode: '100644', type: 'blob' } as const
  if (content === null) return { ...entry, sha: null }
  // An empty text is no content for GitHub.
  if (typeof content === 'string' && content !== '') return { ...entry, content }
  const bytes = typeof content === 'string' ? new Uint8Array() : content
  const { sha } = await github.post<Made>('/git/blobs', { content: base64(bytes), encoding: 'base64' })
  return { ...entry, sha }
}

const AT_ONCE = 0x8000

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)))
  return btoa(parts.join(''))
}
