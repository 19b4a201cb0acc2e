/** Writes what was found, in the format that the caller chose. */

import { fileTexts } from '../../core/check/file-texts.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import type { Upcoming } from '../../core/check/upcoming.ts'
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts'
import { formatJson, type Summary } from '../../diagnostics/format-json.ts'
import { formatPretty } from '../../diagnostics/format-pretty.ts'
import { count } from '../../diagnostics/wording.ts'
import type { Format } from '../options/shared.ts'
import { inColour } from './terminal.ts'

/** Loads the code of a format for other programs only if it is needed. */
export async function report(
  result: ReadResult,
  root: string,
  format: Format,
  coming?: Coming,
): Promise<void> {
  if (format === 'sarif') return (await import('./sarif.ts')).printSarif(result, root)
  if (format === 'json') return printJson(result, coming)
  if (format === 'github') (await import('./github/report.ts')).reportToGithub(result, root, process.env)
  else printReport(result)
  if (coming) process.stdout.write(`\n${inLines(coming)}\n`)
}

/** What will appear or expire, and until when. */
type Coming = { readonly until: Date; readonly list: readonly Upcoming[] }

function inLines({ until, list }: Coming): string {
  const end = until.toISOString().slice(0, 10)
  if (list.length === 0) return `Until ${end} nothing appears or expires.`
  const colour = inColour()
  const rows = list.map(({ moment, message, span: { file, start } }) => {
    const time = moment.slice(11, 16)
    const when = `${moment.slice(0, 10)}${time === '00:00' ? '' : ` ${time}`}`
    return `  ${colour.bold(when.padEnd(16))}  ${message} ${colour.dim(`${file}:${start.line}:${start.column}`)}`
  })
  return [`Until ${end}:`, ...rows].join('\n')
}

function printJson({ diagnostics, sources, pageCount }: ReadResult, coming: Coming | undefined): void {
  const summary = summaryOf(diagnostics, pageCount, sources.flatMap(({ standIns }) => standIns).length)
  process.stdout.write(`${formatJson(diagnostics, summary, coming?.list)}\n`)
}

/** Of so many files that were not checked in full all are named. */
const MOST_NAMED = 5

/** Errors can hide others: for each file it says so once. */
function hidden(files: readonly string[], errors: number): string {
  if (files.length === 0) return ''
  const rest = files.length - MOST_NAMED
  const named = rest > 0 ? [...files.slice(0, MOST_NAMED), count(rest, 'more file')] : files
  const all = [named.slice(0, -1).join(', '), ...named.slice(-1)].filter((part) => part !== '').join(' and ')
  return `The rest of ${files.includes('site.yaml') ? 'the site' : all} is checked once ${errors === 1 ? 'this is' : 'these are'} right.\n`
}

const ORDER: readonly Severity[] = ['note', 'warning', 'error']

/**
 * Errors come last: after a long list they are what a terminal still shows. `hints` says what to do next. Only those in
 * `only` are shown, but all are counted.
 */
export function printReport(result: ReadResult, { hints = true, only = result.diagnostics } = {}): void {
  const { diagnostics, sources, pageCount } = result
  const summary = summaryOf(diagnostics, pageCount, sources.flatMap(({ standIns }) => standIns).length)
  const texts = fileTexts(result)
  const colour = inColour()
  for (const diagnostic of ORDER.flatMap((each) => only.filter(({ severity }) => severity === each))) {
    process.stdout.write(`${formatPretty(diagnostic, (file) => texts.get(file), colour)}\n\n`)
  }
  process.stdout.write(`${inWords(summary)}\n${hidden(result.unchecked(), summary.errors)}`)
  if (hints && process.stdout.isTTY)
    for (const hint of hintsFor(diagnostics)) process.stdout.write(`${colour.dim(hint)}\n`)
}

function hintsFor(diagnostics: readonly Diagnostic[]): readonly string[] {
  const first = diagnostics.find(({ severity }) => severity === 'error')
  const fixable = diagnostics.filter(({ fix }) => fix && fix.length > 0).length
  return [
    ...(fixable > 0 ? [`npx ukurasa fix can fix ${fixable} of them.`] : []),
    ...(first ? [`npx ukurasa explain ${first.code} explains the first error.`] : []),
  ]
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
    `${count(standIns, 'stand-in')}${standIns > 0 ? ` (npx ukurasa todo lists ${standIns > 1 ? 'them' : 'it'})` : ''}`,
  ].join(', ')
}
