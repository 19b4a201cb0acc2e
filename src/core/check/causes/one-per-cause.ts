/**
 * From all findings to what authors are told. A check only knows its own page, so one mistake can bring several findings.
 * Here they become one, and say what is meant on this site.
 */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { withoutDuplicates, withTableCells } from '../../load/tables/table-findings.ts'
import { inSeverities } from '../severities.ts'
import { withoutBrokenInSite } from './broken-in-site.ts'
import { withoutConsequences } from './consequences.ts'
import type { Context } from './context.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { withoutDifferencesTold } from './differences-told.ts'
import { withOriginals } from './from-original.ts'
import { withLinesInPlace } from './lines-out-of-place.ts'
import { withMeantOnSite } from './meant-on-site.ts'
import { withMovedFolders, withRenamedFile } from './moved-files.ts'
import { withSameChanges } from './same-changes.ts'
import { withSameCounts } from './same-counts.ts'
import { withSharedTables } from './shared-tables.ts'
import { withSwappedLines } from './swapped-lines.ts'
import { toldOnce } from './told-once.ts'
import { withTotalsOfSite, withValuesOfSite } from './totals-of-site.ts'
import { withUnknownNames } from './unknown-names.ts'
import { withUnusedFiles } from './unused-file.ts'

type Step = (found: readonly Diagnostic[], context: Context) => readonly Diagnostic[]

/** In this order. Most steps leave a finding alone that has a fix. Those that move lines or join findings replace it. */
const STEPS: readonly Step[] = [
  // Before the findings of several pages in one table become one.
  withSharedTables,
  // All pages with the value tell the same.
  withValuesOfSite,
  // Each page checks the snippets that it includes.
  withoutDuplicates,
  withLinesInPlace,
  withCurlyQuotes,
  // A folder comes before the files in it.
  withMovedFolders,
  withUnusedFiles,
  // What the original page says is certain. A name that is like another is a guess.
  withOriginals,
  withMeantOnSite,
  withoutBrokenInSite,
  withUnknownNames,
  // Before what a missing amount may lead to.
  withSwappedLines,
  withoutConsequences,
  withRenamedFile,
  withoutDifferencesTold,
  // Findings with the same words have one cause, so the steps that change words come first.
  toldOnce,
  withSameCounts,
  // Its pages are in the message by now.
  withTotalsOfSite,
  // What is left needs a fix of its own at each place.
  withSameChanges,
  // The row and the column of a cell are different in each message.
  (found, { tables }) => withTableCells(found, tables),
  // site.yaml sets the severity of what is told.
  (found, { loaded }) => inSeverities(found, loaded.site?.value),
]

export const onePerCause: Step = (found, context) =>
  STEPS.reduce((before, step) => step(before, context), found)
