/** Until its parent ends it: puts links that lead out of a folder in place of a file and a folder of it, and takes them away. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '', outside = ''] = process.argv.slice(2)
const draft = join(folder, 'draft')

/** A link can take the place of a file in one step, but not of a folder. */
for (;;) {
  symlinkSync(join(outside, 'note.txt'), draft)
  renameSync(draft, join(folder, 'note.txt'))
  rmSync(join(folder, 'notes'), { recursive: true, force: true })
  symlinkSync(outside, join(folder, 'notes'))
  writeFileSync(draft, 'words')
  renameSync(draft, join(folder, 'note.txt'))
  rmSync(join(folder, 'notes'))
  mkdirSync(join(folder, 'notes'))
  writeFileSync(join(folder, 'notes/note.txt'), 'words')
}
