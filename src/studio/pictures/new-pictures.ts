/** Pictures that are not saved yet, by their paths below pages/: addresses that only this tab can show. */
import { type Draft, isDocument, type Picture } from '../draft/draft.ts'
import { sourceNow } from '../source/source.ts'
import { inBase64 } from './base64.ts'
import { widthOf } from './widths.ts'

const urls = new Map<Picture, string>()
const shown = new Map<string, string>()

export const newPicture = (file: string): string | undefined => shown.get(file)

/** What an engine is told. Names are below pages/ or public/. */
type Knowing = {
  readonly setPicture: (name: string, isThere: boolean, width?: number) => void
  readonly setDocument: (name: string, isThere: boolean) => void
}

/** Follows the draft: the engine is told which pictures and documents there are now, and which are gone. */
export function followPictures({ pictureAt, pictures }: Draft, engine: Knowing | undefined): void {
  for (const [path, key] of pictureAt) {
    const picture = key === undefined ? undefined : pictures.get(key)
    if (isDocument(path)) {
      engine?.setDocument(path.replace(/^public\//, ''), picture !== undefined)
      continue
    }
    const file = path.replace(/^pages\//, '')
    engine?.setPicture(file, picture !== undefined, picture && widthOf(picture))
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
    if (picture instanceof Blob && picture.type.startsWith('image/') && !urls.has(picture))
      urls.set(picture, `data:${picture.type};base64,${await inBase64(picture)}`)
}

function urlOf(picture: Blob): string {
  const url = urls.get(picture) ?? URL.createObjectURL(picture)
  urls.set(picture, url)
  return url
}
