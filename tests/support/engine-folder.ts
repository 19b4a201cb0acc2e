/** A copy of the engine that has never run, so that a test may damage what it keeps. */
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './modules.ts'

const PARTS = ['src', 'schema', 'package.json', 'package-lock.json', 'vite.config.ts']

/** Copies it, and a site of the tests, into an empty folder. */
export function copyEngine(folder: string, site: string): void {
  for (const path of [...PARTS, `tests/sites/${site}`])
    cpSync(join(PROJECT, path), join(folder, path), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
}
