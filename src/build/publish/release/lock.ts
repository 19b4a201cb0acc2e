/**
 * The lock on an output folder: only one build at a time may write to it. A build first writes a file with its own name
 * beside the releases. Only then does it look for files of other builds. So if two builds start at the same moment, at
 * least one of them sees the other. The file of a process that has ended does not count. So no build has to take over a
 * lock, which two builds could do at once.
 */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../base/error-code.ts'
import { isAlive, type LockOwner, thisProcess } from './lock-owner.ts'
import { type OutputFolder, statsAt } from './output-folder.ts'

const NAME = /^lock-(\d+)-(\w+)-(\w+)-\w+$/

/** Never throws. */
type Unlock = () => void

/** Gives a function that unlocks the folder, or the process that holds the lock. Does not wait. */
export function tryLock({ releasesFolder }: OutputFolder): Unlock | LockOwner {
  const own = `lock-${Object.values(thisProcess()).join('-')}-${Math.random().toString(36).slice(2)}`
  const topmost = writeLock(releasesFolder, own)
  const unlock = () => {
    attempt(() => rmSync(join(releasesFolder, own), { force: true }))
    attempt(() => removeEmptyUpTo(topmost ?? releasesFolder, releasesFolder))
  }
  try {
    const holder = others(releasesFolder, own)
    if (!holder) return unlock
    unlock()
    return holder
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Waits until nobody else holds the lock. Gives up after some time (`patience`, in milliseconds). */
export async function lock(
  output: OutputFolder,
  patience: number,
  onWait: (holder: LockOwner) => void,
): Promise<Unlock | LockOwner> {
  const end = Date.now() + patience
  let reported = false
  for (;;) {
    const result = tryLock(output)
    if (typeof result === 'function' || Date.now() > end) return result
    if (!reported) onWait(result)
    reported = true
    // The delay is random: otherwise two builds that see each other would try again at the same moment.
    await sleep(20 + Math.random() * 60)
  }
}

/** Gives the topmost folder that had to be made for it. */
function writeLock(releasesFolder: string, own: string, tries = 20): string | undefined {
  try {
    const topmost = makeFolder(releasesFolder)
    writeFileSync(join(releasesFolder, own), '', { flag: 'wx' })
    return topmost
  } catch (cause) {
    // Another build may have deleted the folder just now because it was empty.
    if (codeOf(cause) !== 'ENOENT' || tries === 0) throw cause
    return writeLock(releasesFolder, own, tries - 1)
  }
}

/**
 * With the folders above it. Gives the topmost one that had to be made. Node would try for ever to make a folder in
 * /proc.
 */
function makeFolder(path: string): string | undefined {
  if (statsAt(path)) return undefined
  const first = makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (cause) {
    // Another build has made it just now.
    if (codeOf(cause) !== 'EEXIST') throw cause
    return first
  }
  return first ?? path
}

/** Deletes a folder, and the folders above it, as long as they are empty. */
function removeEmptyUpTo(first: string, folder: string): void {
  rmdirSync(folder)
  if (folder !== first) removeEmptyUpTo(first, dirname(folder))
}

function others(releasesFolder: string, own: string): LockOwner | undefined {
  for (const name of readdirSync(releasesFolder)) {
    const [, process = '', since = '', machine = ''] = NAME.exec(name) ?? []
    if (process === '' || name === own) continue
    const owner = { process, since, machine }
    if (isAlive(owner, join(releasesFolder, name))) return owner
    rmSync(join(releasesFolder, name), { force: true })
  }
  return undefined
}

function attempt(action: () => void): void {
  try {
    action()
  } catch {
    // The next build deletes what is left.
  }
}
