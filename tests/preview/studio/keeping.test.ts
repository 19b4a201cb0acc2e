/** What is typed and not saved is kept beside the engine: for this site only, and only for pages of Studio. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderOfSite } from '../../../src/build/store/site-folder.ts'
import { DRAFTS } from '../../../src/preview/server/studio/keep-requests.ts'
import { KEEP, KEPT, KEY_HEADER } from '../../../src/preview/studio.ts'
import { foreignQuestions } from '../../support/ask.ts'
import { prose } from '../../support/pages.ts'
import { openSite, SHARED_FILES } from '../../support/preview.ts'
import { post } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

async function openFees() {
  const site = await openSite({ 'pages/fees.yaml': prose('It costs 20.') })
  const folder = folderOfSite(site.root)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { ...site, drafts: join(folder, DRAFTS) }
}

const kept = async (address: string, name: string): Promise<unknown> =>
  JSON.parse((await post(address, KEPT, { name })).body)

test('what is kept is given back, until nothing is left to keep', async () => {
  const { address, root } = await openFees()
  const before = readdirSync(root, { recursive: true })
  expect(await kept(address, '/fees')).toEqual({ time: 0, draft: null })
  await post(address, KEEP, { name: '/fees', time: 2, draft: 'typed' })
  expect(await kept(address, '/fees')).toEqual({ time: 2, draft: 'typed' })
  expect(await kept(address, '/')).toEqual({ time: 0, draft: null })
  await post(address, KEEP, { name: '/fees', time: 3, draft: null })
  expect(await kept(address, '/fees')).toEqual({ time: 3, draft: null })
  expect(readdirSync(root, { recursive: true })).toEqual(before)
})

test('a request that was overtaken changes nothing', async () => {
  const { address } = await openFees()
  await post(address, KEEP, { name: '/fees', time: 2, draft: 'typed last' })
  await post(address, KEEP, { name: '/fees', time: 1, draft: 'typed first' })
  expect(await kept(address, '/fees')).toEqual({ time: 2, draft: 'typed last' })
})

test('no name becomes a path', async () => {
  const { address, drafts } = await openFees()
  const names = ['../../evil', '/etc/passwd', 'C:\\evil', 'a\0b', '__proto__']
  for (const name of names) {
    await post(address, KEEP, { name, time: 1, draft: 'typed' })
    expect(await kept(address, name), name).toEqual({ time: 1, draft: 'typed' })
  }
  expect(readdirSync(drafts)).toHaveLength(names.length)
  for (const file of readdirSync(drafts)) expect(file).toMatch(/^[0-9a-f]{16}\.json$/)
})

test('others neither keep nor read anything', async () => {
  const { address, drafts } = await openFees()
  const body = { name: '/fees', time: 1, draft: 'typed' }
  for (const path of [KEEP, KEPT]) {
    const wanted = path === KEEP ? body : { name: '/fees' }
    for (const { name, headers } of foreignQuestions(new URL(address).port))
      expect((await post(address, path, wanted, { headers: { ...headers } })).status, name).toBe(403)
    expect((await post(address, path, wanted, { headers: { [KEY_HEADER]: 'x' } })).status).toBe(403)
    expect((await post(address, path, { ...wanted, more: 1 })).status).toBe(400)
  }
  expect(existsSync(drafts)).toBe(false)
})
