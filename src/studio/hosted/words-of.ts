/** A draft in words: what it changes of the site as it was opened. */
import { changesBetween } from '../../core/change/diff/compare-sites.ts'
import { type FileVersion, readVersion, type SiteVersion } from '../../core/change/diff/site-version.ts'
import { inFormWords } from '../../core/change/review/in-form-words.ts'
import type { Review } from '../../core/change/review/parts.ts'
import { review } from '../../core/change/review/review.ts'
import { changedFiles, type FileChange } from '../../core/load/file-change.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import type { Draft } from '../draft/draft.ts'
import { changedIn } from '../draft/saved.ts'

export function wordsOf(draft: Draft, before: SiteFiles): Review {
  const { files, pictures } = changedIn(draft)
  const texts = files.map(({ path, opened, text }) => ({ path, before: opened?.text, after: text }))
  const sizes = pictures.flatMap(({ path, picture }) =>
    picture instanceof Blob ? [[path, { fingerprint: `new ${path}`, size: picture.size }] as const] : [],
  )
  const gone = pictures.flatMap(({ path, picture, was }) =>
    !picture && was instanceof Blob ? [[path, { fingerprint: `old ${path}`, size: was.size }] as const] : [],
  )
  return review(
    inFormWords(
      changesBetween(versionOf(before, [], new Map(gone)), versionOf(before, texts, new Map(sizes))),
    ),
  )
}

function versionOf(
  files: SiteFiles,
  changes: readonly FileChange[],
  fingerprints: ReadonlyMap<string, FileVersion>,
): SiteVersion {
  return readVersion({ ...changedFiles(files, changes), fingerprints })
}
