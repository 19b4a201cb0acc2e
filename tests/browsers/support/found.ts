/** The browsers of this machine, and how to get those that it does not have. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { BASELINE, STUDIO_BASELINE } from '../../../src/build/assets/baseline.ts'
import { openChromium, versionOf } from '../drivers/chromium.ts'
import type { Driver } from '../drivers/driver.ts'
import { openFirefox } from '../drivers/firefox.ts'
import { openWebKit } from '../drivers/webkit.ts'

export type Found = {
  readonly name: string
  /** Whether it is older than those that the site is made for. Then pages only have to read. */
  readonly isOlder?: boolean
  /** Whether it is too old for Studio, which says so. */
  readonly isTooOldForStudio?: boolean
  /** Whether it forgets the mouse that it is given. Then no test in it hovers. */
  readonly forgetsMouse?: boolean
  readonly open: (env: NodeJS.ProcessEnv) => Promise<Driver>
}
export type Missing = { readonly name: string; readonly advice: string }

const DISTRIBUTIONS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
]

/** Where the folders of PATH have the first program of these names. */
function program(env: NodeJS.ProcessEnv, ...names: readonly string[]): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
}

/** The program that WebKit's driver starts, of its newest version. */
function miniBrowser(): string | undefined {
  const folders = DISTRIBUTIONS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .map((name) => path.join(folder, name, 'MiniBrowser')),
  )
  return folders.sort().reverse().find(existsSync)
}

/** Old ones are named by `OLD_CHROMIUM`: nobody installs them. */
export function oldChromiums(env: NodeJS.ProcessEnv): readonly string[] {
  return (env.OLD_CHROMIUM ?? '').split(path.delimiter).filter((name) => name !== '')
}

export async function lookForBrowsers(env: NodeJS.ProcessEnv, chromium: string) {
  const found: Found[] = [{ name: 'chromium', open: (with_) => openChromium(chromium, with_) }]
  const missing: Missing[] = []
  const firefox = program(env, 'firefox-esr', 'firefox')
  if (firefox) found.push({ name: 'firefox', open: (with_) => openFirefox(firefox, with_) })
  else missing.push({ name: 'Firefox', advice: 'apt-get install firefox-esr' })
  const [driver, browser] = [program(env, 'WebKitWebDriver'), miniBrowser()]
  if (driver && browser && program(env, 'Xvfb'))
    found.push({ name: 'webkit', open: (with_) => openWebKit(driver, browser, with_) })
  else missing.push({ name: 'WebKit', advice: 'apt-get install webkit2gtk-driver xvfb' })
  const old = oldChromiums(env)
  for (const place of old) {
    const version = await versionOf(place)
    found.push({
      name: `chromium-${version}`,
      isOlder: version < BASELINE.chrome[0],
      isTooOldForStudio: version < STUDIO_BASELINE.chrome[0],
      forgetsMouse: version === 92,
      open: (with_) => openChromium(place, with_),
    })
  }
  if (old.length === 0)
    missing.push({
      name: 'an old Chromium',
      advice: 'tests/README.md says where to find one; name it in OLD_CHROMIUM',
    })
  return { found, missing }
}
