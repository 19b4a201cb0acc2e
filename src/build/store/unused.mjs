/** Deletes kept folders that nobody has used for some time. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR
/** How long what was made of an author's files stays. */
const TWO_MONTHS = 60 * DAY

/**
 * The time of a folder says when it was used last, to the hour. Without that note it is made again, at worst.
 * @param {string} folder
 */
export function markUsed(folder) {
  try {
    if (unusedFor(folder) > HOUR) utimesSync(folder, new Date(), new Date())
  } catch {}
}

/**
 * In milliseconds. A folder that another process deletes meanwhile is none to be deleted.
 * @param {string} folder
 */
function unusedFor(folder) {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
}

/**
 * Deletes the folders in `parent` that nobody has used for two months. Never throws: the next command deletes the rest.
 * @param {string} parent
 */
export function deleteUnused(parent) {
  try {
    for (const entry of readdirSync(parent, { withFileTypes: true })) {
      const path = join(parent, entry.name)
      if (entry.isDirectory() && unusedFor(path) > TWO_MONTHS) rmSync(path, { recursive: true, force: true })
    }
  } catch {}
}
