/** Writes what was found, in the format that was asked for. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatJson, type Summary } from '../diagnostics/format-json.ts'
import { formatPretty } from '../diagnostics/format-pretty.ts'
import { count } from '../diagnostics/wording.ts'
import type { ReadResult } from '../engine/read-site.ts'
import type { Format } from './options.ts'
import { inColour } from './terminal.ts'

/** In any format; the code of those for other programs is loaded only for them. */
export async function report(result: ReadResult, root: string, format: Format): Promise<void> {
  if (format === 'github') (await import('./github/report.ts')).reportToGithub(result, root, process.env)
  else if (format === 'sarif') (await import('./sarif.ts')).printSarif(result, root)
  else printReport(result, format)
}

export function printReport(
  { diagnostics, sources, pageCount }: ReadResult,
  format: 'pretty' | 'json',
): void {
  const summary = summaryOf(diagnostics, pageCount, sources.flatMap(({ standIns }) => standIns).length)
  if (format === 'json') {
    process.stdout.write(`${formatJson(diagnostics, summary)}\n`)
    return
  }
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const colour = inColour()
  for (const diagnostic of diagnostics) {
    process.stdout.write(`${formatPretty(diagnostic, (file) => texts.get(file), colour)}\n\n`)
  }
  process.stdout.write(`${inWords(summary)}\n`)
  const [first] = diagnostics
  if (first && process.stdout.isTTY)
    process.stdout.write(colour.dim(`npx ukurasa explain ${first.code} says more about that message.\n`))
}

function summaryOf(diagnostics: readonly Diagnostic[], pages: number, standIns: number): Summary {
  const number = (severity: Diagnostic['severity']) =>
    diagnostics.filter((each) => each.severity === severity).length
  return { pages, errors: number('error'), warnings: number('warning'), 'stand-ins': standIns }
}

function inWords(summary: Summary): string {
  const standIns = summary['stand-ins']
  return [
    count(summary.pages, 'page'),
    count(summary.errors, 'error'),
    count(summary.warnings, 'warning'),
    `${count(standIns, 'stand-in')}${standIns > 0 ? ' (ukurasa todo lists them)' : ''}`,
  ].join(', ')
}
