/** A picture that is not there, and the one that was meant. Pure. */
import { certain } from '../diagnostics/certain.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import * as pictureMessages from '../diagnostics/messages/pictures.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { PICTURE_FILE } from './load.ts'

/** `images` are all pictures below pages/. `meant` is the one that the author certainly meant. */
export function missingPicture(
  image: string,
  images: readonly string[],
): { readonly finding: Finding; readonly meant: string | undefined } {
  const other = images.find((each) => plain(each) === plain(image))
  if (other !== undefined) return { finding: pictureMessages.imageLetterCase(image, other), meant: other }
  if (PICTURE_FILE.test(image)) {
    const meant = meantPicture(image, images)
    return { finding: messages.imageMissing(image, images, meant), meant }
  }
  const meant = certain(image, images)
  if (meant === undefined) return { finding: pictureMessages.imageEndingRefused(image), meant }
  return { finding: messages.imageMissing(image, images, meant), meant }
}

const plain = (name: string) => name.normalize('NFC').toLowerCase()
const stem = (name: string) => plain(name).replace(/\.[^./]*$/, '')
const last = (name: string) => plain(name).replace(/^.*\//, '')

/** The same path from another folder, the same name in another folder, with another ending, or nearly the same. */
function meantPicture(image: string, images: readonly string[]): string | undefined {
  const path = image.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, '')
  const readings: readonly ((each: string) => boolean)[] = [
    (each) => plain(each) === plain(path),
    (each) => last(each) === last(path),
    (each) => stem(each) === stem(path),
    (each) => stem(last(each)) === stem(last(path)),
  ]
  for (const fits of readings) {
    const found = images.filter(fits)
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return certain(path, images)
}
