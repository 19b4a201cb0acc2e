/** Shows changes of a site without writing them: as diffs, a moved file as one. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { FileChange } from '../engine/file-change.ts'

export function showChanges(changes: readonly FileChange[]): void {
  const created = changes.filter(({ before }) => before === undefined)
  const gone = changes.filter(({ after }) => after === undefined)
  const moved = created.length === 1 && gone.length === 1 ? gone[0] : undefined
  for (const { path, before, after } of changes) {
    if (after === undefined && moved) continue
    const old = before === undefined ? moved : { path, before }
    process.stdout.write(
      createTwoFilesPatch(
        old ? `a/${old.path}` : '/dev/null',
        after === undefined ? '/dev/null' : `b/${path}`,
        old?.before ?? '',
        after ?? '',
        undefined,
        undefined,
        { context: 3, headerOptions: FILE_HEADERS_ONLY },
      ),
    )
  }
}
