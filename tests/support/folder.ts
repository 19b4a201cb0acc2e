/** Folders that are there for one test. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, deleted when the test has finished. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files below a folder by their paths. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** Every file below a folder by its path, as text. */
export function filesBelow(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}
