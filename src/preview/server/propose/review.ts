/** What a proposal would change, in words, and what must be mended first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../../build/files/site-files.ts'
import { versionAt } from '../../../build/files/versions.ts'
import { changesBetween } from '../../../core/change/diff/compare-sites.ts'
import { inFormWords } from '../../../core/change/review/in-form-words.ts'
import type { Review } from '../../../core/change/review/parts.ts'
import { review } from '../../../core/change/review/review.ts'
import { readSite } from '../../../core/check/read-site.ts'
import { type FileChange, changedFiles as withChanges } from '../../../core/load/file-change.ts'
import { decodeText } from '../../../core/yaml/decode-text.ts'
import { helpText } from '../../../diagnostics/diagnostic.ts'
import type { ChangedOnDisk, ReviewError } from '../../studio.ts'
import type { Ground } from './ground.ts'

export function reviewOf({ root, repository, parent }: Ground, files: readonly ChangedOnDisk[]): Review {
  const over = new Map(
    files.map(({ path, id }) => [
      path,
      id === null ? undefined : { id, content: readFileSync(join(root, path)) },
    ]),
  )
  const after = versionAt(repository, parent, undefined, over)
  return review(inFormWords(changesBetween(versionAt(repository, parent), after)))
}

/** The errors of the site as it would be, with the files that are left out as they were. */
export function errorsOf(
  { root, repository, parent }: Ground,
  leftOut: readonly ChangedOnDisk[],
  now: Date,
): readonly ReviewError[] {
  const files = filesIn(root)
  const texts = leftOut.filter(({ path }) => /^(?:site\.yaml|pages\/.*\.(?:yaml|csv))$/.test(path))
  const blobs = repository.list(parent).filter(({ path }) => texts.some((each) => each.path === path))
  const before = repository.contents(blobs)
  const reverted = texts.map(({ path, id }): FileChange => {
    const content = before.get(path)
    const decoded = content && decodeText(path, content)
    const after = decoded && 'text' in decoded ? decoded.text : undefined
    return { path, before: id === null ? undefined : '', after }
  })
  const { diagnostics } = readSite(withChanges(files, reverted), { now })
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ span, message, ...more }) => ({
      path: span.file,
      line: span.start.line,
      message,
      help: helpText(more) ?? null,
    }))
}
