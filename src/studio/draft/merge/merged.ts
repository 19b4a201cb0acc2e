/** What comes out if two people changed a file. Plain data: the page puts it into words. */
import type { FieldPath } from '../../../core/base/field-path.ts'

/** The three versions of a file. `theirs` is on the disk now, `mine` is the draft. `undefined`: deleted, or not there yet. */
export type Versions = {
  readonly path: string
  readonly opened: string | undefined
  readonly mine: string | undefined
  readonly theirs: string | undefined
}

export type Choice = 'mine' | 'theirs'

/** A side of a clash. `text` is what the author reads: a text as it is, a list or group as YAML. Absent: removed. */
export type Side = { readonly text: string | undefined }

/**
 * `value`: both changed the same value. `order`: both sorted the same list. `comment`: a comment of mine has no place in
 * the merged text. `file`: one deleted the file, or a version has a syntax error, so all of it clashes.
 */
export type Clash = {
  /** Names the clash in `choices`. */
  readonly key: string
  readonly kind: 'value' | 'order' | 'comment' | 'file'
  /** In their version, or in mine if it is gone there. */
  readonly at: FieldPath
  readonly opened: Side
  readonly mine: Side
  readonly theirs: Side
}

/**
 * `text` has all changes without a clash; for a clash without a choice it has their version. It is `undefined` if the
 * file is deleted. Keep both versions until `open` is empty.
 */
export type Merged = {
  readonly text: string | undefined
  readonly clashes: readonly Clash[]
  /** The clashes that wait for a choice. */
  readonly open: readonly Clash[]
}
