/** For a picture that does not exist: the finding, and the picture that the author meant. */
import { certain, isOneSign, only } from '../../diagnostics/certain.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { allNearest, isFromWeb, nearest, placeOnComputer } from '../../diagnostics/wording.ts'
import { plainLastPart, plainName, stemOf } from '../base/file-names.ts'
import { unquoted } from '../base/unquoted.ts'
import { PICTURE_FILE } from '../load/site-files.ts'

/** `images` are all pictures below pages/. `meant` is the one that the author surely meant. */
export function missingPicture(
  image: string,
  images: readonly string[],
): { readonly finding: Finding; readonly meant: string | undefined } {
  const inTag = /^<img\b[^<>]*\bsrc=["']([^"']+)["']/i.exec(image)?.[1]
  if (inTag !== undefined)
    return { finding: messages.imageMissing(image, ofThatName(inTag, images) ?? inTag), meant: undefined }
  const other = images.find((each) => plainName(each) === plainName(image))
  if (other !== undefined) return { finding: messages.imageLetterCase(image, other), meant: other }
  if (isFromWeb(image)) return { finding: messages.imageMissing(image), meant: undefined }
  const meant = ofThatName(unquoted(image), images)
  const copies = images.filter((each) => plainName(each).replace(COPY, '') === plainName(image))
  const near =
    (meant ?? copies.join('` or `')) ||
    (PICTURE_FILE.test(image) ? undefined : (certain(image, images) ?? unended(image, images)))
  if (near === undefined && !PICTURE_FILE.test(image))
    return { finding: messages.imageEndingRefused(image), meant }
  const guess = () => similar(image, images) ?? withWords(image, images) ?? sharing(image, images)
  const maybe = near === undefined ? guess() : undefined
  return { finding: messages.imageMissing(image, near, maybe), meant }
}

/** What computers and people put behind the name of a second file: `hall (1)`, `hall-2`, `hall copy`, `hall_new`. */
const COPY = /[-_ ]*(?:\(\d\)|[-_ ](?:\d|copy|new|mpya|old|final))(?=\.\w+$)/

const figures = (name: string) => stemOf(name).replaceAll(/\D/g, '')

/** The picture for a path with too many or too few folders, or with other slashes. */
function ofThatName(image: string, images: readonly string[]): string | undefined {
  const path = plainName(image.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, ''))
  const readings: readonly ((each: string) => boolean)[] = [
    (each) => plainName(each) === path,
    (each) => path.endsWith(`/${plainName(each)}`),
    (each) => plainName(each).endsWith(`/${path}`),
    (each) => placeOnComputer(image) !== undefined && plainLastPart(each) === plainLastPart(path),
  ]
  for (const fits of readings) {
    const found = images.filter(fits)
    if (found.length > 0) return only(found)
  }
  return undefined
}

/** The only picture of that name, if the ending is forgotten or misspelt. */
function unended(image: string, images: readonly string[]): string | undefined {
  const isEnding = (each: string) => stemOf(each) === stemOf(image) && isOneSign(each, image)
  return only(images, (each) => stemOf(each) === plainLastPart(image) || isEnding(each))
}

/** A similar name, for people to look at. It is not certain: it may be a picture that does not fit the words. */
function similar(image: string, images: readonly string[]): string | undefined {
  const alike = images.filter((each) => figures(each) === figures(image) && !isOfAnother(image, each))
  const near = allNearest(stemOf(image), alike.map(stemOf))
  const found = images.filter((each) => near.includes(stemOf(each)))
  return near.length > 0 && found.length === near.length ? found.join('` or `') : undefined
}

const wordsOf = (name: string) => stemOf(name).split(/[-_ ]+/)

/** `portrait-head` is no slip of `portrait-deputy`: one of the words is another one. */
function isOfAnother(image: string, other: string): boolean {
  const [own, theirs] = [wordsOf(image), wordsOf(other)]
  const isNear = (word: string, index: number) => nearest(word, [theirs[index] ?? '']) !== undefined
  return own.length > 1 && own.length === theirs.length && !own.every(isNear)
}

/** The only picture with all words of the name, or with none but these: `chef-kitchen.svg` for `chef.svg`. */
function withWords(image: string, images: readonly string[]): string | undefined {
  const own = wordsOf(image)
  return only(images, (each) => {
    const words = wordsOf(each)
    return own.every((word) => words.includes(word)) || words.every((word) => own.includes(word))
  })
}

/** A word that says what is shown. */
const TELLING = /^(?!photo|foto|picture|image|portrait)\p{L}{4,}$/u

/** The only picture with a word of the name that no other picture has: `sisal-estate.svg` for `history-estate.svg`. */
function sharing(image: string, images: readonly string[]): string | undefined {
  const found = wordsOf(image).flatMap(
    (word) => (TELLING.test(word) && only(images, (each) => wordsOf(each).includes(word))) || [],
  )
  return only([...new Set(found)], (each) => figures(each) === figures(image))
}
