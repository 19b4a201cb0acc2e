/** A link that leads out of the site and takes the place of a file at any moment: nobody gets what it leads to. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publicFiles } from '../../src/build/files/public-files.ts'
import { outputFolderAt } from '../../src/build/publish/release/output-folder.ts'
import { write } from '../../src/build/publish/release/write.ts'
import { staticServer } from '../../src/preview/finished/static-server.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { ask } from '../support/ask.ts'
import { emptyFolder, writeFiles } from '../support/folder.ts'
import { beforeEachLook } from '../support/meddle.mjs'
import { openSite, SHARED_FILES } from '../support/preview.ts'
import { siteOf } from '../support/site.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const SECRET = 'what nobody may read'

/** Reads a file again and again. Each time another look at it finds a link to a file outside. */
async function readings(path: string, read: () => unknown): Promise<string> {
  const outside = emptyFolder()
  writeFiles(outside, { secret: SECRET })
  const results: unknown[] = []
  let looks = 1
  for (let at = 0; at < looks + 1; at++) {
    rmSync(path, { force: true })
    writeFileSync(path, 'words')
    looks = 0
    const end = beforeEachLook((looked) => {
      if (looked !== path || looks++ !== at) return
      rmSync(path)
      symlinkSync(join(outside, 'secret'), path)
    })
    try {
      results.push(await read())
    } catch (cause) {
      results.push(String(cause))
    } finally {
      end()
    }
  }
  expect(results.length).toBeGreaterThan(1)
  return JSON.stringify(results)
}

test('the live preview', async () => {
  const { address, root } = await openSite({ 'public/note.txt': 'words' })
  const read = async () => (await ask(address, { path: '/note.txt' })).body
  // The preview lists the files once, at the first request.
  expect(await read()).toBe('words')
  const found = await readings(join(root, 'public/note.txt'), read)
  expect(found).toContain('words')
  expect(found).not.toContain(SECRET)
})

test('the server of a finished site', async () => {
  const out = join(emptyFolder(), 'dist')
  const host = { base: '', redirects: {}, headers: {}, assetHeaders: {} }
  write(outputFolderAt(out), [{ path: 'note.txt', content: 'words' }], host, { plain: true })
  const server = staticServer(out)
  onTestFinished(() => void server.close())
  const address = await listen(server, 0)
  const found = await readings(
    join(out, 'note.txt'),
    async () => (await ask(address, { path: '/note.txt' })).body,
  )
  expect(found).toContain('words')
  expect(found).not.toContain(SECRET)
})

test('a build', async () => {
  const site = siteOf({ 'public/note.txt': 'words' })
  const read = () => publicFiles(site).map(({ content }) => Buffer.from(content).toString())
  const found = await readings(join(site.root, 'public/note.txt'), read)
  expect(found).toContain('words')
  expect(found).not.toContain(SECRET)
})
