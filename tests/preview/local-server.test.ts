/** Nobody but the person in front of this machine gets anything from its servers, and nothing outside of the site. */
import { cpSync, mkdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { outputFolderAt } from '../../src/build/publish/release/output-folder.ts'
import { write } from '../../src/build/publish/release/write.ts'
import { staticServer } from '../../src/preview/finished/static-server.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { ask, foreignQuestions, TRICKS } from '../support/ask.ts'
import { keptFolder, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { pageOf } from '../support/pages.ts'
import { previewOf, SHARED_FILES } from '../support/preview.ts'

const SECRET = 'what nobody may read'

/** A folder beside the site, with files in it. */
function secretFolder(): string {
  const folder = keptFolder()
  writeFiles(folder, { passwd: SECRET, 'secret.svg': `<svg>${SECRET}</svg>` })
  return folder
}

/** A built site of which files were replaced by links. */
function previewServer(): Server {
  const secrets = secretFolder()
  const root = keptFolder()
  const out = join(root, 'dist')
  writeFiles(root, { 'site.yaml': SECRET, 'pages/index.yaml': SECRET })
  const names = ['index.html', 'fees.html', '404.html', 'secret.txt', 'secret.svg']
  const files = names.map((path) => ({ path, content: `<p>${path}</p>` }))
  write(outputFolderAt(out), files, { base: '', redirects: {}, headers: {}, assetHeaders: {} })
  for (const name of ['secret.txt', 'secret.svg']) unlinkSync(join(out, name))
  symlinkSync(join(secrets, 'passwd'), join(out, 'secret.txt'))
  symlinkSync(join(secrets, 'secret.svg'), join(out, 'secret.svg'))
  symlinkSync(secrets, join(out, 'folder'))
  return staticServer(out)
}

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

/** A site of which files are links, too. */
function devServer(): Server {
  const secrets = secretFolder()
  const root = keptFolder()
  cpSync(join(PROJECT, 'tests/sites/base'), root, { recursive: true })
  writeFiles(root, {
    'pages/leak.yaml': pageOf('type: hero\ntitle: Words\nimage: images/secret.svg\ndecorative: true'),
    'public/robots.txt': 'words',
  })
  mkdirSync(join(root, 'pages/images'), { recursive: true })
  symlinkSync(join(secrets, 'secret.svg'), join(root, 'pages/images/secret.svg'))
  symlinkSync(join(secrets, 'passwd'), join(root, 'pages/passwd.yaml'))
  symlinkSync(join(secrets, 'passwd'), join(root, 'public/secret.txt'))
  symlinkSync(secrets, join(root, 'public/folder'))
  return previewOf(root).server
}

const SERVERS = { preview: previewServer, dev: devServer }

describe.for(Object.entries(SERVERS))('ukurasa %s', ([, make]) => {
  let server: Server
  let address: string
  let page: string

  /** Whatever was asked before: the page is still there. */
  const servesOn = async () => expect((await ask(address, { path: '/fees' })).body).toBe(page)

  beforeAll(async () => {
    server = make()
    address = await listen(server, 0)
    const reply = await ask(address, { path: '/fees' })
    expect(reply.status).toBe(200)
    page = reply.body
  })

  afterAll(() => new Promise((resolve) => server.close(resolve)))

  test('answers whoever sits in front of the machine, by either name', async () => {
    const { port } = new URL(address)
    const own: readonly Readonly<Record<string, string>>[] = [
      { host: `localhost:${port}` },
      { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      // A link on another site that somebody followed.
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ]
    for (const headers of own)
      expect(await ask(address, { path: '/fees', headers })).toMatchObject({ status: 200, body: page })
  })

  test('listens on this machine alone', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  })

  test('gives no other site anything', async () => {
    for (const { name, ...question } of foreignQuestions(new URL(address).port)) {
      for (const path of ['/', '/fees', '/_ukurasa/page.js', '/_blocks']) {
        const { status, headers, body } = await ask(address, { ...question, path })
        expect.soft(status, name).toBe(403)
        expect.soft(body.length, name).toBeLessThan(60)
        expect.soft(Object.keys(headers).filter((header) => header.startsWith('access-control'))).toEqual([])
      }
    }
    await servesOn()
  })

  test('is framed and taken up by nobody else', async () => {
    for (const path of ['/', '/fees', '/no-such-page', '/FEES']) {
      const { headers } = await ask(address, { path })
      expect.soft(headers).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      expect.soft(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect.soft(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  test.for(TRICKS)('has nothing else to give: %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']) {
      const { status, body } = await ask(address, { path, method })
      expect.soft(status, method).toBeGreaterThanOrEqual(300)
      expect.soft(body, method).not.toContain(SECRET)
    }
    await servesOn()
  })

  test('survives what is no request', async () => {
    for (const path of [
      'http://evil.example/',
      '*',
      'fees',
      `/${'a'.repeat(20_000)}`,
      `/?${'a='.repeat(5000)}`,
    ]) {
      const { status } = await ask(address, { path }).catch(() => ({ status: 400 }))
      expect.soft([200, 400, 404, 431], path.slice(0, 30)).toContain(status)
    }
    await servesOn()
  })
})

test('a port that is named is taken, or none is; without a name the next one that is free', async () => {
  const servers = [createServer(), createServer(), createServer()] as const
  onTestFinished(() => {
    for (const server of servers) server.close()
  })
  const [first, second, third] = servers
  const address = await listen(first)
  const { port } = new URL(address)
  await expect(listen(second, Number(port))).rejects.toThrow(`Port ${port} is taken by another program.`)
  expect(second.listening).toBe(false)
  expect(await listen(third)).not.toBe(address)
})
