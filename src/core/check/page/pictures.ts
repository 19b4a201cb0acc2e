/** Words for a picture, and the mark for decoration, where there is no picture. Words of two different pictures. */
import type { Page } from '../../../../schema/page.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { quoted } from '../../../diagnostics/wording.ts'
import { isPicture, type UsedPicture, visitFields } from '../../base/walk.ts'
import { atPushedField } from '../../yaml/pushed-fields.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

const MARKED = /^[ -]*(?:alt|decorative):/m

export function checkPictureWords(page: Page, source: SourceFile, report: Report): void {
  if (!source.mayHold(MARKED)) return
  const told = new Map<unknown, UsedPicture>()
  visitFields(page, [], (name, value, path, owner) => {
    if (name !== 'alt' && name !== 'decorative') return false
    const picture = Object.values(owner).find(isPicture)
    const isLeft = picture === undefined
    if (isLeft) {
      const finding = messages.missingField('image', `A group with ${quoted(name)}`)
      const help = 'Add `image: …`, or delete this line.'
      report(
        atPushedField(finding, source, path, ['image']) ?? {
          ...finding,
          help,
          span: source.spanOfKey([...path, name]),
        },
      )
    }
    const first = told.get(value)
    if (name === 'alt' && picture && !first) told.set(value, { picture, path: [...path, name] })
    if (first && picture && first.picture.file !== picture.file) {
      const { line } = source.spanOf(first.path).start
      report({ ...messages.altTwice(line), span: source.spanOf([...path, name]) })
    }
    return isLeft
  })
}
