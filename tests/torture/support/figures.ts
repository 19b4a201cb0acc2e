/** What a run has measured. `npm run torture` puts it into RESULTS.md. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where the figures of this run are gathered; unset where somebody runs one file by hand. */
const FILE = process.env.TORTURE_FIGURES

/** `torture` is the name of its file, `what` and `value` are a row of its table. */
export function figure(torture: string, what: string, value: string | number): void {
  if (FILE === undefined) return
  mkdirSync(dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify({ torture, what, value: String(value) })}\n`)
}
