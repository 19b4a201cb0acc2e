/** All that looks for a slip in a text. A new check is one entry of `TEXT_CHECKS`. `run-text-checks.ts` runs them. */
import { LEFTOVER } from '../../../diagnostics/leftovers.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { GARBLED } from '../../base/garbled.ts'
import { anyOf } from '../../base/in-pattern.ts'
import {
  COMMA_AT_END,
  cutOff,
  endsWithComma,
  leadsToList,
  mayBeCut,
  QUOTE_ALONE,
  standsAlone,
} from './ends.ts'
import { hourOfEnglishClock } from './english-clock.ts'
import { bullets, curlyQuotes, leftByProgram } from './from-programs.ts'
import { garbled } from './garbled-texts.ts'
import { html } from './html-slips.ts'
import { impossibleDay, LATE_DAY } from './impossible-days.ts'
import {
  joinedLines,
  LINE_BELOW_LIST,
  lineBelowList,
  pastedRows,
  SHORT_LINE,
  shortLines,
  TAB,
} from './joined-lines.ts'
import { LETTER_FOR_DIGIT, letterForDigit } from './letter-for-digit.ts'
import { BEGINS_LIST, LETTERED_LINE, letteredLines, listByChance } from './lettered-lines.ts'
import {
  altIsFileName,
  blockInText,
  FILE_NAME,
  fieldInText,
  INDENTED,
  indentMakesCode,
  LINE_BELOW_SENTENCE,
  LOST_BLOCK,
  LOST_FIELD,
  lineMakesHeading,
} from './lost-lines.ts'
import {
  addressAsText,
  gapInLink,
  linkAsText,
  longRow,
  MARKS,
  marksAsText,
  OPEN_LINK,
  TABLE,
  TURNED_LINK,
  turnedLink,
} from './markdown-slips.ts'
import { ODD_YEAR, oddYear } from './odd-years.ts'
import { PASSWORD, passwordShown } from './passwords.ts'
import { marksInPlainText, PLAIN_MARKS, PLAIN_MARKS_IN_MARKDOWN } from './plain-marks.ts'
import { REFERENCE_SLIP, referenceAsText } from './reference-slips.ts'
import { ODD_REMARK, remarkInText } from './remarks.ts'
import { SAID_BY_PAGE, saidByPage } from './said-by-page.ts'
import { SPACE_AT_SIGN, spacesAtSigns } from './spaces-at-signs.ts'
import type { Slip, WrittenText } from './text-slip.ts'
import { ODD_STAND_IN, ODD_WORDS, SAMPLE_WORDS, sampleInText, standInAsText } from './typed-stand-ins.ts'

/** What decides whether a check is needed, besides the text. */
export type Around = {
  readonly place: FieldPath
  /** All of the data that the text is in. */
  readonly value: unknown
  /** Whether YAML may have joined lines of the text. */
  readonly joins: boolean
  readonly isStandIn: () => boolean
  /** Whether the file has stand-ins. */
  readonly hasStandIns: boolean
}

type TextCheck = {
  readonly find: (text: WrittenText) => Slip | undefined
  /**
   * A quick test: together with `words`, it matches every text that `find` may find a slip in. Wide, because a narrow
   * pattern is slow. It begins with a sign, because signs are rare: it looks back from there.
   */
  readonly signs?: string
  /** The same outside Markdown. */
  readonly signsInPlainWords?: string
  /** A quick test that begins with a letter. */
  readonly words?: string
  readonly isNeedless?: (around: Around) => boolean
  /** Whether a slip is about a few words only: other such slips, elsewhere in the text, do not follow from it. */
  readonly isOfFewWords?: boolean
}

const YEARS: ReadonlySet<PropertyKey | undefined> = new Set(['since', 'year'])

