/** Changes of a file as programs and people know them. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { Change } from '../../engine/fix/mend.ts'

/** A unified diff with three lines around each change, as `git apply` takes it. */
export function unifiedDiff({ path, before, after }: Change): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
