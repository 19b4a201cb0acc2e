/** Where other computers can reach it, Studio only reads; and whoever started it sees what it writes. */
import { readdirSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../../src/preview/local/listen.ts'
import { KEEP, KEPT, PROPOSE, REVIEW, TAKE_BACK, UPLOAD, WRITE } from '../../../src/preview/studio.ts'
import { prose, siteFolder } from '../../support/pages.ts'
import { openSite, previewOf, SHARED_FILES } from '../../support/preview.ts'
import { post, save, sourcesOf, wanted } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const FEES = { 'pages/fees.yaml': prose('It costs 20.') }

/** Requests that seem to come in at another address. All else about them is right, the key too. */
async function openElsewhere() {
  const root = siteFolder(FEES)
  const { server, close } = previewOf(root)
  server.prependListener('request', ({ socket }) =>
    Object.defineProperty(socket, 'localAddress', { value: '192.168.1.7' }),
  )
  onTestFinished(close)
  return { address: await listen(server, 0), root }
}

test('at an address that others can reach, nothing is written, kept or proposed, and Studio knows', async () => {
  const { address, root } = await openElsewhere()
  const before = readdirSync(root, { recursive: true }).sort()
  const { isReadOnly, texts } = await sourcesOf(address)
  expect(isReadOnly).toBe(true)
  expect(Object.keys(texts)).toContain('pages/fees.yaml')
  const files = [{ path: 'pages/evil.yaml', opened: null, text: 'title: Evil\n' }]
  for (const [path, body] of [
    [WRITE, { files }],
    [UPLOAD, { path: 'pages/images/evil.jpg', bytes: '' }],
    [KEEP, { name: 'x', time: 1, draft: '{}' }],
    [KEPT, { name: 'x' }],
    [REVIEW, { leftOut: [] }],
    [PROPOSE, { files: [], title: 'Evil' }],
    [TAKE_BACK, {}],
  ] as const) {
    const { status, body: says } = await post(address, path, body)
    expect([status, says], path).toEqual([403, 'Studio only reads here.'])
  }
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(before)
})

test('the terminal names each file that is written or deleted', async () => {
  const { address } = await openSite(FEES)
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  expect((await save(address, [await wanted(address, 'pages/fees.yaml', 'title: Mine\n')])).status).toBe(200)
  expect(said.mock.calls.flat()).toContain('Studio saved pages/fees.yaml\n')
  expect((await save(address, [await wanted(address, 'pages/fees.yaml', null)])).status).toBe(200)
  expect(said.mock.calls.flat()).toContain('Studio deleted pages/fees.yaml\n')
  expect(said.mock.calls.flat().filter((each) => each === 'Studio saved pages/fees.yaml\n')).toHaveLength(1)
})
