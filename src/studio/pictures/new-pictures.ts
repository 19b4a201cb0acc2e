/** Pictures that are not saved yet, by their paths below pages/: addresses that only this tab can show. */
import type { Draft, Picture } from '../draft/draft.ts'
import { sourceNow } from '../source/source.ts'
import { inBase64 } from './base64.ts'
import { widthOf } from './widths.ts'

const urls = new Map<Picture, string>()
const shown = new Map<string, string>()

export const newPicture = (file: string): string | undefined => shown.get(file)

/** Follows the draft. `know` is told which pictures there are now, and which are gone. */
export function followPictures(
  { pictureAt, pictures }: Draft,
  know: (file: string, isThere: boolean, width?: number) => void,
): void {
  for (const [path, key] of pictureAt) {
    const file = path.replace(/^pages\//, '')
    const picture = key === undefined ? undefined : pictures.get(key)
    know(file, picture !== undefined, picture && widthOf(picture))
    if (picture instanceof Blob) shown.set(file, urlOf(picture))
    else shown.delete(file)
  }
}

/**
 * Before pictures come into a draft. On a site, the frame has a page of the visitors, whose policy shows no blobs. So there
 * the address has the picture in it, and takes a moment to write.
 */
export async function prepareAddresses(pictures: Iterable<Picture>): Promise<void> {
  if (sourceNow().saving) return
  for (const picture of pictures)
    if (picture instanceof Blob && !urls.has(picture))
      urls.set(picture, `data:${picture.type};base64,${await inBase64(picture)}`)
}

function urlOf(picture: Blob): string {
  const url = urls.get(picture) ?? URL.createObjectURL(picture)
  urls.set(picture, url)
  return url
}
