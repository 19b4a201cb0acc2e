/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs'
import { execute } from './execute.mjs'
import { chromiumPlaces } from './places.mjs'

/** @typedef {{ readonly path: string } | { readonly problem: string }} Finding */

/**
 * What the search needs to know about the machine.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} root whether this process may install packages
 * @property {(path: string) => Promise<boolean>} starts whether the program is there and runs
 * @property {() => Promise<string>} download where playwright keeps its own download, if it has one
 * @property {(program: string, words: readonly string[], seconds: number) => Promise<boolean>} run
 */

const ADVICE = [
  'No Chromium can be had on this machine, so the browser tests cannot run. One of these helps:',
  '  install Chromium or Google Chrome with your system',
  '  npx playwright install --with-deps chromium',
  '  set CHROMIUM_PATH to the program of a Chromium',
].join('\n')

/**
 * First looks for an installed one, then for playwright's own download, then asks the system's package manager if it may.
 * @param {Machine} machine
 * @param {readonly string[]} preferred programs to try first, which are also names of packages
 * @returns {Promise<Finding>}
 */
export async function findChromium(machine, preferred = []) {
  const { env } = machine
  const named = env.CHROMIUM_PATH || env.CHROME_PATH
  if (named) {
    const name = env.CHROMIUM_PATH ? 'CHROMIUM_PATH' : 'CHROME_PATH'
    return (await machine.starts(named))
      ? { path: named }
      : { problem: `${name} names ${named}, which does not start.` }
  }
  for (const search of [installed, downloaded, downloadedNow, packaged]) {
    const path = await search(machine, preferred)
    if (path !== undefined) return { path }
  }
  return { problem: ADVICE }
}

/**
 * @param {Machine} machine
 * @param {readonly string[]} preferred
 */
async function installed({ env, platform, starts }, preferred) {
  for (const path of chromiumPlaces(env, platform, preferred)) if (await starts(path)) return path
  return undefined
}

/** @param {Machine} machine */
async function downloaded({ download, starts }) {
  const path = await download()
  return (await starts(path)) ? path : undefined
}

/** @param {Machine} machine */
async function downloadedNow(machine) {
  const done = await machine.run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', 'chromium'],
    240,
  )
  return done ? downloaded(machine) : undefined
}

/**
 * @param {Machine} machine
 * @param {readonly string[]} preferred
 */
async function packaged(machine, preferred) {
  if (machine.platform !== 'linux' || !machine.root) return undefined
  if (!(await machine.run('apt-get', ['update'], 120))) return undefined
  for (const name of [...preferred, 'chromium']) {
    const done = await machine.run('apt-get', ['install', '-y', '--no-install-recommends', name], 300)
    const path = done ? await installed(machine, preferred) : undefined
    if (path !== undefined) return path
  }
  return undefined
}

/** Nobody is there to answer questions, and we do not wait long for a host that does not answer. */
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }

/** @returns {Machine} */
export function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    root: process.getuid?.() === 0,
    starts,
    download: async () => (await import('playwright')).chromium.executablePath(),
    run: async (program, words, seconds) => {
      process.stdout.write(`no Chromium yet, trying: ${program} ${words.join(' ')}\n`)
      const { code } = await execute(program, words, { seconds, env: UNATTENDED })
      return code === 0
    },
  }
}

/**
 * Asks the program for its version: one that only says how to install it, or that lacks libraries, does not count. Not on
 * Windows, where that would open a window.
 * @param {string} path
 */
async function starts(path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  const { code } = await execute(path, ['--version'], { seconds: 20 })
  return code === 0
}
