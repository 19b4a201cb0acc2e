/** What a build knows of the files of a release, so that the next one need not read them again. */
import { hash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readKept, writeKept } from '../cache/kept-file.ts'
import { lookAt } from './place.ts'

/** A tuple, because there are as many as files. A file of which size or time differ was changed by somebody else. */
export type FileState = readonly [
  /** What the file was made from; where that is not known, the hash of its content. */
  key: string,
  /** Bytes. */
  size: number,
  /** Of the last change, in milliseconds since 1970. */
  time: number,
]
export type ReleaseState = {
  readonly size: number
  readonly get: (path: string) => FileState | undefined
  readonly has: (path: string) => boolean
  readonly forEach: (act: (state: FileState, path: string) => void) => void
}
type Row = readonly [path: string, FileState]

const FORMAT = 'release 3'
const fileOf = (release: string) => `${release}.state`

/** `undefined` of a release that is not whole, or of which nothing was kept. */
export function readState(release: string): ReleaseState | undefined {
  const rows = readKept<readonly Row[]>(fileOf(release), FORMAT)
  return rows && new Map(rows)
}

export const hasState = (release: string): boolean => lookAt(fileOf(release)) !== undefined

/** Until it is written again the release counts as not whole. */
export const dropState = (release: string): void => rmSync(fileOf(release), { force: true })

/** `news` are the files that have another state by now. */
export function writeState(release: string, state: ReleaseState, news?: ReleaseState): void {
  const rows: Row[] = []
  state.forEach((own, path) => rows.push([path, news?.get(path) ?? own]))
  writeKept(fileOf(release), FORMAT, rows)
}

/** The state of a folder of which nothing was kept: its files are read. */
export function stateByReading(folder: string, paths: readonly string[]): ReleaseState {
  const states = paths.flatMap((path) => {
    const found = lookAt(join(folder, path))
    if (!found?.isFile()) return []
    return [[path, stateOf(folder, path, digestOf(readFileSync(join(folder, path))))] as const]
  })
  return new Map(states)
}

/** The state of a file that is there. */
export function stateOf(folder: string, path: string, key: string): FileState {
  const found = lookAt(`${folder}/${path}`)
  return [key, found?.size ?? -1, found?.mtimeMs ?? -1]
}

/** Whether a file is as a build left it. */
export function isIntact(folder: string, path: string, [, size, time]: FileState): boolean {
  // Not joined: there are as many as files.
  const found = lookAt(`${folder}/${path}`)
  return found?.isFile() === true && found.size === size && found.mtimeMs === time
}

/** Whether a file is as a build left it, and holds this. */
export function holds(folder: string, path: string, state: FileState, content: Uint8Array): boolean {
  return (
    content.length === state[1] &&
    isIntact(folder, path, state) &&
    readFileSync(`${folder}/${path}`).equals(content)
  )
}

export const digestOf = (content: Uint8Array): string => hash('sha256', content, 'base64').slice(0, 27)
