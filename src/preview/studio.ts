/** What Studio and the server of the preview say to each other. */
import type { Picture } from '../block/view.ts'
import type { Review } from '../core/change/review/parts.ts'
import type { Closed, Inspection } from '../core/load/site-files.ts'
import type { Assets, SheetsOfAll } from '../core/render/assets.ts'
import type { ShareImage } from '../shell/types.ts'

/** Studio. The address of the page to edit follows. */
export const STUDIO = '/_studio/'

/** The addresses of Studio's requests. The address of a page follows those that end with `/`. */
export const PAGE_IN_FRAME = '/_ukurasa/studio/page/'
/** An example of a block. Its type follows. */
export const EXAMPLE = '/_ukurasa/studio/example/'
export const ASSETS = '/_ukurasa/studio/assets/'
export const SOURCES = '/_ukurasa/studio/sources'
export const WRITE = '/_ukurasa/studio/write'
export const REVIEW = '/_ukurasa/studio/review'
export const PROPOSE = '/_ukurasa/studio/propose'
/** Takes out of the folder what the open proposal has. */
export const TAKE_BACK = '/_ukurasa/studio/take-back'
/** Keeps what is typed and not saved, and gives it back. */
export const KEEP = '/_ukurasa/studio/keep'
export const KEPT = '/_ukurasa/studio/kept'
/** Takes a new picture or document, or deletes a picture. */
export const UPLOAD = '/_ukurasa/studio/upload'
/** A picture of the site as its file is. The name below pages/ follows. */
export const PICTURE = '/_ukurasa/studio/picture/'

/** A drawing that stands for a picture that cannot be shown. */
export const NO_PICTURE = '/_ukurasa/no-picture.svg'

/** The header with the key of this start of the preview. Only pages of Studio know it. */
export const KEY_HEADER = 'x-ukurasa-key'
/** The name of the `<meta>` element with the key. */
export const KEY_NAME = 'ukurasa-key'

/** A text of the site. `fingerprint` changes whenever the text does. */
export type Text = { readonly text: string; readonly fingerprint: string }

/** All that the core needs to read and check the site. */
export type Sources = {
  /** For messages only. */
  readonly root: string
  /** The moment of the preview's clock, in ISO form, if it was set. */
  readonly clock: string | null
  readonly isReadOnly: boolean
  /** The path of the schema of a page from the root, for new pages. */
  readonly schema: string
  /** The files below pages/. */
  readonly names: readonly string[]
  readonly closed: readonly Closed[]
  /** By their paths from the root. */
  readonly texts: Readonly<Record<string, Text>>
  /** What the rest of the site needs to know of pages whose texts come later, as texts. Left out if all are there. */
  readonly briefs?: Readonly<Record<string, string>>
  /** Files that are no texts, with the reason why. */
  readonly unread: Readonly<Record<string, Unread>>
  readonly publicFiles: {
    readonly names: readonly string[]
    readonly closed: readonly Closed[]
    readonly errorCodes: Readonly<Record<string, string>>
  }
  readonly inspections: Readonly<Record<string, Inspection>>
}

/** Bytes that are no UTF-8 are sent as Base64. */
export type Unread = { readonly size: number } | { readonly errorCode: string } | { readonly bytes: string }

/** What a page needs to be rendered. */
export type PageAssets = Omit<Assets, 'pictures' | 'shareImages'> & {
  /** By the keys of `pictureName`. */
  readonly pictures: Readonly<Record<string, Picture>>
  readonly shareImages: Readonly<Record<string, ShareImage>>
  /** By file: how a picture is shown in a place for which none was made. Left out if its file itself can be shown. */
  readonly inAnyPlace?: Readonly<Record<string, Picture>>
  /** For a page with a block that no page of the site has. Left out where `sheets` are for every block. */
  readonly ofAll?: SheetsOfAll
}

/** A file as it shall be. `opened` is the fingerprint of the text that the author saw, or `null` for a new file. */
export type Wanted = {
  readonly path: string
  readonly opened: string | null
  /** `null` deletes the file. */
  readonly text: string | null
}

export type WriteAnswer =
  | { readonly kind: 'written'; readonly fingerprints: Readonly<Record<string, string>> }
  /** Somebody else changed these files meanwhile. Nothing was written. `null` if there is no such file any more. */
  | { readonly kind: 'changed'; readonly now: Readonly<Record<string, Text | null>> }
  | { readonly kind: 'refused'; readonly reason: string }

/** A file that is not as in the last commit. `id` is what git calls its content; `null` if it is deleted. */
export type ChangedOnDisk = { readonly path: string; readonly id: string | null }

export type ReviewError = {
  readonly path: string
  readonly line: number
  readonly message: string
  readonly help: string | null
}

/** Why nothing can be proposed from this folder. */
export type Impossible = {
  readonly kind: 'impossible'
  readonly why: 'no-git' | 'no-repository' | 'not-trusted' | 'no-commit' | 'no-name'
  readonly folder: string
}

export type ReviewAnswer =
  | {
      readonly kind: 'review'
      readonly files: readonly ChangedOnDisk[]
      /** The change without the files that were left out. */
      readonly words: Review
      readonly title: string
      readonly errors: readonly ReviewError[]
      /** The branch that an earlier proposal has made. */
      readonly branch: string | null
      /** The earlier proposal has never reached the server. */
      readonly isUnsent: boolean
      /** Where a proposal is sent; `null` if there is no such server. */
      readonly server: { readonly remote: string; readonly address: string } | null
      /** The names of branches that a new proposal cannot have. */
      readonly taken: readonly string[]
    }
  | Impossible

/** `kept`: the branch is on this computer only. `says` are the words of git. */
export type Sent =
  | { readonly kind: 'sent'; readonly remote: string; readonly pullRequest: string | null }
  | {
      readonly kind: 'kept'
      readonly why: 'no-remote' | 'no-net' | 'not-allowed' | 'rejected' | 'refused'
      readonly says: string
    }

export type Proposed =
  | { readonly kind: 'proposed'; readonly branch: string; readonly sent: Sent }
  /** A file is not as it was when the author looked at the change. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'errors'; readonly errors: readonly ReviewError[] }
  /** git or one of its hooks refused the commit. Nothing was changed. */
  | { readonly kind: 'failed'; readonly says: string }
  | Impossible

export type TakenBack =
  | { readonly kind: 'taken-back'; readonly paths: readonly string[] }
  /** There is something that no proposal has. Nothing was changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly says: string }
  | Impossible

/**
 * A picture. `bytes` are in Base64. `replaces` is the SHA-256 of the file that the author saw in this place, in hexadecimal
 * digits; without it, there must be no such file. `null` deletes the file that `replaces` names.
 */
export type Upload = {
  readonly path: string
  readonly bytes: string | null
  readonly replaces?: string | undefined
}

export type UploadAnswer =
  | { readonly kind: 'written' }
  /** The file that was to be deleted is gone already. */
  | { readonly kind: 'gone' }
  /** There is such a file. Nothing was written. */
  | { readonly kind: 'exists' }
  /** The file is not the one that the author saw. Nothing was written. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly reason: string }

/** `draft` is what Studio wrote, or `null` if nothing is left to keep since then. */
export type Kept = { readonly time: number; readonly draft: string | null }
