/** How the files of a proposal are at GitHub now. */
import { standingOf } from '../compare.ts'
import type { Content, ProposedFile } from '../way-out.ts'
import type { GitHub } from './api.ts'

export type Look = Awaited<ReturnType<typeof look>>

/** `at` is a commit or a branch. `mine` are versions that this browser has sent itself. */
export async function look(
  github: GitHub,
  file: ProposedFile,
  at: string,
  mine: readonly (Content | null)[] = [],
) {
  const path = pathAt(`${github.repository.folder}${file.path}`)
  const found = await github.bytes(`/contents/${path}?ref=${encodeURIComponent(at)}`)
  return { file, found, standing: standingOf(file, found, mine) }
}

export const pathAt = (path: string) => path.split('/').map(encodeURIComponent).join('/')
