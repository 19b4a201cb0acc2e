/** All steps of the test command, in order. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, thisMachine } from './chromium.mjs'
import { execute } from './execute.mjs'
import { HEADLESS_SHELL } from './places.mjs'
import { ofCommand, ofPlaywright, ofVitest } from './tally.mjs'

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{ readonly tally: Tally, readonly output: string }} Outcome
 * @typedef {{ readonly name: string, readonly needs?: string, readonly run: () => Promise<Outcome> }} Step
 */

const REPORTS = 'test-results'

/**
 * After this time a step counts as stuck. The browser tests end earlier by themselves, after three quarters of an hour, and
 * say how far they came.
 */
const LIMIT_S = 2_900

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'types', run: () => command('typescript/bin/tsc', '-p', '.') },
  {
    name: 'lint and format',
    run: () => command('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
  { name: 'generated files', run: () => ukurasa('generate', '--check') },
  { name: 'unit tests', run: unitTests },
  { name: 'content', run: () => ukurasa('check') },
  { name: 'build', run: () => ukurasa('build', '--out', join(REPORTS, 'build')) },
  {
    name: 'size',
    needs: 'build',
    run: () => single('tests/size/size.mjs', ['--out', join(REPORTS, 'build')]),
  },
  { name: 'browser tests', needs: 'build', run: browserTests },
]

async function unitTests() {
  const report = fresh('vitest.json')
  const { code, output } = await node('node_modules/vitest/vitest.mjs', [
    'run',
    '--no-color',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return { tally: ofVitest(read(report), code), output }
}

async function browserTests() {
  const found = await findChromium(thisMachine(), [HEADLESS_SHELL])
  if ('problem' in found) return { tally: { passed: 0, failed: 1 }, output: found.problem }
  const report = fresh('playwright.json')
  const { code, output } = await node(
    'node_modules/playwright/cli.js',
    ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=dot,json'],
    { CHROMIUM_PATH: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return { tally: ofPlaywright(read(report), code), output }
}

/** @param {readonly string[]} words */
function ukurasa(...words) {
  return single('src/cli/ukurasa.mjs', words)
}

/**
 * A program of an installed package.
 * @param {string} program
 * @param {readonly string[]} words
 */
function command(program, ...words) {
  return single(join('node_modules', program), words)
}

/**
 * @param {string} script
 * @param {readonly string[]} words
 */
async function single(script, words) {
  const { code, output } = await node(script, words)
  return { tally: ofCommand(code), output }
}

/**
 * Run by this Node, not by a shell, so that it is the same on every system.
 * @param {string} script
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string>>} [env]
 */
function node(script, words, env) {
  return execute(process.execPath, [script, ...words], { seconds: LIMIT_S, env })
}

/**
 * The path of a report. Deletes an older report, which could be mistaken for it.
 * @param {string} name
 */
function fresh(name) {
  const path = join(process.cwd(), REPORTS, name)
  rmSync(path, { force: true })
  return path
}

/**
 * @param {string} path
 * @returns {unknown}
 */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
