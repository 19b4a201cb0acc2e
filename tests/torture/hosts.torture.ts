/** nginx, Apache and Caddy, with the settings that a build writes for them, answer as `ukurasa preview` does. */
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Manifest, readManifest } from '../../src/build/publish/release/manifest.ts'
import { staticServer } from '../../src/preview/finished/static-server.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { ask, type Reply } from '../support/ask.ts'
import { keptFolder } from '../support/folder.ts'
import { run } from '../support/run.ts'
import { figure } from './support/figures.ts'
import { INSTALLED, MISSING, type Running, start } from './support/servers.ts'

const SITES = [
  { name: 'the school', root: '.', base: '' },
  { name: 'the site below a path', root: 'tests/sites/musikschule', base: '/schule' },
] as const

for (const { name } of MISSING) figure('hosts', name, 'not installed: not run')

/** What every kind of address has one of, and every page in all its spellings. */
function pathsOf({ base, files, redirects }: Manifest): readonly string[] {
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -5)}`)
  const others = files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`)
  const spelt = pages.flatMap((page) => [
    page,
    page.toUpperCase(),
    `${page}/`,
    `${page}.html`,
    `${page}?from=sms&to=1`,
    `${page.toUpperCase()}/?from=sms`,
  ])
  const strange = [
    '/',
    '/?q=1',
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/nowhere.ics',
    '/assets/nowhere.js',
    '/assets/',
    '/assets',
    '/ASSETS/x.js',
    '/dashboards',
    '/tafeln/',
    '/.git/config',
    '/.well-known/nowhere',
    '/.htaccess',
    '/.ukurasa-build',
  ]
  const all = [...spelt, ...Object.keys(redirects), ...others, ...strange].map((path) => `${base}${path}`)
  return base === '' ? all : [...all, base]
}

type Essence = ReadonlyMap<string, string>

/** What must be the same. Of a body only what it says: servers may pack it in their own ways. */
function essence(address: string, { status, headers, body }: Reply, names: readonly string[]): Essence {
  const hasContent = status === 200 || status === 404
  const kept = [...names, ...(hasContent ? ['content-type'] : [])]
  return new Map([
    ['status', String(status)],
    ...kept.map((name) => [name, String(headers[name])] as const),
    // Apache writes the whole address.
    ['location', String(headers.location).replace(address, '')],
    ['body', hasContent ? body : ''],
  ])
}

function differences(
  path: string,
  ours: Essence | undefined,
  theirs: Essence | undefined,
): readonly string[] {
  const shown = (text: string | undefined) => String(text).slice(0, 90)
  return [...(ours ?? [])]
    .filter(([name, value]) => theirs?.get(name) !== value)
    .map(([name, value]) => `${path} ${name}: ${shown(value)} but ${shown(theirs?.get(name))}`)
}

describe.for(SITES)('of $name', ({ name, root, base }) => {
  let folder: string
  let preview: Running
  let manifest: Manifest
  const out = () => join(folder, 'www', base)

  beforeAll(async () => {
    folder = keptFolder()
    // Servers give up the rights of the administrator before they read.
    chmodSync(folder, 0o755)
    const { code, output } = await run(['build', '--root', root, '--out', out()])
    if (code !== 0) throw new Error(output)
    const read = readManifest(out())
    if (!read) throw new Error(`${out()} has no manifest`)
    manifest = read
    const server = staticServer(out())
    const stop = () => new Promise((resolve) => server.close(resolve))
    preview = { address: await listen(server, 0), stop }
  }, 180_000)

  afterAll(() => preview.stop())

  test.for(INSTALLED)('$kind.name answers the same', { timeout: 180_000 }, async ({ kind, version }) => {
    const place = { root: join(folder, 'www'), base, folder: join(folder, kind.name) }
    const server = await start(kind, place)
    const names = [...Object.keys(manifest.headers), 'Cache-Control'].map((header) => header.toLowerCase())
    const paths = pathsOf(manifest)
    const differing: string[] = []
    try {
      for (const path of paths) {
        const [ours, theirs] = await Promise.all(
          [preview, server].map(async ({ address }) => essence(address, await ask(address, { path }), names)),
        )
        differing.push(...differences(path, ours, theirs))
      }
    } finally {
      await server.stop()
    }
    expect(differing).toEqual([])
    figure(
      'hosts',
      `${kind.name} ${version}, ${name}`,
      `${paths.length} addresses, 0 with a different answer`,
    )
  })

  test.for(INSTALLED)('$kind.name compresses what is not found, and knows its own tags', async ({ kind }) => {
    const place = { root: join(folder, 'www'), base, folder: join(folder, `${kind.name}-packed`) }
    const server = await start(kind, place)
    const packed = { 'accept-encoding': 'gzip' }
    try {
      const missing = await ask(server.address, { path: `${base}/nowhere`, headers: packed })
      expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip'])
      const { headers } = await ask(server.address, { path: `${base}/`, headers: packed })
      expect(headers['content-encoding']).toBe('gzip')
      const known = { ...packed, 'if-none-match': String(headers.etag) }
      expect((await ask(server.address, { path: `${base}/`, headers: known })).status).toBe(304)
    } finally {
      await server.stop()
    }
  })

  test('the page for what is not found is the one that was built', async () => {
    const { status, body } = await ask(preview.address, { path: `${base}/nowhere` })
    expect(status).toBe(404)
    expect(body).toBe(readFileSync(join(out(), '404.html'), 'utf8'))
  })
})
