/**
 * The kept engines, one for each state of the sources or of a site's own blocks. Each change of these makes a new engine.
 * Only the last ones stay, and those that a running command uses.
 */
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many of a kind stay. A site may be built with several versions of Node, by turns. */
const KEPT = 3
const MARK = 'used-by-'

/**
 * Marks an engine as used until this process ends. Gives `false` if there is no such engine.
 * @param {string} folder
 */
export function markUsed(folder) {
  const mark = join(folder, `${MARK}${process.pid}`)
  try {
    // The new file also gives the folder its time, by which the last ones are found.
    rmSync(mark, { force: true })
    writeFileSync(mark, '')
  } catch (cause) {
    // A disk that takes no more must not end a command.
    return cause instanceof Error && 'code' in cause && cause.code !== 'ENOENT'
  }
  process.once('exit', () => {
    try {
      rmSync(mark, { force: true })
    } catch {}
  })
  return true
}

/**
 * Never throws: the next command deletes the rest.
 * @param {string} parent
 */
export function deleteOldEngines(parent) {
  try {
    const names = readdirSync(parent)
    for (const name of names) if (isLeftBehind(name)) drop(join(parent, name))
    for (const kind of ['own', 'engine']) {
      const whole = names.filter((name) => new RegExp(`^${kind}-[0-9a-f]{12}$`).test(name))
      for (const path of byTime(whole.map((name) => join(parent, name))).slice(KEPT)) deleteUnlessUsed(path)
    }
  } catch {}
}

/** One that a process was making, or deleting, when it was killed. @param {string} name */
function isLeftBehind(name) {
  const [, maker] = /^(?:own|engine)-[0-9a-f]{12}\.(\d+)$/.exec(name) ?? []
  return maker !== undefined && !isAlive(Number(maker))
}

/** The one that was used last comes first. @param {readonly string[]} paths */
function byTime(paths) {
  const times = new Map(paths.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]))
  return [...paths].sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0))
}

/** @param {string} path */
function deleteUnlessUsed(path) {
  if (isUsed(path)) return
  const away = `${path}.${process.pid}`
  renameSync(path, away)
  // Another command may have begun to use it just now.
  if (isUsed(away)) renameSync(away, path)
  else drop(away)
}

/** @param {string} folder */
const isUsed = (folder) =>
  readdirSync(folder).some((name) => name.startsWith(MARK) && isAlive(Number(name.slice(MARK.length))))

/** @param {string} path */
const drop = (path) => rmSync(path, { recursive: true, force: true })

/** @param {number} id */
function isAlive(id) {
  try {
    return process.kill(id, 0)
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code !== 'ESRCH'
  }
}
