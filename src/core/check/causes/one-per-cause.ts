/**
 * From all findings to what authors are told. A check only knows its own page, so one mistake can bring several findings.
 * Here they become one, and say what is meant on this site.
 */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { withoutDuplicates, withTableCells } from '../../load/tables/table-findings.ts'
import { inSeverities } from '../severities.ts'
import { withoutBrokenInSite } from './broken-in-site.ts'
import { withoutConsequences } from './consequences/without-consequences.ts'
import type { Context } from './context.ts'
import { withCountsOfOneList } from './counts-of-one-list.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { withoutExplainedDifferences } from './explained-differences.ts'
import { withOriginals } from './from-original.ts'
import { withLinesInPlace } from './lines-out-of-place.ts'
import { withMeantOnSite } from './meant-on-site.ts'
import { withCapitalFiles, withMovedFolders, withOldCopy, withRenamedFile } from './moved-files.ts'
import { withSameSlips } from './same-slip-in-file.ts'
import { withSameWordsToldOnce } from './same-words-told-once.ts'
import { withSharedTables } from './shared-tables.ts'
import { withSwappedLines } from './swapped-lines.ts'
import { withUnknownNames } from './tell-unknown-names.ts'
import { withTotalsOfSite, withValuesOfSite } from './totals-of-site.ts'
import { withTranslatedFiles } from './translated-file-names.ts'
import { withUnusedFiles } from './unused-file.ts'

type Step = (found: readonly Diagnostic[], context: Context) => readonly Diagnostic[]

/**
 * Most steps leave a finding alone that has a fix. Those that move lines or join findings replace it. A step may stand
 * anywhere, unless the words above it say why it stands here.
 */
const STEPS: readonly Step[] = [
  // These two make findings of several pages equal: before `withoutDuplicates`.
  withSharedTables,
  withValuesOfSite,
  // Each page checks the snippets that it includes: before all steps that count findings.
  withoutDuplicates,
  withLinesInPlace,
  withCurlyQuotes,
  // What is certain comes before a guess: a folder before its files, the original page before a name that is like another.
  withMovedFolders,
  withUnusedFiles,
  withOriginals,
  withMeantOnSite,
  withoutBrokenInSite,
  withUnknownNames,
  // It joins two findings: before one of them is left out.
  withSwappedLines,
  withoutConsequences,
  withOldCopy,
  withRenamedFile,
  withCapitalFiles,
  withoutExplainedDifferences,
  // Findings with the same words have one cause: after all steps that change words by what they know of the site.
  withSameWordsToldOnce,
  // It knows better what to do about links that are told together.
  withTranslatedFiles,
  withCountsOfOneList,
  // It needs the message of `withSameWordsToldOnce`, which names the other pages.
  withTotalsOfSite,
  // It joins what is left by its fixes: after all steps that give or take a fix.
  withSameSlips,
  // It names the row and the column, which differ in each message: after all steps that compare words.
  (found, { tables }) => withTableCells(found, tables),
  // site.yaml sets the severity of what is told: the last step.
  (found, { loaded }) => inSeverities(found, loaded.site?.value),
]

export const onePerCause: Step = (found, context) =>
  STEPS.reduce((before, step) => step(before, context), found)
