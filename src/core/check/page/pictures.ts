/** Words for a picture, and the mark for decoration, where there is no picture. */
import type { Page } from '../../../../schema/page.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { quoted } from '../../../diagnostics/wording.ts'
import { isPicture, visitFields } from '../../base/walk.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

const MARKED = /^[ -]*(?:alt|decorative):/m

export function checkPictureWords(page: Page, source: SourceFile, report: Report): void {
  if (!source.mayHold(MARKED)) return
  visitFields(page, [], (name, _, path, owner) => {
    const isLeft = (name === 'alt' || name === 'decorative') && !Object.values(owner).some(isPicture)
    if (isLeft)
      report({
        ...messages.missingField('image', `A group with ${quoted(name)}`),
        help: 'Add `image: …`, or delete this line.',
        span: source.spanOfKey([...path, name]),
      })
    return isLeft
  })
}
