/** `ukurasa fix`: mends what is safe to mend, says what it changed and what is left. */

import { changedFiles } from '../../../core/base/file-change.ts'
import { mend } from '../../../core/change/fix/mend.ts'
import type { Repair } from '../../../core/change/fix/repair.ts'
import { type ReadResult, readSite } from '../../../core/check/read-site.ts'
import { filesIn } from '../../../core/load/load.ts'
import { count } from '../../../diagnostics/wording.ts'
import { showChanges } from '../../changes/show-changes.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { exitCodeOf } from '../../output/exit-code.ts'
import { progress, watched } from '../../output/progress.ts'
import { printReport } from '../../output/report.ts'
import { inColour } from '../../output/terminal.ts'

type Options = SiteOptions & { readonly dryRun: boolean }

/** The exit code is that of `check` afterwards; after a dry run that of `check` now. */
export function fix({ root, now, dryRun }: Options): number {
  const line = progress()
  const files = watched(filesIn(root), line)
  const { changes, repairs, first, result } = mend((changed) =>
    readSite(root, { now, files: changedFiles(files, changed) }),
  )
  line.end()
  if (dryRun) showChanges(changes)
  const problem = dryRun ? undefined : writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  for (const repair of repairs) process.stdout.write(`${inLines(repair)}\n\n`)
  const done = `${count(repairs.length, 'mistake')} ${dryRun ? 'would be ' : ''}mended`
  process.stdout.write(`${done} in ${count(changes.length, 'file')}.\n\n`)
  printLeft(result)
  return exitCodeOf(dryRun ? first : result)
}

/** What keeps the site from being built is said; of what only deserves a look, that `check` lists it. */
function printLeft(result: ReadResult): void {
  const { diagnostics } = result
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  printReport(result, { hints: false, only: errors })
  if (errors.length < diagnostics.length)
    process.stdout.write('Errors are listed here; npx ukurasa check lists warnings and notes as well.\n')
}

/** A repair as its place, what was wrong, and the lines before and after. */
function inLines({ finding, before, after }: Repair): string {
  const colour = inColour()
  const { file, start } = finding.span
  const place = colour.bold(`${file}:${start.line}:${start.column}`)
  return [
    `${place} mended: ${finding.message} ${colour.dim(`[${finding.code}]`)}`,
    ...before.map((line) => colour.red(`  - ${shown(line)}`)),
    ...after.map((line) => colour.blue(`  + ${shown(line)}`)),
  ].join('\n')
}

/** Characters that cannot be seen are shown as a box. */
const shown = (line: string) => line.replaceAll(/[\p{Cc}\p{Cf}\u00a0]/gu, '\u2423')
