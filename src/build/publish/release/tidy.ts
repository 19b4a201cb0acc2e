/** Cleans up after a build that stopped early. Only the build that holds the lock may do this. */
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeRelease, strangersIn } from './folder.ts'
import { dropState, hasState } from './kept-state.ts'
import { readManifest } from './manifest.ts'
import { lookAt, type Place, publishedIn, releasesOf } from './place.ts'
import { asideOf, dropNext } from './swap.ts'

/** What belongs to a release, or was in the making as a build ended. */
const LEFT = /^[1-9]\d*\.(?:state(?:\.[\da-f-]+)?|making)$/

/** `spare` is how many releases stay besides the published one. */
export function tidy(place: Place, spare: number): void {
  if (!lookAt(place.beside)) return
  bringBack(place)
  dropNext(place)
  const published = publishedIn(place)
  const idle = releasesOf(place).filter((release) => release !== published)
  const whole = idle.filter(hasState)
  for (const release of idle) if (!whole.slice(0, spare).includes(release)) drop(release)
  for (const name of readdirSync(place.beside))
    if (LEFT.test(name) && !belongs(place, name)) rmSync(join(place.beside, name), { force: true })
}

function drop(release: string): void {
  dropState(release)
  removeRelease(release)
}

/** Whether a file tells of a release that is there. */
function belongs({ beside }: Place, name: string): boolean {
  return name.endsWith('.state') && lookAt(join(beside, name.slice(0, -'.state'.length))) !== undefined
}

/** A swap of folders that was broken off is undone; one that was not leaves what was published before. */
function bringBack(place: Place): void {
  const aside = asideOf(place)
  const found = lookAt(aside)
  if (!found) return
  if (!lookAt(place.out)) return renameSync(aside, place.out)
  if (found.isSymbolicLink()) return rmSync(aside)
  // What others put there has been taken along, and goes here only if it has.
  const published = publishedIn(place) ?? place.out
  const along = new Set(readManifest(published)?.others)
  const others = strangersIn(aside).filter((path) => along.has(path))
  if (removeRelease(aside, others)) return
  renameSync(aside, freeName(place))
}

function freeName({ beside }: Place): string {
  const taken = new Set(readdirSync(beside))
  let number = 1
  while (taken.has(`left-${number}`)) number++
  return join(beside, `left-${number}`)
}