/** In this order: the first slip of a text is told. Others are, too, if all of them are of few words. */
const TEXT_CHECKS: readonly TextCheck[] = [
  // A block in a folded text is no paragraph of it.
  { find: blockInText, signs: LOST_BLOCK },
  { find: fieldInText, signs: LOST_FIELD },
  { find: pastedRows, signs: TAB },
  // It needs the place of every text.
  { find: joinedLines, isNeedless: ({ joins }) => !joins },
  { find: indentMakesCode, signs: INDENTED },
  { find: shortLines, signs: SHORT_LINE },
  { find: garbled, signs: GARBLED },
  { find: curlyQuotes, signs: '[«»\u2018-\u203a]' },
  {
    find: bullets,
    signs: String.raw`[·\u2018-\u203a\u2219\u25a0-\u25ef☐-☒\u27a2\uf0a7\uf0b7]|[–—✓✔](?<=^\s*(?:[-*+] )?[–—✓✔])\s|-(?<=\n[ \t]*-)[A-Z]`,
  },
  { find: letteredLines, signs: LETTERED_LINE },
  { find: listByChance, signs: BEGINS_LIST.source },
  { find: html, signs: String.raw`<\/?[A-Za-z]|&#?\w+;` },
  { find: gapInLink, signs: String.raw`\] +\(`, isOfFewWords: true },
  { find: lineMakesHeading, signs: LINE_BELOW_SENTENCE },
  { find: altIsFileName, signs: FILE_NAME },
  { find: referenceAsText, signs: REFERENCE_SLIP, isOfFewWords: true },
  { find: leftByProgram, words: LEFTOVER },
  { find: turnedLink, signs: TURNED_LINK },
  { find: linkAsText, signs: OPEN_LINK },
  { find: addressAsText, signs: String.raw`\.(?<=[Ww]ww\.)|:(?<=[Hh]ttp:|\blink:)|\/(?<= .)[a-z]` },
  { find: marksAsText, signs: MARKS },
  { find: longRow, signs: TABLE },
  {
    find: marksInPlainText,
    signs: PLAIN_MARKS_IN_MARKDOWN,
    signsInPlainWords: PLAIN_MARKS,
    // A fact may be used in Markdown.
    isNeedless: ({ place }) => place[0] === 'facts',
  },
  { find: remarkInText, signs: ODD_REMARK, isOfFewWords: true },
  {
    find: standInAsText,
    signs: ODD_STAND_IN,
    words: ODD_WORDS,
    isNeedless: ({ isStandIn }) => isStandIn(),
    isOfFewWords: true,
  },
  { find: sampleInText, words: SAMPLE_WORDS, isNeedless: ({ hasStandIns }) => hasStandIns },
  // In `stated`, the year of the calendar matters.
  {
    find: impossibleDay,
    words: LATE_DAY,
    isNeedless: ({ place }) => place.at(-1) === 'stated',
    isOfFewWords: true,
  },
  { find: passwordShown, words: PASSWORD, isOfFewWords: true },
  { find: lineBelowList, signs: LINE_BELOW_LIST },
  { find: saidByPage, words: SAID_BY_PAGE },
  { find: spacesAtSigns, signs: SPACE_AT_SIGN },
  {
    find: oddYear,
    words: ODD_YEAR,
    isNeedless: ({ place }) => place[0] !== 'blocks' || !YEARS.has(place.at(-1)),
  },
  { find: letterForDigit, words: LETTER_FOR_DIGIT, isOfFewWords: true },
  { find: standsAlone, signs: QUOTE_ALONE },
  // A list may be one sentence.
  { find: endsWithComma, signs: COMMA_AT_END, isNeedless: ({ place }) => typeof place.at(-1) === 'number' },
  { find: cutOff, isNeedless: ({ place, value }) => leadsToList(value, place) },
  {
    find: hourOfEnglishClock,
    words: '[Ss]aa (?=\\w)|[0-5]\\d (?:[wyz]a )?(?=[Aa]sub|[Mm]cha|[Jj]ion|[Uu]sik|[Aa]lfa)',
    // Its own message offers the hours.
    isNeedless: ({ place }) => place.includes('hours'),
    isOfFewWords: true,
  },
]

/** Each with its own quick test, which matches everything without `signs` and `words`: few texts need two checks. */
export const TESTED_CHECKS = TEXT_CHECKS.map((check) => {
  const { signs = [], signsInPlainWords = [], words = [] } = check
  return { ...check, mayFind: new RegExp(anyOf([signs, signsInPlainWords, words].flat()), 'm') }
})

const IN_MARKDOWN = atSigns(TEXT_CHECKS.map(({ signs }) => signs))
const IN_PLAIN_WORDS = atSigns(TEXT_CHECKS.map(({ signs, signsInPlainWords = signs }) => signsInPlainWords))
const WORDS = new RegExp(anyOf(TEXT_CHECKS.flatMap(({ words = [] }) => words)), 'm')

/** Passes over letters in one step, not once for each alternative. */
function atSigns(signs: readonly (string | undefined)[]): RegExp {
  return new RegExp(`(?=[^A-Za-z\\d ])${anyOf(signs.flatMap((each) => each ?? []))}`, 'm')
}

/** Whether a text is worth checking. */
export const mayHaveSlip = (text: string, isMarkdown: boolean): boolean =>
  (isMarkdown ? IN_MARKDOWN : IN_PLAIN_WORDS).test(text) || WORDS.test(text) || (isMarkdown && mayBeCut(text))
