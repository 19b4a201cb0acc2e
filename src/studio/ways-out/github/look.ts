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
  const found = await fileAt(github, file.path, at)
  return { file, found, standing: standingOf(file, found, mine) }
}

/** Gives the bytes of a file of the site. `undefined` if there is no such file. */
export const fileAt = ({ repository: { folder }, bytes }: GitHub, path: string, at: string) =>
  bytes(`/contents/${pathAt(`${folder}${path}`)}?ref=${encodeURIComponent(at)}`)

export const pathAt = (path: string) => path.split('/').map(encodeURIComponent).join('/')
