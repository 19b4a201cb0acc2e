/** Pages and sites as text. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder, type Files, writeFiles } from './folder.ts'
import { PROJECT } from './modules.ts'

const BASE = join(PROJECT, 'tests/sites/base')

/** A folder with the base site and these files. */
export function siteFolder(files: Files): string {
  const root = emptyFolder()
  cpSync(BASE, root, { recursive: true })
  writeFiles(root, files)
  return root
}

/** A file of the base site. */
export const textOfBase = (path: string): string => readFileSync(join(BASE, path), 'utf8')

/** A page of one block, or of several. */
export function pageOf(...blocks: readonly string[]): string {
  const entries = blocks.map((block) => `  - ${block.trim().replaceAll('\n', '\n    ')}\n`)
  return `title: Page\ndescription: A page.\nblocks:\n${entries.join('')}`
}

/** A page of running text. */
export const prose = (text: string) => pageOf(`type: richText\ntext: ${JSON.stringify(text)}`)
