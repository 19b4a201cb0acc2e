/** `ukurasa fix`: mends what is safe to mend, says what it changed and what is left. */
import { join } from 'node:path'
import { count } from '../diagnostics/wording.ts'
import { mend, type Repair } from '../engine/fix/mend.ts'
import { withTexts } from '../engine/fix/with-texts.ts'
import { codeOf, filesIn } from '../engine/load.ts'
import { readSite } from '../engine/read-site.ts'
import { complain } from './complain.ts'
import { exitCodeOf } from './exit-code.ts'
import { unifiedDiff } from './fix/diff.ts'
import { replaceText } from './fix/replace-text.ts'
import type { SiteOptions } from './options.ts'
import { printReport } from './report.ts'
import { inColour } from './terminal.ts'

type Options = SiteOptions & { readonly dryRun: boolean }

export function fix(options: Options): number {
  const { root, now, dryRun } = options
  const files = filesIn(root)
  const read = (texts: ReadonlyMap<string, string>) => readSite(root, { now, files: withTexts(files, texts) })
  const { changes, repairs, result } = mend(read)
  if (dryRun) for (const change of changes) process.stdout.write(unifiedDiff(change))
  else {
    for (const { path, before, after } of changes) {
      const problem = written(join(root, path), before, after)
      if (problem !== undefined) return complain(`${path} ${problem}`)
    }
    for (const repair of repairs) process.stdout.write(`${inLines(repair)}\n\n`)
  }
  const done = dryRun ? 'would be mended' : 'mended'
  process.stdout.write(`${count(repairs.length, 'mistake')} ${done} in ${count(changes.length, 'file')}.\n\n`)
  printReport(result)
  return exitCodeOf(result)
}

/** Writes a text, or says why it could not. */
function written(path: string, before: string, after: string): string | undefined {
  try {
    return replaceText(path, before, after)
      ? undefined
      : 'was changed by somebody else meanwhile: run `ukurasa fix` again.'
  } catch (cause) {
    return `cannot be written (${codeOf(cause)}).`
  }
}

/** A repair as its place, what was wrong, and the lines before and after. */
function inLines({ finding, before, after }: Repair): string {
  const colour = inColour()
  const { file, start } = finding.span
  return [
    `${colour.bold(`${file}:${start.line}:${start.column}`)} mended: ${finding.message} ${colour.dim(`[${finding.code}]`)}`,
    ...before.map((line) => colour.red(`  - ${shown(line)}`)),
    ...after.map((line) => colour.blue(`  + ${shown(line)}`)),
  ].join('\n')
}

/** Characters that cannot be seen are shown as a box. */
const shown = (line: string) => line.replaceAll(/[\p{Cc}\p{Cf}\u00a0]/gu, '\u2423')
