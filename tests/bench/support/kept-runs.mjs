/** Runs that are kept while a long measurement goes on: what ended it early is not measured again. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @template Run
 * @param {string} file
 * @param {string} of what was measured: runs of anything else are dropped
 */
export function keptRuns(file, of) {
  /** @type {{ of: string, runs: Run[] }} */
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { of, runs: [] }
  const runs = found.of === of ? found.runs : []
  return {
    /** @type {readonly Run[]} */
    runs,
    add: (/** @type {Run} */ run) => {
      runs.push(run)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ of, runs }))
    },
  }
}

/**
 * Says in few characters what is in a folder.
 * @param {string} folder
 */
export function contentOf(folder) {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ))
    hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
  return hash.digest('base64url').slice(0, 16)
}
