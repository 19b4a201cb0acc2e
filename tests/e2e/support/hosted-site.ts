/** A built site with Studio on it, served as a host would, for all tests of a file. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Shipped } from '../../../src/preview/hosted.ts'
import { PROJECT, type Served, serve, ukurasa } from './command-line.ts'
import { expect, PREPARING_MS, test } from './fixtures.ts'

const PARTS = ['site.yaml', 'pages', 'public']

/** What the browser says of a page in a frame in which nothing may run. */
export const NO_SCRIPTS = /Blocked script execution in /

export type HostedSite = {
  /** As it is printed, without the slash at its end. */
  readonly address: () => string
  readonly root: () => string
  /** The folder of the built site. */
  readonly out: () => string
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  readonly build: () => Promise<void>
  /** The host does not answer until it is started again. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

type Options = {
  /** The lines below `studio:`. */
  readonly studio?: string
  /** More files, by path. */
  readonly more?: Readonly<Record<string, string>>
  /** Before it is built. */
  readonly prepare?: (root: string) => void
}

export function hostedSite(
  site: string,
  { studio = 'github: example/website', more = {}, prepare }: Options = {},
): HostedSite {
  let root = ''
  let server: Served | undefined
  let port = '0'
  const out = () => join(root, 'dist')
  const build = async () => void (await ukurasa('build', '--root', root, '--out', out()))
  const start = async () => {
    if (server) return
    server = await serve('preview', '--out', out(), '--port', port)
    ;({ port } = new URL(server.address))
  }
  const stop = async () => {
    await server?.stop()
    server = undefined
  }
  const path = (name: string) => join(root, name)
  test.describe.configure({ mode: 'default' })
  test.use({ tolerated: NO_SCRIPTS })
  test.beforeAll(async () => {
    test.setTimeout(PREPARING_MS)
    root = mkdtempSync(join(tmpdir(), 'ukurasa-hosted-'))
    for (const part of PARTS.filter((each) => existsSync(join(site, each))))
      cpSync(join(site, part), path(part), { recursive: true })
    writeFileSync(path('site.yaml'), `${readFileSync(path('site.yaml'), 'utf8')}\nstudio:\n  ${studio}\n`)
    for (const [name, text] of Object.entries(more)) writeFileSync(path(name), text)
    prepare?.(root)
    await build()
    await start()
    await packAll(server?.address ?? '')
  })
  test.afterAll(async () => {
    await stop()
    rmSync(root, { recursive: true, force: true })
  })
  return {
    address: () => server?.address ?? '',
    root: () => root,
    out,
    read: (name) => readFileSync(path(name), 'utf8'),
    write: (name, text) => writeFileSync(path(name), text),
    build,
    stop,
    start,
  }
}

/** The server packs each file for the first who asks, which takes longer than a test should. */
async function packAll(address: string): Promise<void> {
  const ask = (path: string) => fetch(new URL(path, address), { headers: { 'accept-encoding': 'br' } })
  const { files }: Shipped = await (await ask(`${address}/studio/site.json`)).json()
  for (const file of files) await (await ask(file)).arrayBuffer()
}

export const hostedSchool = (): HostedSite => hostedSite(PROJECT)

/** Opens the Studio of the site with the page at a path, and waits until it can be edited. */
export async function openHosted(page: Page, site: Pick<HostedSite, 'address'>, path: string): Promise<void> {
  await page.goto(`${site.address()}/studio#${path}`)
  await page.locator('#form').waitFor()
}

/** Everything that Studio needs is in the browser. */
export async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [name] = await caches.keys()
        const cache = name === undefined ? undefined : await caches.open(name)
        const found = await cache?.keys()
        return found?.some(({ url }) => /\/studio\/pages\//.test(url)) ?? false
      }),
    )
    .toBe(true)
  // A worker that is ready may not answer for this page yet.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}
