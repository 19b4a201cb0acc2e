/** What has changed since the files were opened, and a draft after they were saved. */
import { type Draft, type DraftFile, isDocument, OF_SITE, type Opened, type Picture } from './draft.ts'

type ChangeKind = 'new' | 'changed' | 'deleted'

export type ChangedFile = {
  readonly kind: ChangeKind
  readonly path: string
  /** What a store compares before it writes. `undefined` for a new file. */
  readonly opened: Opened | undefined
  readonly text: string | undefined
}

export type ChangedPicture = {
  readonly kind: ChangeKind
  readonly path: string
  readonly picture: Picture | undefined
  /** The one on the disk that it replaces. */
  readonly was: Picture | undefined
  /** The author has deleted a picture of the site, and not only undone adding one. */
  readonly isDeleted: boolean
}

export type Changed = { readonly files: readonly ChangedFile[]; readonly pictures: readonly ChangedPicture[] }

/**
 * The file that was opened first comes first. A new picture is left out if no file names it. One that was deleted and has
 * come back is not new.
 */
export function changedIn(draft: Draft): Changed {
  const pictureAt = (key: string | undefined) => (key === undefined ? undefined : draft.pictures.get(key))
  const files = [...draft.files].flatMap(([path, file]): readonly ChangedFile[] => {
    const kind = kindOf(file.opened?.text, file.text)
    return kind ? [{ kind, path, opened: file.opened, text: file.text }] : []
  })
  const pictures = [...draft.pictureAt].flatMap(([path, key]): readonly ChangedPicture[] => {
    const saved = draft.savedPictureAt.get(path)
    const kind = kindOf(saved, key)
    if (!kind || (kind === 'new' && !isOfSite(key) && !isNamed(draft, path))) return []
    // A picture that no page shows is not published. A document is.
    const isDeleted = kind === 'deleted' && (isOfSite(saved) || isDocument(path))
    return [{ kind, path, picture: pictureAt(key), was: pictureAt(saved), isDeleted }]
  })
  return { files, pictures }
}

/** Whether the disk has a picture there, and the author has not deleted it. It may be replaced. */
export const staysOnDisk = ({ pictureAt, savedPictureAt }: Draft, path: string): boolean =>
  !pictureAt.has(path) || (pictureAt.get(path) !== undefined && savedPictureAt.get(path) !== undefined)

const isOfSite = (key: string | undefined) => key?.startsWith(OF_SITE) === true

/** Only a file that the author has open can have come to name it. */
function isNamed({ files }: Draft, path: string): boolean {
  // The address of a document: another one may have a name that ends alike.
  const name = path.replace(/^pages\/|^public(?=\/)/, '')
  return [...files.values()].some(({ text }) => text?.includes(name))
}

export const hasChanged = (draft: Draft): boolean => {
  const { files, pictures } = changedIn(draft)
  return files.length + pictures.length > 0
}

function kindOf(before: string | undefined, after: string | undefined): ChangeKind | undefined {
  if (before === after) return undefined
  if (before === undefined) return 'new'
  return after === undefined ? 'deleted' : 'changed'
}

/**
 * Of the text that the site has. A text that was proposed stands on it as well: others have changed the file only if the
 * site has a text with another fingerprint.
 */
export const siteFingerprint = ({ files }: Draft, path: string): string =>
  files.get(path)?.opened?.fingerprint ?? ''

/** What a store wrote. `opened` is `undefined` for a deleted file. */
type SavedFile = { readonly path: string; readonly opened: Opened | undefined }

/** The author may have gone on meanwhile: only what was written counts as saved. Steps can still be undone. */
export function savedDraft(
  draft: Draft,
  written: readonly SavedFile[],
  pictures: readonly ChangedPicture[],
): Draft {
  const files = new Map(draft.files)
  for (const { path, opened } of written) {
    const file: DraftFile = { opened, text: files.get(path)?.text }
    if (file.opened === undefined && file.text === undefined) files.delete(path)
    else files.set(path, file)
  }
  const savedPictureAt = new Map(draft.savedPictureAt)
  for (const { path, picture } of pictures)
    savedPictureAt.set(path, [...draft.pictures].find(([, known]) => known === picture)?.[0])
  return { ...draft, files, savedPictureAt }
}
