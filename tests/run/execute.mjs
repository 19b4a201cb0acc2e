/** Runs one program to its end. */
import { spawn } from 'node:child_process'

/** @typedef {{ readonly code: number, readonly output: string }} Ending */

/**
 * Gives the output and the exit code. If the program cannot start, is stopped, or takes too long, the code is 1.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ readonly seconds: number, readonly cwd?: string, readonly env?: Readonly<Record<string, string>> }} limits
 * @returns {Promise<Ending>}
 */
export function execute(program, words, { seconds, cwd, env }) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const written = []
    const child = spawn(program, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const bound = setTimeout(() => {
      written.push(`\nStopped: it took more than ${seconds} seconds.\n`)
      child.kill('SIGKILL')
    }, seconds * 1000)
    /** @param {number | null} code */
    const end = (code) => {
      clearTimeout(bound)
      resolve({ code: code ?? 1, output: written.join('') })
    }
    child.stdout.setEncoding('utf8').on('data', (text) => written.push(text))
    child.stderr.setEncoding('utf8').on('data', (text) => written.push(text))
    child.once('error', (cause) => {
      written.push(`${program}: ${cause.message}\n`)
      end(1)
    })
    child.once('close', end)
  })
}
