/** Pictures that are not saved yet, by their paths below pages/: addresses that only this tab can show. */
import type { Draft, Picture } from '../draft/draft.ts'

const urls = new Map<Picture, string>()
const shown = new Map<string, string>()

export const newPicture = (file: string): string | undefined => shown.get(file)

/** Follows the draft. `know` is told which pictures there are now, and which are gone. */
export function followPictures(
  { pictureAt, pictures }: Draft,
  know: (file: string, isThere: boolean) => void,
): void {
  for (const [path, key] of pictureAt) {
    const file = path.replace(/^pages\//, '')
    const picture = key === undefined ? undefined : pictures.get(key)
    know(file, picture !== undefined)
    if (picture instanceof Blob) shown.set(file, urlOf(picture))
    else shown.delete(file)
  }
}

function urlOf(picture: Blob): string {
  const url = urls.get(picture) ?? URL.createObjectURL(picture)
  urls.set(picture, url)
  return url
}
