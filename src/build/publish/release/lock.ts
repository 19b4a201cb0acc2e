/**
 * The lock on an output folder: only one build at a time may write to it. A build first writes a file with its own name
 * beside the releases. Only then does it look for files of other builds. So if two builds start at the same moment, at
 * least one of them sees the other. The file of a process that has ended does not count, so a lock never has to be
 * taken from a dead process, which two builds could do at once.
 */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { codeOf } from '../../base/error-code.ts'
import { isAlive, type LockOwner, thisProcess } from './lock-owner.ts'
import type { Place } from './place.ts'

const NAME = /^lock-(\d+)-(\w+)-(\w+)-\w+$/

/** Never throws. */
export type Unlock = () => void

/** Gives a function that unlocks the folder, or the process that holds the lock. Does not wait. */
export function tryLock({ beside }: Place): Unlock | LockOwner {
  const own = `lock-${Object.values(thisProcess()).join('-')}-${Math.random().toString(36).slice(2)}`
  const first = put(beside, own)
  const unlock = () => {
    attempt(() => rmSync(join(beside, own), { force: true }))
    attempt(() => removeEmptyUpTo(first ?? beside, beside))
  }
  try {
    const holder = others(beside, own)
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
  place: Place,
  patience: number,
  onWait: (holder: LockOwner) => void,
): Promise<Unlock | LockOwner> {
  const end = Date.now() + patience
  let reported = false
  for (;;) {
    const result = tryLock(place)
    if (typeof result === 'function' || Date.now() > end) return result
    if (!reported) onWait(result)
    reported = true
    // The delay is random: otherwise two builds that see each other would try again at the same moment.
    await setTimeout(20 + Math.random() * 60)
  }
}

/** Gives the topmost folder that had to be made. */
function put(beside: string, own: string, tries = 20): string | undefined {
  const first = mkdirSync(beside, { recursive: true })
  try {
    writeFileSync(join(beside, own), '', { flag: 'wx' })
    return first
  } catch (cause) {
    // Another build may have deleted the folder just now because it was empty.
    if (codeOf(cause) !== 'ENOENT' || tries === 0) throw cause
    return put(beside, own, tries - 1)
  }
}

/** Deletes a folder, and the folders above it, as long as they are empty. */
function removeEmptyUpTo(first: string, folder: string): void {
  rmdirSync(folder)
  if (folder !== first) removeEmptyUpTo(first, dirname(folder))
}

function others(beside: string, own: string): LockOwner | undefined {
  for (const name of readdirSync(beside)) {
    const [, process = '', since = '', machine = ''] = NAME.exec(name) ?? []
    if (process === '' || name === own) continue
    const owner = { process, since, machine }
    if (isAlive(owner, join(beside, name))) return owner
    rmSync(join(beside, name), { force: true })
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
