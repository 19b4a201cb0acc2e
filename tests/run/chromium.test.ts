import { expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'
import { chromiumPlaces } from './places.mjs'

/** A machine on which only the given programs start. A command in `brings` installs a program when it runs. */
function machine({ has = [''], brings = new Map<string, string>(), root = false, env = {} }) {
  const there = new Set(has)
  const ran: string[] = []
  return {
    ran,
    env: { PATH: '/usr/local/bin:relative:/usr/bin', ...env },
    platform: 'linux' as const,
    root,
    starts: async (path: string) => there.has(path),
    download: async () => '/cache/chrome',
    run: async (program: string, words: readonly string[]) => {
      const command = [program, ...words].join(' ')
      ran.push(command.replace(process.execPath, 'node'))
      const found = [...brings].find(([name]) => command.includes(name))
      if (found) there.add(found[1])
      return found !== undefined
    },
  }
}

test('an installed Chromium comes first', async () => {
  const both = machine({ has: ['/usr/bin/google-chrome', '/cache/chrome'] })
  expect(await findChromium(both)).toEqual({ path: '/usr/bin/google-chrome' })
  expect(both.ran).toEqual([])
})

test('one that is preferred comes before others that are installed, and is the first to be installed', async () => {
  const both = machine({ has: ['/usr/bin/chromium', '/usr/bin/light'] })
  expect(await findChromium(both, ['light'])).toEqual({ path: '/usr/bin/light' })
  expect(await findChromium(machine({ has: ['/usr/bin/chromium'] }), ['light'])).toEqual({
    path: '/usr/bin/chromium',
  })
  const update = ['apt-get update', '/var/lib/lists'] as const
  const debian = machine({ brings: new Map([update, ['recommends light', '/usr/bin/light']]), root: true })
  expect(await findChromium(debian, ['light'])).toEqual({ path: '/usr/bin/light' })
  const older = machine({
    brings: new Map([update, ['recommends chromium', '/usr/bin/chromium']]),
    root: true,
  })
  expect(await findChromium(older, ['light'])).toEqual({ path: '/usr/bin/chromium' })
  expect(older.ran).toHaveLength(4)
})

test('CHROMIUM_PATH and CHROME_PATH are taken at their word', async () => {
  const env = { CHROMIUM_PATH: '/mine', CHROME_PATH: '/other' }
  expect(await findChromium(machine({ has: ['/mine', '/usr/bin/chromium'], env }))).toEqual({ path: '/mine' })
  const gone = await findChromium(machine({ has: ['/usr/bin/chromium'], env: { CHROME_PATH: '/gone' } }))
  expect(gone).toEqual({ problem: 'CHROME_PATH names /gone, which does not start.' })
})

test("playwright's download is used, or made", async () => {
  expect(await findChromium(machine({ has: ['/cache/chrome'] }))).toEqual({ path: '/cache/chrome' })
  const online = machine({ brings: new Map([['install chromium', '/cache/chrome']]) })
  expect(await findChromium(online)).toEqual({ path: '/cache/chrome' })
})

test('root installs the package of the system when nothing else helps', async () => {
  const brings = new Map([
    ['apt-get update', '/var/lib/lists'],
    ['apt-get install', '/usr/bin/chromium'],
  ])
  const debian = machine({ brings, root: true })
  expect(await findChromium(debian)).toEqual({ path: '/usr/bin/chromium' })
  expect(debian.ran).toEqual([
    'node node_modules/playwright/cli.js install chromium',
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium',
  ])
  const visitor = machine({ brings })
  expect(await findChromium(visitor)).toMatchObject({ problem: expect.stringContaining('CHROMIUM_PATH') })
  expect(visitor.ran).toHaveLength(1)
})

test('the places of other systems are absolute paths of theirs', () => {
  const mac = chromiumPlaces({ HOME: '/Users/ana', PATH: '/bin' }, 'darwin', [])
  expect(mac).toContain('/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium')
  expect(mac).toContain('/bin/chromium')
  const windows = chromiumPlaces({ ProgramFiles: 'C:\\Program Files' }, 'win32', [])
  expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
})
