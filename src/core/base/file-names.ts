/** Names of files that not every system can hold, or takes for others: a site must survive a copy to any of them. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'

/** With any ending. */
const OF_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const NOT_ON_WINDOWS = /[<>:"|?*\\]/
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff\ufffd]/u

/** Finds every name with a fault, and some without one. */
const SUSPICIOUS = /[^\w./-]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)/i

/** Why a file should not be called so, in words. Parts of a path are divided by `/`. */
export function nameFault(path: string): string | undefined {
  if (!SUSPICIOUS.test(path)) return undefined
  for (const part of path.split('/')) {
    if (OF_WINDOWS.test(part)) return 'Windows reserves this name'
    if (/[. ]$/.test(part)) return 'it ends in a dot or a space, and Windows removes those'
    if (NOT_ON_WINDOWS.test(part)) return 'it has a sign that Windows does not allow in names'
    if (UNSEEN.test(part)) return 'it has an invisible character'
  }
  return undefined
}

/** One name for all that some disks take for the same. */
export const plainName = (path: string): string => path.normalize('NFC').toLowerCase()

/** `folder` ends in `/`. */
export function checkName(folder: string, name: string, report: Report): void {
  const fault = nameFault(name)
  if (fault !== undefined)
    report({ ...messages.nameNotPortable(name, fault), span: startOf(`${folder}${name}`) })
}

export function checkNames(folder: string, names: readonly string[], report: Report): void {
  for (const name of names) checkName(folder, name, report)
}

/** The second of two names that some disks take for one is reported. `taken` are names that the build gives. */
export function checkTwice(
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
