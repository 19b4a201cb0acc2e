/** File names that some systems forbid, or confuse with others. A site must survive a copy to any system. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { lastPart } from './last-part.ts'

/** Windows reserves these names with any ending. */
const OF_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const NOT_ON_WINDOWS = /[<>:"|?*\\]/
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff\ufffd]/u

/** A quick test: finds every name with a problem, and some without one. */
const SUSPICIOUS = /[^\w./-]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)/i

/** Why a path should not be used, in words; `undefined` if all is well. `path` has `/` between its parts. */
export function nameProblem(path: string): string | undefined {
  if (!SUSPICIOUS.test(path)) return undefined
  for (const part of path.split('/')) {
    if (OF_WINDOWS.test(part)) return 'Windows reserves this name'
    if (/[. ]$/.test(part)) return 'it ends in a dot or a space, and Windows removes those'
    if (NOT_ON_WINDOWS.test(part)) return 'it has a sign that Windows does not allow in names'
    if (UNSEEN.test(part)) return 'it has an invisible character'
  }
  return undefined
}

/** The same for all names that some disks confuse. */
export const plainName = (path: string): string => path.normalize('NFC').toLowerCase()

/** The same without folders. */
export const plainLastPart = (path: string): string => lastPart(plainName(path))

/** And without the ending. */
export const stemOf = (path: string): string => plainLastPart(path).replace(/\.[^./]*$/, '')

/** The same for names that differ just in blanks, hyphens and capitals. */
export const nameWithoutGaps = (name: string): string => plainName(name).replaceAll(/[\s_-]/g, '')

/** `folder` ends in `/`. */
export function checkFileName(folder: string, name: string, report: Report): void {
  const problem = nameProblem(name)
  if (problem !== undefined)
    report({ ...messages.nameNotPortable(name, problem), span: startOf(`${folder}${name}`) })
}

export function checkFileNames(folder: string, names: readonly string[], report: Report): void {
  for (const name of names) checkFileName(folder, name, report)
}

/** Reports the second of two names that some disks confuse. `taken` are names of files that the build writes. */
export function checkDuplicates(
  folder: string,
  names: readonly string[],
  taken: readonly string[],
  report: Report,
): void {
  const known = new Map(taken.map((name) => [plainName(name), name]))
  for (const name of names) {
    const first = known.get(plainName(name))
    if (first === undefined) known.set(plainName(name), name)
    else report({ ...messages.fileTwice(first), span: startOf(`${folder}${name}`) })
  }
}
