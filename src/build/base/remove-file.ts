/** Deletes files of our own. */
import { lstatSync, rmdirSync, unlinkSync } from 'node:fs'
import { codeOf } from './error-code.ts'
import { UserError } from './user-error.ts'

/** That there is no file. */
export const GONE: readonly string[] = ['ENOENT', 'ENOTDIR']

/** Also deletes an empty folder that somebody put in the place of the file. */
export function removeFile(path: string): void {
  try {
    unlinkSync(path)
  } catch (cause) {
    if (GONE.includes(codeOf(cause))) return
    if (!isFolder(path)) throw cause
    removeFolder(path)
  }
}

export const isFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

function removeFolder(path: string): void {
  try {
    rmdirSync(path)
  } catch (cause) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(cause))) throw cause
    throw mustBeFile(path)
  }
}

export const mustBeFile = (path: string) =>
  new UserError(`${path} must be a file, but it is a folder. Delete it.`)
