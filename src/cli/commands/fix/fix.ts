/** `ukurasa fix`: fixes what is safe to fix, and says what it changed and what is left. */

import { VERSION } from '../../../../schema/site.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import { type FixResult, fixSite } from '../../../core/change/fix/fix-site.ts'
import { type Repair, repairOf } from '../../../core/change/fix/repair.ts'
import { merged, migrate } from '../../../core/change/migrate/migrate.ts'
import { type ReadResult, readSite } from '../../../core/check/read-site.ts'
import { changedFiles, type FileChange } from '../../../core/load/file-change.ts'
import type { SiteFiles } from '../../../core/load/site-files.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { oldSchemaVersion } from '../../../diagnostics/messages.ts'
import { visibleInChange } from '../../../diagnostics/visible.ts'
import { count } from '../../../diagnostics/wording.ts'
import { showChanges } from '../../changes/show-changes.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { exitCodeOf } from '../../output/exit-code.ts'
import { progress, withProgress } from '../../output/progress.ts'
import { printReport } from '../../output/report.ts'
import { inColour } from '../../output/terminal.ts'

type Options = SiteOptions & { readonly dryRun: boolean }

/** Gives the exit code that `check` would give afterwards; after a dry run, the one it would give now. */
export function fix({ root, now, dryRun }: Options): number {
  const line = progress()
  const files = withProgress(filesIn(root), line)
  const { changes, repairs, first, result } = fixAll(files, now)
  line.end()
  if (dryRun) showChanges(changes)
  const problem = dryRun ? undefined : writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  for (const repair of repairs) process.stdout.write(`${inLines(repair)}\n\n`)
  const done = `${count(repairs.length, 'mistake')} ${dryRun ? 'would be ' : ''}fixed`
  // The same mistake may be reported once for many lines.
  const edits = repairs.flatMap(({ finding }) => finding.fix ?? []).length
  const places = edits > repairs.length ? ` in ${count(edits, 'place')}` : ''
  process.stdout.write(`${done}${places} in ${count(changes.length, 'file')}.\n\n`)
  printLeft(result)
  return exitCodeOf(dryRun ? first : result)
}

/** Brings the site to the present version of the format first. */
function fixAll(files: SiteFiles, now: Date): FixResult {
  const read = (changes: readonly FileChange[]) => readSite(changedFiles(files, changes), { now })
  const migrated = migrate(files)
  const fixed = fixSite((changes) => read(merged(migrated, changes)))
  if (migrated.length === 0) return fixed
  const first = read([])
  return {
    ...fixed,
    first,
    changes: merged(migrated, fixed.changes),
    repairs: [...first.diagnostics.flatMap((finding) => versionRepair(finding, migrated)), ...fixed.repairs],
  }
}

/** Stands for all changes of a migration: the line with the version. */
function versionRepair(finding: Diagnostic, migrated: readonly FileChange[]): readonly Repair[] {
  const { file, start, end } = finding.span
  const before = migrated.find(({ path }) => path === file)?.before
  if (finding.code !== oldSchemaVersion.code || before === undefined) return []
  const edit = { file, start: start.offset, end: end.offset, text: VERSION }
  return [repairOf(before, { ...finding, fix: [edit] })]
}

/** Shows the errors that are left. For warnings and notes it points to `check`. */
function printLeft(result: ReadResult): void {
  const { diagnostics } = result
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  printReport(result, { hints: false, only: errors })
  const tables = new Set(errors.map(({ span }) => span.file).filter((file) => result.tables.has(file)))
  if (tables.size > 0)
    process.stdout.write(
      `fix cannot correct what is left in ${[...tables].join(', ')}: correct it yourself.\n`,
    )
  if (errors.length < diagnostics.length)
    process.stdout.write('Only errors are listed here; npx ukurasa check also lists warnings and notes.\n')
}

/** The place of a repair, what was wrong, and the lines before and after. */
function inLines({ finding, before, after }: Repair): string {
  const colour = inColour()
  const { file, start } = finding.span
  const place = colour.bold(`${file}:${start.line}:${start.column}`)
  return [
    `${place} fixed: ${finding.message} ${colour.dim(`[${finding.code}]`)}`,
    ...before.map((line) => colour.red(`  - ${visibleInChange(line)}`)),
    ...after.map((line) => colour.blue(`  + ${visibleInChange(line)}`)),
  ].join('\n')
}
