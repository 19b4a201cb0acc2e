/** Shows changes of a site without writing them: as diffs, a moved file as one. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { FileChange } from '../../core/base/file-change.ts'

/** A text that is mended may hold what a terminal would obey. */
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
