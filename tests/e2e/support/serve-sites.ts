/**
 * Before all browser tests: builds the sites and serves them as `ukurasa preview` does, writes the fonts, and answers for
 * other hosts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serve, ukurasa } from './command-line.ts'
import { pinFonts } from './fonts.ts'
import { answerForOthers } from './others.ts'
import { announce, SITES, type SiteName } from './sites.ts'

export default async function serveSites(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-e2e-'))
  pinFonts(join(folder, 'fonts'))
  const servers: Served[] = []
  const stopOthers = await answerForOthers()
  const finish = async () => {
    stopOthers()
    await Promise.all(servers.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // One after the other: the first one keeps what the others take up.
    for (const name of ['school', 'before', 'second', 'lugha', 'frames', 'blocks'] as const)
      servers.push(await start(name, folder))
  } catch (cause) {
    await finish()
    throw cause
  }
  return finish
}

async function start(name: SiteName, folder: string): Promise<Served> {
  const out = join(folder, name)
  const { root, options } = SITES[name]
  await ukurasa('build', '--root', root, '--out', out, ...options)
  const server = await serve('preview', '--out', out)
  announce(name, { address: server.address, out })
  return server
}
