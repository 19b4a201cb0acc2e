/** What a build knows about the files of a release, so that the next build need not read them. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { removeFile } from '../../base/remove-file.ts'
import type { FileState } from '../../files/planned-file.ts'
import { type Kind, openStore } from '../../store/store.ts'
import { statsAt } from './output-folder.ts'

export type ReleaseState = {
  readonly size: number
  readonly get: (path: string) => FileState | undefined
  readonly has: (path: string) => boolean
  readonly forEach: (act: (state: FileState, path: string) => void) => void
}
type Row = readonly [path: string, FileState]

const kindOf = (release: string): Kind<readonly Row[]> => ({
  name: basename(fileOf(release)),
  version: 3,
  fits: (value): value is readonly Row[] => Array.isArray(value),
})
/** Depends on nothing but the folder of the release. */
const FINGERPRINT = 'release'
const storeOf = (release: string) => openStore(dirname(release))
const fileOf = (release: string) => `${release}.state`

/** `undefined` if the release is incomplete, or nothing was kept. */
export function readState(release: string): ReleaseState | undefined {
  const rows = storeOf(release).read(kindOf(release), FINGERPRINT)
  return rows && new Map(rows)
}

export function pathsIn(state: ReleaseState): readonly string[] {
  const paths: string[] = []
  state.forEach((_, path) => paths.push(path))
  return paths
}

export const isComplete = (release: string): boolean => statsAt(fileOf(release)) !== undefined

/** The release counts as incomplete until its state is written again. */
export const dropState = (release: string): void => removeFile(fileOf(release))

/** `news` has the files whose state has changed. */
export function writeState(release: string, state: ReleaseState, news?: ReleaseState): void {
  const rows: Row[] = []
  state.forEach((own, path) => rows.push([path, news?.get(path) ?? own]))
  storeOf(release).write(kindOf(release), FINGERPRINT, rows)
}

/** The state of a folder that has no kept state. Reads its files. */
export function stateByReading(folder: string, paths: readonly string[]): ReleaseState {
  const states = paths.flatMap((path) => {
    const found = statsAt(join(folder, path))
    if (!found?.isFile()) return []
    return [[path, stateOf(folder, path, digestOf(readFileSync(join(folder, path))))] as const]
  })
  return new Map(states)
}

/** The state of an existing file. */
export function stateOf(folder: string, path: string, key: string): FileState {
  const found = statsAt(`${folder}/${path}`)
  return [key, found?.size ?? -1, found?.mtimeMs ?? -1]
}

/** Whether nobody has changed the file since a build wrote it. */
export function isIntact(folder: string, path: string, [, size, time]: FileState): boolean {
  // Not `join`, which is slow for thousands of files.
  const found = statsAt(`${folder}/${path}`)
  return found?.isFile() === true && found.size === size && found.mtimeMs === time
}

/** Whether nobody has changed the file since, and it has this content. */
export function holds(folder: string, path: string, state: FileState, content: Uint8Array): boolean {
  return (
    content.length === state[1] &&
    isIntact(folder, path, state) &&
    readFileSync(`${folder}/${path}`).equals(content)
  )
}

export const digestOf = (content: Uint8Array): string => hash('sha256', content, 'base64').slice(0, 27)
