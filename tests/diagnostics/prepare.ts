/** What a repository cannot hold, or must not depend on: done to the copy of a case before it is checked. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from '../support/folder.ts'

const START = 'title: Page\ndescription: A page.\nblocks:\n'

/** By the name of the case. `root` is the copy's folder. */
export const PREPARE: Readonly<Record<string, (root: string) => void>> = {
  'file-too-large': (root) =>
    writeFiles(root, {
      'pages/page.yaml': `${START}  - type: richText\n    text: ${'word '.repeat(60_000)}\n`,
    }),
  'file-unreadable': (root) => {
    rmSync(join(root, 'site.yaml'))
    mkdirSync(join(root, 'site.yaml'))
    symlinkSync('nowhere.yaml', join(root, 'pages/page.yaml'))
  },
  'home-page-missing': (root) => rmSync(join(root, 'pages/index.yaml')),
  'not-utf-8': (root) =>
    writeFiles(root, {
      'pages/page.yaml': Buffer.from(`${START}  - type: richText\n    text: Mus\xe9e\n`, 'latin1'),
    }),
  'pages-missing': (root) => rmSync(join(root, 'pages'), { recursive: true }),
  'site-file-missing': (root) => rmSync(join(root, 'site.yaml')),
  'tab-indent-windows': (root) =>
    writeFiles(root, { 'pages/page.yaml': `${START}\t- type: richText\n`.replaceAll('\n', '\r\n') }),
}
