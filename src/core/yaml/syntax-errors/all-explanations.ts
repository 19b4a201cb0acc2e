/** All mistakes of syntax that are known by their shape. */
import { valueInBraces } from '../meant-reference.ts'
import { bracket, dashInBraces } from './brackets.ts'
import { bulletForDash } from './bullets.ts'
import { fieldOfPage } from './field-of-page.ts'
import { firstEntryOut } from './first-entry.ts'
import { firstLinesIndented } from './first-lines.ts'
import { badIndent, entryAtEdge, firstFieldIndented, firstLineTooDeep, textNotIndented } from './indents.ts'
import { listWithoutName } from './list-without-name.ts'
import { headingOut } from './lost-headings.ts'
import { lineOutOfText, textWithoutBar } from './lost-lines.ts'
import { dashMissing, textWithoutDash } from './missing-dashes.ts'
import { commentSign, fence, fieldWithoutColon, misplacedEntry, spaceMissing } from './missing-signs.ts'
import { nameMissing } from './name-missing.ts'
import { nextParagraph } from './next-paragraph.ts'
import { unclosedQuote } from './open-quote.ts'
import { colonInText, firstCharacter, textAfterValue } from './quotes.ts'
import { boldNames } from './starred.ts'
import type { Explanation } from './syntax-error.ts'
import { tab } from './tabs.ts'
import { tagForAddress } from './tag-for-address.ts'

/** The first one that fits wins. Later errors of the library follow from it. */
export const ALL: readonly Explanation[] = [
  fence,
  tagForAddress,
  entryAtEdge,
  commentSign,
  unclosedQuote,
  tab,
  firstFieldIndented,
  bulletForDash,
  spaceMissing,
  headingOut,
  firstLinesIndented,
  textNotIndented,
  lineOutOfText,
  textWithoutBar,
  nextParagraph,
  firstLineTooDeep,
  firstEntryOut,
  dashMissing,
  textWithoutDash,
  listWithoutName,
  misplacedEntry,
  fieldOfPage,
  badIndent,
  colonInText,
  valueInBraces,
  dashInBraces,
  bracket,
  textAfterValue,
  boldNames,
  firstCharacter,
  nameMissing,
  fieldWithoutColon,
]
