/** What pages of the preview may ask for, and nobody else. */

import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ask, type Question } from '../support/ask.ts'
import { emptyFolder } from '../support/folder.ts'
import { prose } from '../support/pages.ts'
import { factsOf, openSite, SHARED_FILES } from '../support/preview.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const post = (address: string, path: string, body: unknown, headers: Question['headers'] = {}) =>
  ask(address, {
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: address, 'content-type': 'application/json', ...headers },
  })

test('the clock can be moved, and runs again', async () => {
  const preview = await openSite(
    { 'pages/later.yaml': `publishFrom: 2025-12-01T08:00+03:00\n${prose('Later words')}` },
    { clockSet: false },
  )
  const move = (clock: string | null) => post(preview.address, '/_ukurasa/clock', { clock })
  expect(factsOf(await preview.get('/')).clock).toBeUndefined()
  expect((await move('2025-11-30T12:00Z')).status).toBe(200)
  expect(await preview.get('/later')).not.toContain('<p>Later words</p>')
  await move('2025-12-02T12:00Z')
  expect(await preview.get('/later')).toContain('<p>Later words</p>')
  expect(factsOf(await preview.get('/later')).clock).toBe('2025-12-02T12:00:00.000Z')
  expect(await preview.get('/later')).toContain(
    '<script src="/_ukurasa/clock.js" data-ukurasa-preview data-clock="2025-12-02T12:00:00.000Z">',
  )
  await move(null)
  expect(factsOf(await preview.get('/')).clock).toBeUndefined()
  expect((await move('yesterday')).status).toBe(400)
})

test('an editor is opened at the place', async () => {
  const { address, root } = await openSite()
  const folder = emptyFolder()
  const [editor, log] = [join(folder, 'code'), join(folder, 'log')]
  writeFileSync(editor, `#!/bin/sh\necho "$@" > ${log}\n`)
  chmodSync(editor, 0o755)
  vi.stubEnv('LAUNCH_EDITOR', editor)
  const place = { file: 'pages/index.yaml', line: 2, column: 3 }
  expect((await post(address, '/_ukurasa/open', place)).status).toBe(200)
  await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain(`${root}/pages/index.yaml:2:3`), 30_000)
})

test('an editor that is not there is told', async () => {
  const { address } = await openSite()
  vi.stubEnv('LAUNCH_EDITOR', '/nowhere/editor')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { status, body } = await post(address, '/_ukurasa/open', PLACE)
  expect(status).toBe(500)
  expect(body).toContain('LAUNCH_EDITOR=code npm start')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const PLACE = { file: 'pages/index.yaml', line: 1, column: 1 }

test.for([
  ['another site', PLACE, { origin: 'https://evil.example' }, 403],
  ['nobody in particular', PLACE, { origin: '' }, 403],
  ['a form', PLACE, { 'content-type': 'text/plain' }, 400],
  ['a file outside', { ...PLACE, file: '../../etc/passwd' }, {}, 404],
  ['an absolute path', { ...PLACE, file: '/etc/passwd' }, {}, 404],
  ['a picture', { ...PLACE, file: 'pages/images/a.svg' }, {}, 404],
  ['a line that is none', { ...PLACE, line: '1; rm -rf' }, {}, 400],
  ['more than a place', { ...PLACE, editor: 'sh' }, {}, 400],
  ['a very long file', { ...PLACE, file: 'a'.repeat(5000) }, {}, 400],
] as const)('an editor is not opened for %s', async ([, place, headers, status]) => {
  const { address } = await openSite()
  expect((await post(address, '/_ukurasa/open', place, headers)).status).toBe(status)
  expect((await post(address, '/_ukurasa/nothing', place)).status).toBe(405)
})

test.for([
  ['from another site', '/_ukurasa/news', { origin: 'https://evil.example' }],
  ['from nobody in particular', '/_ukurasa/news', {}],
  ['to another name', '/_ukurasa/news', { origin: 'http://evil.example', host: 'evil.example' }],
  ['elsewhere', '/', { origin: 'own' }],
] as const)('nobody listens in %s', async ([, path, headers]) => {
  const { address, get } = await openSite()
  const { host } = new URL(address)
  const own = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value === 'own' ? address : value]),
  )
  const status = await new Promise((resolve) => {
    const socket = new WebSocket(`ws://${host}${path}`, { headers: own })
    socket.on('open', () => resolve(101)).on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
  })
  expect(status).toBe(403)
  expect(await get('/')).toContain('<h1')
})

test('a request that is cut off half-sent is nothing to tell', async () => {
  const { address, get } = await openSite()
  const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const { host, hostname, port } = new URL(address)
  const head = `POST /_ukurasa/clock HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${address}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`
  for (let times = 0; times < 10; times++) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.write(`${head}{"clock":`)
    await setTimeout(20)
    socket.destroy()
    await once(socket, 'close')
  }
  await setTimeout(100)
  expect(await get('/')).toContain('</html>')
  expect(said.mock.calls).toEqual([])
})
