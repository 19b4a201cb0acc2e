/**
 * The changes of an author that are not saved yet: one text per file, the pictures, and one row of steps to undo for all
 * of them. Nothing here is changed in place: each function gives a new draft.
 */
import type { Splice } from '../../core/base/edit.ts'

/** A file as it was opened or saved last. `fingerprint` is what the store gave; a draft only keeps it. */
export type Opened = { readonly text: string; readonly fingerprint: string }

/** A text file. `opened` is `undefined` for a new file, `text` for one that the author deletes. */
export type DraftFile = { readonly opened: Opened | undefined; readonly text: string | undefined }

/** A picture, or a document in `public/`: a `Blob` or bytes. A draft never looks inside. */
export type Picture = object

/** Replaces the text from `start` up to `end`. All splices of one change refer to the same text and do not overlap. */
export type { Splice }

/** A part of a step. `before` and `after` of a picture are keys of `Draft.pictures`; `undefined` is no picture. */
export type Change =
  | {
      readonly kind: 'edit'
      readonly path: string
      readonly splices: readonly Splice[]
      readonly inverse: readonly Splice[]
    }
  | {
      readonly kind: 'file'
      readonly path: string
      readonly before?: string | undefined
      readonly after?: string | undefined
    }
  | {
      readonly kind: 'picture'
      readonly path: string
      readonly before?: string | undefined
      readonly after?: string | undefined
    }

/** What is undone at once. */
export type Step = {
  readonly changes: readonly Change[]
  /** Where the author typed: a field or a file. Steps at one target that follow each other quickly are one step. */
  readonly target?: string | undefined
  /** In milliseconds. Handed in: a draft has no clock. */
  readonly time: number
  /** In words of the page: what "Undo" would undo. */
  readonly label?: string | undefined
}

export type Draft = {
  readonly files: ReadonlyMap<string, DraftFile>
  /** The pictures that were changed, by path from the root: their keys. `undefined` is no picture. */
  readonly pictureAt: ReadonlyMap<string, string | undefined>
  /** The same for these paths as it is on the disk. */
  readonly savedPictureAt: ReadonlyMap<string, string | undefined>
  /** All pictures that a step needs, by key. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** The newest is the last one. */
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
}

export const isDocument = (path: string): boolean => path.startsWith('public/')

/** How the keys of pictures begin that the site had before the author replaced or deleted them. */
export const OF_SITE = 'was'

/** A text file for `openFiles`. */
type OpenedFile = Opened & { readonly path: string }

/** A draft without changes. */
export const emptyDraft: Draft = {
  files: new Map(),
  pictureAt: new Map(),
  savedPictureAt: new Map(),
  pictures: new Map(),
  undo: [],
  redo: [],
}

/** Adds files that were read. A file that is open stays as it is: for a newer version there is `merge/`. */
export function openFiles(draft: Draft, opened: readonly OpenedFile[]): Draft {
  const files = new Map(draft.files)
  for (const { path, text, fingerprint } of opened)
    if (!files.has(path)) files.set(path, { opened: { text, fingerprint }, text })
  return { ...draft, files }
}

/** The text of a file as the author sees it. `undefined` if it is not open, or deleted. */
export const textAt = (draft: Draft, path: string): string | undefined => draft.files.get(path)?.text
