#!/usr/bin/env node
// Runs the bundle of the command line: the one that an installed package brings, or one of the present sources.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { keptFolder } from '../build/base/kept-folder.mjs'
import { programIn } from './bundle.mjs'

// Before the command line is loaded, only the machine can be at fault.
process.on('uncaughtException', (cause) => {
  const words = 'syscall' in cause ? `The machine refuses: ${cause.message}.` : cause.stack
  process.stderr.write(`ukurasa: ${words}\n`)
  process.exit(2)
})

// A build that Ctrl+C ends says so by its exit code, from its first moment on.
if (process.argv[2] === 'build') process.on('SIGINT', () => process.exit(130))

const engine = fileURLToPath(new URL('../../', import.meta.url))
const folder = builtIn(engine) ?? (await (await import('./make-bundle.mjs')).bundleOf(engine))
process.env.NODE_ENV = 'production'
// Most commands are over before code that is inlined far has paid for its compiling, in each thread again.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300')
// Whoever reads the output may have seen enough, as in `ukurasa todo | head`; or it goes to a disk that is full.
process.stdout.on('error', (cause) => {
  if ('code' in cause && cause.code === 'EPIPE') return
  process.stderr.write(`ukurasa: what there is to say cannot be written: ${cause.message}.\n`)
  process.once('exit', () => {
    process.exitCode = 2
  })
})
process.stderr.on('error', () => {})
const words = process.argv.slice(2)
const { program, keep } = programIn(folder, join(keptFolder(engine), basename(folder)))
process.on('exit', keep)
process.exitCode = await program.main(words)

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
