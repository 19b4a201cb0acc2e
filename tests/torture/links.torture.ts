/** Another process swaps links that lead out of the site into it, thousands of times: no server gives what they lead to. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outputFolderAt } from '../../src/build/publish/release/output-folder.ts'
import { write } from '../../src/build/publish/release/write.ts'
import { staticServer } from '../../src/preview/finished/static-server.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { ask } from '../support/ask.ts'
import { emptyFolder, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { openSite, SHARED_FILES } from '../support/preview.ts'
import { figure } from './support/figures.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const READS = 5_000
const WORDS = { 'note.txt': 'words', 'notes/note.txt': 'words' }
const SECRET = 'what nobody may read'

/** Reads both files while their folder is changed. Counts what came. */
async function readWhileSwapped(folder: string, address: string) {
  const outside = emptyFolder()
  writeFiles(outside, { 'note.txt': SECRET })
  const swapper = spawn(
    process.execPath,
    [join(PROJECT, 'tests/torture/support/swap-links.mjs'), folder, outside],
    { stdio: 'inherit' },
  )
  onTestFinished(() => void swapper.kill())
  const counts = { words: 0, refused: 0, secret: 0 }
  for (let read = 0; read < READS; read++) {
    const path = read % 2 === 0 ? '/note.txt' : '/notes/note.txt'
    const { body } = await ask(address, { path })
    counts[body === 'words' ? 'words' : body.includes(SECRET) ? 'secret' : 'refused']++
  }
  expect(swapper.exitCode).toBeNull()
  return counts
}

function judge(what: string, { words, refused, secret }: Awaited<ReturnType<typeof readWhileSwapped>>) {
  expect(secret).toBe(0)
  // Both have happened, so the links were seen.
  expect(Math.min(words, refused)).toBeGreaterThan(READS / 100)
  figure('links', `${what}: reads; refused; from outside the site`, `${READS}; ${refused}; ${secret}`)
}

test('the live preview', { timeout: 10 * 60_000 }, async () => {
  const files = Object.entries(WORDS).map(([path, text]) => [`public/${path}`, text])
  const { address, root } = await openSite(Object.fromEntries(files))
  // The preview lists the files once, at the first request.
  expect((await ask(address, { path: '/notes/note.txt' })).body).toBe('words')
  judge('live preview', await readWhileSwapped(join(root, 'public'), address))
})

test('the server of a finished site', { timeout: 10 * 60_000 }, async () => {
  const out = join(emptyFolder(), 'dist')
  const files = Object.entries(WORDS).map(([path, content]) => ({ path, content }))
  write(
    outputFolderAt(out),
    files,
    { base: '', redirects: {}, headers: {}, assetHeaders: {} },
    { plain: true },
  )
  const server = staticServer(out)
  onTestFinished(() => void server.close())
  judge('finished site', await readWhileSwapped(out, await listen(server, 0)))
})
