/** A site that is put online anew while visitors have it open: all code has other names, the old files are gone. */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { listen } from '../../../src/cli/serve/listen.ts'
import { staticServer } from '../../../src/cli/serve/static-server.ts'
import { type SiteName, siteOf } from './sites.ts'

export type Online = {
  readonly address: string
  readonly redeploy: () => void
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
    stop: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}

function rename(out: string): void {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((path) => path.endsWith('.js')).map((path) => basename(path))
  const renamed = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, renamedScript(name)), text)
  const before = bootOf(out)
  for (const path of files.filter((path) => /(?:\.html|\.js|^\.ukurasa-build)$/.test(path))) {
    const file = join(out, path)
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  }
  for (const path of files.filter((path) => path.endsWith('.js')))
    renameSync(join(out, path), join(out, renamed(path)))
  const manifest = join(out, '.ukurasa-build')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(hashOf(before), hashOf(bootOf(out))))
}

const renamedScript = (name: string) =>
  name.replace(/\.([^.]+)\.js$/, (_, hash: string) => `.${[...hash].reverse().join('')}.js`)

const bootOf = (out: string) =>
  /<script>(.*?)<\/script>/s.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[1] ?? ''

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
