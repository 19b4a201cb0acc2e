/** Temporary folders for tests. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** An empty folder, deleted when the test has finished. */
export function emptyFolder(): string {
  const folder = newFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** An empty folder, deleted when all tests of the file have finished. */
export function keptFolder(): string {
  const folder = newFolder()
  afterAll(() => removeFolder(folder))
  return folder
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'ukurasa-test-'))
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

export type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files below a folder by their paths. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** All files below a folder as text, by path. */
export function filesBelow(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}
