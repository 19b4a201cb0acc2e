/**
 * One build at a time may write to a place. Who wants to puts a file with a name of its own beside the releases, and only
 * then looks for others: of two who come at once at least one sees the other. Names of processes that have ended count
 * for nothing, whoever may delete them: so nothing has to be taken over.
 */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { codeOf } from '../../base/error-code.ts'
import { isAlive, type Owner, thisProcess } from './owner.ts'
import type { Place } from './place.ts'

const NAME = /^claim-(\d+)-(\w+)-(\w+)-\w+$/

/** Ends the claim. Never throws. */
export type Drop = () => void

/** A claim, or the process that holds the place: asking again is up to the caller. */
export function claim({ beside }: Place): Drop | Owner {
  const own = `claim-${Object.values(thisProcess()).join('-')}-${Math.random().toString(36).slice(2)}`
  const first = put(beside, own)
  const drop = () => {
    attempt(() => rmSync(join(beside, own), { force: true }))
    attempt(() => removeEmptyUpTo(first ?? beside, beside))
  }
  try {
    const holder = others(beside, own)
    if (!holder) return drop
    drop()
    return holder
  } catch (cause) {
    drop()
    throw cause
  }
}

/** The same, once nobody else holds the place; gives up after some time, in milliseconds. */
export async function claimed(
  place: Place,
  patience: number,
  wait: (holder: Owner) => void,
): Promise<Drop | Owner> {
  const end = Date.now() + patience
  let told = false
  for (;;) {
    const result = claim(place)
    if (typeof result === 'function' || Date.now() > end) return result
    if (!told) wait(result)
    told = true
    // Two who see each other must not come back at the same moment.
    await setTimeout(20 + Math.random() * 60)
  }
}

/** Gives the first folder that had to be made. */
function put(beside: string, own: string, tries = 20): string | undefined {
  const first = mkdirSync(beside, { recursive: true })
  try {
    writeFileSync(join(beside, own), '', { flag: 'wx' })
    return first
  } catch (cause) {
    // Another build may have deleted the folder just now, because nothing was in it any more.
    if (codeOf(cause) !== 'ENOENT' || tries === 0) throw cause
    return put(beside, own, tries - 1)
  }
}

/** Deletes a folder and those that it is in, as long as nothing is in them. */
function removeEmptyUpTo(first: string, folder: string): void {
  rmdirSync(folder)
  if (folder !== first) removeEmptyUpTo(first, dirname(folder))
}

function others(beside: string, own: string): Owner | undefined {
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
    // What is left is deleted by the next build.
  }
}
