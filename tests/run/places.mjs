/** Where a Chromium may already be installed. */
import path from 'node:path'

/** Has no windows, and takes a quarter less time. Enough for tests of what pages do. */
export const HEADLESS_SHELL = 'chromium-headless-shell'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
  HEADLESS_SHELL,
]

const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Absolute paths, the most likely first. They need not exist.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @param {readonly string[]} preferred names of programs
 * @returns {readonly string[]}
 */
export function chromiumPlaces(env, platform, preferred) {
  if (platform === 'win32') return windowsPlaces(env)
  const folders = (env.PATH ?? '').split(':').filter((folder) => path.posix.isAbsolute(folder))
  const onPath = (/** @type {readonly string[]} */ names) =>
    names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))
  if (platform !== 'darwin') return [...onPath(preferred), ...onPath(NAMES)]
  const applications = ['/Applications', ...(env.HOME ? [path.posix.join(env.HOME, 'Applications')] : [])]
  const inApplications = MAC.flatMap((app) => applications.map((folder) => path.posix.join(folder, app)))
  return [...onPath(preferred), ...inApplications, ...onPath(NAMES)]
}

/** @param {NodeJS.ProcessEnv} env */
function windowsPlaces(env) {
  const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  )
  return WINDOWS.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)))
}
