/** Which settings a build has changed that a server does not read again by itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTS } from './hosting/hosts.ts'
import { type OutputFolder, publishedIn } from './release/output-folder.ts'

const READ_ONCE = HOSTS.flatMap(({ files, reload }) =>
  reload === undefined ? [] : Object.keys(files).map((file) => ({ file, reload })),
)

/** Call it before the build. Afterwards the function that it gives says what to do, if anything. */
export function reloadNeeded(output: OutputFolder): () => string | undefined {
  const before = settingsIn(output)
  return () => {
    const now = settingsIn(output)
    const changed = READ_ONCE.filter((_, index) => ![undefined, now[index]].includes(before[index]))
    if (changed.length === 0) return undefined
    const files = changed.map(({ file }) => file).join(' and ')
    const commands = changed.map(({ reload }) => `\`${reload}\``).join(' or ')
    const read = changed.length > 1 ? 'one of them' : 'it'
    return `${files} changed. If your server reads ${read}, run ${commands} now. Until then, pages may have no styles.`
  }
}

function settingsIn(output: OutputFolder): readonly (string | undefined)[] {
  const folder = publishedIn(output)
  return READ_ONCE.map(({ file }) => {
    const path = folder && join(folder, file)
    return path && existsSync(path) ? readFileSync(path, 'utf8') : undefined
  })
}
