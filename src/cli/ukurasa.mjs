#!/usr/bin/env node
// Runs the bundle of the command line: the one that an installed package brings, or one of the present sources.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { keptFor } from '../build/base/kept-folder.mjs'
import { programIn } from './bundle.mjs'

// Before the command line is loaded, only the machine can be at fault.
process.on('uncaughtException', (cause) => {
  const words = 'syscall' in cause ? `The computer refuses: ${cause.message}.` : cause.stack
  process.stderr.write(`ukurasa: ${words}\n`)
  process.exit(2)
})

// A build that Ctrl+C ends says so by its exit code, from its first moment on.
if (process.argv[2] === 'build') process.on('SIGINT', () => process.exit(130))

process.env.NODE_ENV = 'production'
// Most commands are over before code that is inlined far has paid for its compiling, in each thread again.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300')
// Whoever reads the output may have seen enough, as in `ukurasa todo | head`; or it goes to a disk that is full.
process.stdout.on('error', (cause) => {
  if ('code' in cause && cause.code === 'EPIPE') return
  process.stderr.write(`ukurasa: cannot write its output: ${cause.message}.\n`)
  process.once('exit', () => {
    process.exitCode = 2
  })
})
process.stderr.on('error', () => {})
const engine = fileURLToPath(new URL('../../', import.meta.url))
const words = process.argv.slice(2)
const root = rootIn(words)
// A block with a mistake must not keep anyone from help, or from a new block.
const isAbout =
  !/^(?:help|--help|-h|version|--version|-v|explain|init|new block)\b/.test(words.join(' ')) &&
  words.length > 0
const ofSite = isAbout && existsSync(join(root, 'blocks')) ? await engineWithBlocks() : undefined
const { program, keep } = ofSite?.loaded ?? load(builtIn(engine) ?? (await plainBundle()))
// The preview asks whether the blocks are sound now: see `preview/server/restart.ts`.
if (process.env.UKURASA_TRIES) {
  process.stdout.write(JSON.stringify(ofSite?.mistakes ?? []))
  process.exit()
}
process.on('exit', keep)
process.exitCode = await program.main(words, ofSite)

/** Only the preview goes on without blocks that have mistakes. */
async function engineWithBlocks() {
  const { engineOfSite, soundEngineOfSite, stopIfBroken } = await import('./engine-of-site.mjs')
  return words[0] === 'dev'
    ? soundEngineOfSite(root, engine, load, Boolean(process.env.UKURASA_TRIES))
    : stopIfBroken(await engineOfSite(root, engine, load))
}

async function plainBundle() {
  if (words[0] === 'generate') await freshenLists()
  return (await import('./make-bundle.mjs')).bundleOf(engine)
}

/** Everything else that is generated depends on the lists, and so does the bundle. */
async function freshenLists() {
  const [, option] = words
  if (option !== undefined && option !== '--check') return
  const { freshen, lists } = await import('./lists.mjs')
  const check = option === '--check'
  if (freshen(engine, lists(engine), { check }) > 0 && check) process.exit(1)
}

/** @param {string} bundle its folder */
function load(bundle) {
  // Another command waits for the bundle: see `bundle.mjs`.
  if (process.env.UKURASA_MAKES_AGAIN) process.exit()
  return programIn(bundle, keptFor(bundle, engine))
}

/**
 * The folder of the site that a command line is about.
 * @param {readonly string[]} words
 */
function rootIn(words) {
  const at = words.findIndex((word) => /^--root(?:=|$)/.test(word))
  return resolve(at < 0 ? '.' : (words[at]?.split('=', 2)[1] ?? words[at + 1] ?? '.'))
}

/**
 * The folder of the bundle in an installed package. The sources have none: a bundle there could be of an earlier state.
 * @param {string} root
 */
function builtIn(root) {
  if (existsSync(join(root, 'vite.config.ts'))) return undefined
  const built = join(root, 'built')
  const [name] = readdirSync(built).filter((each) => each.startsWith('engine-'))
  return name && join(built, name)
}
