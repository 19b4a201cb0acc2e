/** Words for a picture, and the mark for decoration, where there is no picture. Words of two different pictures. */
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { quoted } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isPicture, type UsedPicture, visitFields } from '../../base/walk.ts'
import { atPushedField } from '../../yaml/pushed-fields.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { PageContext } from './page-check.ts'

const MARKED = /^[ -]*(?:alt|decorative):/m

/** In the languages that pages have. */
const SAYS_NOTHING =
  /^(?:an? |the |une? |la )?(?:image|picture|photo(?:graph(?:ie)?)?|img|pic|picha|foto|bild)\.?$/i

export function checkPictureWords({ page, source, report }: PageContext): void {
  if (!source.mayHold(MARKED)) return
  const told = new Map<unknown, UsedPicture>()
  visitFields(page, [], (name, value, path, owner) => {
    if (name !== 'alt' && name !== 'decorative') return false
    const picture = Object.values(owner).find(isPicture)
    const isLeft = picture === undefined
    if (isLeft) {
      const finding = messages.missingField(['image'], quoted(name))
      const help = 'Add `image: …`, or delete this line.'
      report(
        atPushedField(finding, source, path, ['image']) ?? {
          ...finding,
          help,
          span: source.spanOfKey([...path, name]),
        },
      )
    }
    if (picture && typeof value === 'string' && name === 'alt')
      checkWords(value, picture.file, path, source, report)
    const first = told.get(value)
    if (name === 'alt' && picture && !first) told.set(value, { picture, path: [...path, name] })
    if (first && picture && first.picture.file !== picture.file) {
      const span = source.spanOf([...path, name])
      report({ ...messages.altTwice(placeBeside(source.spanOf(first.path), span)), span })
    }
    return isLeft
  })
}

/** In drawings, these words are right. */
const PHOTOGRAPH = /\.(?:png|jpe?g|webp|avif)$/i
const IN_NAME = /place-?holder|stand-?in|dummy|drawing|avatar|silhouette/i
const SAYS_STAND_IN =
  /\b(?:in place|instead) of (?:(?:an?|the|his|her|our|their) )?(?:photo|picture|portrait|image)|\bplaceholder|\b(?:drawn stand-in|stand-in (?:photo|picture|portrait|image|drawing))|à la place (?:de la|d['’]une|du|d['’]un) (?:photo|portrait|image)|\b(?:dessin|image|photo) provisoire|\bbadala ya picha|\bPlatzhalter/i

function checkWords(alt: string, file: string, path: FieldPath, source: SourceFile, report: Report): void {
  if (SAYS_NOTHING.test(alt))
    report({ ...messages.altSaysNothing(alt), span: source.spanOf([...path, 'alt']) })
  if (!PHOTOGRAPH.test(file) || IN_NAME.test(file) || !SAYS_STAND_IN.test(alt)) return
  // The author has marked the picture or its words as a stand-in.
  const places = ['alt', 'image'].map((name) => [...path, name].join())
  const isMarked = source.standIns.some((each) => places.includes(each.path.join()))
  if (!isMarked) report({ ...messages.altOfAnother(file), span: source.spanOf([...path, 'alt']) })
}

/** The same in site.yaml. */
export function checkStandIns(config: unknown, source: SourceFile, report: Report): void {
  visitFields(config, [], (name, value, path, owner) => {
    const picture = name === 'alt' ? Object.values(owner).find(isPicture) : undefined
    if (picture && typeof value === 'string') checkWords(value, picture.file, path, source, report)
    return picture !== undefined
  })
}
