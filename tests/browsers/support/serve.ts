/** Before all tests: says which browsers are left out, builds the school's site, and serves it in several surroundings. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, ukurasa } from '../../e2e/support/command-line.ts'
import { pinFonts } from '../../e2e/support/fonts.ts'
import { BEFORE_DEADLINE } from '../../e2e/support/sites.ts'
import { browsers } from './browsers.ts'
import { watchingServer } from './watching-server.ts'

export default async function serveSite(): Promise<() => Promise<void>> {
  for (const { name, advice } of browsers.missing)
    process.stdout.write(`${name} is left out. To get it: ${advice}\n`)
  for (const { name, forgetsMouse } of browsers.found)
    if (forgetsMouse)
      process.stdout.write(`${name} has no mouse where it has no window, so no test in it hovers.\n`)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-browsers-'))
  pinFonts(join(folder, 'fonts'))
  const stops: (() => unknown)[] = []
  const host = async (name: string, options: readonly string[]) => {
    const out = join(folder, name)
    await ukurasa('build', '--out', out, ...options)
    const { address, stop } = await serve('preview', '--out', out)
    stops.push(stop)
    return address
  }
  const [now, before] = [await host('now', []), await host('before', ['--today', BEFORE_DEADLINE])]
  const ahead = Date.parse(BEFORE_DEADLINE) - Date.now()
  const servers = {
    SCHOOL: await watchingServer(now, {}),
    BEFORE: await watchingServer(before, { ahead }),
    UNFRAMED: await watchingServer(now, { withoutFrames: true }),
  }
  for (const [name, { address, stop }] of Object.entries(servers)) {
    process.env[`UKURASA_BROWSERS_${name}`] = address
    stops.push(stop)
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
