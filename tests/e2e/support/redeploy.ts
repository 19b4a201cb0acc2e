/** A site that is put online anew while visitors have it open: all code has other names, the old files are gone. */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { staticServer } from '../../../src/preview/finished/static-server.ts'
import { listen } from '../../../src/preview/local/listen.ts'
import { type SiteName, siteOf } from './sites.ts'

export type Online = {
  readonly address: string
  readonly redeploy: () => void
  /** Only the last sheet of a page is another, wherever it stands. */
  readonly restyle: (page: string) => void
  readonly stop: () => void
}

export async function online(site: SiteName): Promise<Online> {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-online-'))
  const out = join(folder, 'site')
  cpSync(siteOf(site).out, out, { recursive: true, dereference: true })
  const server = staticServer(out)
  return {
    address: await listen(server, 0),
    redeploy: () => rename(out),
    restyle: (page) => {
      const last = lastSheet(readFileSync(join(out, page), 'utf8'))
      const other = `${last}main{outline:3px solid red}`
      replace(out, [
        [last, other],
        [hashOf(last), hashOf(other)],
      ])
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}

function rename(out: string): void {
  const scripts = filesOf(out).filter((path) => path.endsWith('.js'))
  const before = bootOf(out)
  const names = scripts.map((path) => basename(path))
  replace(
    out,
    names.map((name) => [name, renamedScript(name)]),
  )
  for (const path of scripts) renameSync(join(out, path), join(out, renamedScript(path)))
  replace(out, [[hashOf(before), hashOf(bootOf(out))]])
}

function replace(out: string, changes: readonly (readonly [string, string])[]): void {
  for (const path of filesOf(out).filter((path) => /(?:\.html|\.js|^\.ukurasa-build)$/.test(path))) {
    const file = join(out, path)
    const text = readFileSync(file, 'utf8')
    // A text may hold what stands for something in replacements.
    const changed = changes.reduce((whole, [from, to]) => whole.replaceAll(from, () => to), text)
    if (changed !== text) writeFileSync(file, changed)
  }
}

const filesOf = (out: string) => readdirSync(out, { recursive: true, encoding: 'utf8' })

const lastSheet = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].at(-1)?.[1] ?? ''

const renamedScript = (name: string) =>
  name.replace(/\.([^.]+)\.js$/, (_, hash: string) => `.${[...hash].reverse().join('')}.js`)

const bootOf = (out: string) =>
  /<script>(.*?)<\/script>/s.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[1] ?? ''

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
