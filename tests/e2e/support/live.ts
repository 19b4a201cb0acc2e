/** The live preview of a copy of a site, for all tests of a file. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { PROJECT, type Served, serve } from './command-line.ts'
import { withoutDrafts } from './drafts.ts'
import { expect, PREPARING_MS, test } from './fixtures.ts'

const PARTS = ['site.yaml', 'pages', 'public']

/** A file that becomes again what it was, at the end of the test. */
export type KeptFile = Disposable & {
  readonly before: string
  readonly now: () => string
  readonly write: (text: string) => void
}

export type Live = {
  readonly address: () => string
  /** The folder of the copy. */
  readonly root: () => string
  /** The text of a file of the copy. */
  readonly read: (name: string) => string
  /** Changes a file until it is undone. Pages that are open show it by themselves. */
  readonly edit: (name: string, change: (text: string) => string) => { readonly undo: () => void }
  readonly kept: (name: string) => KeptFile
  /** Stops the server and starts it again, at the same address. */
  readonly restart: () => Promise<void>
  /** Opens a page, and leaves a mark that no reload survives. */
  readonly open: (page: Page, path: string) => Promise<void>
}

export const liveSchool = (): Live => liveCopy(PROJECT)

/** One server for all tests of the file that calls it. `site` is a folder with a site. */
export function liveCopy(site: string): Live {
  let root = ''
  let server: Served | undefined
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(PREPARING_MS)
    root = mkdtempSync(join(tmpdir(), 'ukurasa-dev-'))
    for (const part of PARTS.filter((each) => existsSync(join(site, each))))
      cpSync(join(site, part), join(root, part), { recursive: true })
    server = await serve('dev', '--root', root)
    // What depends on the engine alone is made for the first page.
    for (const path of ['/', '/_ukurasa/page.js', '/_ukurasa/studio/page/'])
      await (await fetch(`${server.address}${path}`)).text()
  })
  withoutDrafts(() => root)
  test.afterAll(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })
  const address = () => server?.address ?? ''
  return {
    address,
    root: () => root,
    read: (name) => readFileSync(join(root, name), 'utf8'),
    edit: (name, change) => {
      const path = join(root, name)
      const original = readFileSync(path, 'utf8')
      const changed = change(original)
      expect(changed).not.toBe(original)
      writeFileSync(path, changed)
      return { undo: () => writeFileSync(path, original) }
    },
    kept: (name) => {
      const path = join(root, name)
      const before = readFileSync(path, 'utf8')
      return {
        before,
        now: () => readFileSync(path, 'utf8'),
        write: (text) => writeFileSync(path, text),
        [Symbol.dispose]: () => writeFileSync(path, before),
      }
    },
    restart: async () => {
      const { port } = new URL(address())
      await server?.stop()
      server = await serve('dev', '--root', root, '--port', port)
    },
    open: async (page, path) => {
      const news = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
      await page.goto(`${address()}${path}`)
      await news
      await page.evaluate(() => Object.assign(window, { isStillHere: true }))
    },
  }
}

/** Whether the page has not been loaded anew since it was opened. */
export const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window)

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
