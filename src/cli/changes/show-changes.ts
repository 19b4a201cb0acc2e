/** Shows changes of a site as diffs, without writing them. A moved file is one diff. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { FileChange } from '../../core/load/file-change.ts'

/** The text may contain control characters that a terminal would obey. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu

export function showChanges(changes: readonly FileChange[]): void {
  const created = changes.filter(({ before }) => before === undefined)
  const gone = changes.filter(({ after }) => after === undefined)
  const moved = created.length === 1 && gone.length === 1 ? gone[0] : undefined
  for (const { path, before, after } of changes) {
    if (after === undefined && moved) continue
    const old = before === undefined ? moved : { path, before }
    const diff = createTwoFilesPatch(
      old ? `a/${old.path}` : '/dev/null',
      after === undefined ? '/dev/null' : `b/${path}`,
      old?.before ?? '',
      after ?? '',
      undefined,
      undefined,
      { context: 3, headerOptions: FILE_HEADERS_ONLY },
    )
    process.stdout.write(diff.replaceAll(UNSEEN, (sign) => (sign === '\r' ? '' : '\u2423')))
  }
}
