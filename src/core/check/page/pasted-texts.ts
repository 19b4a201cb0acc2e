/** Finds what word processors, web pages and phones leave in texts, and slips in Markdown. Visitors would see it. */

import type { Diagnostic, Edit, Report } from '../../../diagnostics/diagnostic.ts'
import { LEFTOVER, leftover } from '../../../diagnostics/leftovers.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { GARBLED } from '../../base/garbled.ts'
import { once } from '../../base/memoize.ts'
import { fieldOf, visitTexts } from '../../base/texts-in.ts'
import { inCurlyQuotes } from '../../base/unquoted.ts'
import { valueAt } from '../../base/value-at.ts'
import { pushedFields } from '../../yaml/pushed-fields.ts'
import { inQuotes, isPlainAlone, replaced, rewritten } from '../../yaml/rewrite.ts'
import { type SourceFile, writtenAt } from '../../yaml/source-file.ts'
import { checkTwice } from './entry-twice.ts'
import { checkDashes, LINE_BELOW_ENTRY } from './entry-without-dash.ts'
import { garbled, garbledOnce } from './garbled-texts.ts'
import { html } from './html-slips.ts'
import { joinedLines, mayJoinLines } from './joined-lines.ts'
import { LETTERED_LINE, letteredLines } from './lettered-lines.ts'
import {
  altIsFileName,
  blockInText,
  FILE_NAME,
  fieldInText,
  LOST_BLOCK,
  LOST_FIELD,
  lineMakesHeading,
} from './lost-lines.ts'
import {
  ADDRESS,
  addressAsText,
  linkAsText,
  MARKS,
  marksAsText,
  OPEN_LINK,
  TURNED_LINK,
  turnedLink,
} from './markdown-slips.ts'
import { checkOddEntries } from './odd-entries.ts'
import { ODD_REMARK, ODD_STAND_IN, ODD_WORDS, remarkInText, standInAsText } from './odd-remarks.ts'
import { marksInPlainText, PLAIN_MARKS, PLAIN_MARKS_IN_MARKDOWN } from './plain-marks.ts'
import { REFERENCE_SLIP, referenceAsText } from './reference-slips.ts'
import { repeatedWords } from './repeated-words.ts'
import { fieldsBeside, isOneLine } from './schema-of-text.ts'
import { SPACE_AT_SIGN, spacesAtSigns } from './spaces-at-signs.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** Wide, because a narrow pattern is slow. Each begins with a sign, because signs are rare: it looks back from there. */
const SIGNS = [
  String.raw`[«»·\u2018-\u203a\u2219\u25a0-\u25ef\u27a2\uf0a7\uf0b7]|<\/?[A-Za-z]|&#?\w+;|\] +\(|[–—](?<=^\s*[–—])\s`,
  ...[OPEN_LINK, MARKS, REFERENCE_SLIP].map(({ source }) => source),
  TURNED_LINK,
  '\\.(?<=[Ww]ww\\.)|:(?<=[Hh]ttp:)',
  GARBLED,
  ODD_REMARK,
  LOST_BLOCK,
  LOST_FIELD,
  FILE_NAME,
  ODD_STAND_IN,
  LETTERED_LINE,
  SPACE_AT_SIGN,
].join('|')
/** With `WORDS`, each matches every text that one of `LOOKS` may find a slip in. */
const IN_MARKDOWN = atSigns(`${SIGNS}|${PLAIN_MARKS_IN_MARKDOWN.source}`)
const IN_PLAIN_WORDS = atSigns(`${SIGNS}|${PLAIN_MARKS.source}`)
/** What begins with a letter, and what programs leave. */
const WORDS = new RegExp(`${ODD_WORDS}|${LEFTOVER}`, 'm')

/** Passes over letters in one step, not once for each alternative. */
function atSigns(alternatives: string): RegExp {
  return new RegExp(`(?=[^A-Za-z\\d ])(?:${alternatives})`, 'm')
}

/** `value` is the valid data of a page or of site.yaml. */
export function checkPasted(value: unknown, at: FieldPath, source: SourceFile, report: Report): void {
  const joins = mayJoinLines(source)
  const found: Diagnostic[] = []
  const twice: Diagnostic[] = []
  const checkRepeated = repeatedWords(source, twice, report)
  const marked = once(() => new Set(source.standIns.map(({ path }) => path.join())))
  const visit = (text: string, path: FieldPath) => {
    const isMarkdown = path.at(-1) === 'markdown'
    if (isMarkdown) checkRepeated(text, path)
    const signs = isMarkdown ? IN_MARKDOWN : IN_PLAIN_WORDS
    if (!(joins && isMarkdown) && !signs.test(text) && !WORDS.test(text)) return
    const place = isMarkdown ? path.slice(0, -1) : [...path]
    if (!isMeantForPrograms(place))
      checkText({ text, place, isMarkdown, joins, value, marked }, source, (diagnostic) =>
        found.push(diagnostic),
      )
  }
  const mayGoOn = source.mayHold(LINE_BELOW_ENTRY)
  visitTexts(value, [...at], visit, (list, path) => {
    checkTwice(list, path, source, (each) => twice.push(each))
    checkOddEntries(list, path, source, report)
    if (mayGoOn) checkDashes(list, path, source, report)
  })
  ;[...twice, ...garbledOnce(found)].forEach(report)
}

type PlacedText = Pick<WrittenText, 'text' | 'isMarkdown'> & {
  readonly place: FieldPath
  /** Whether YAML may have joined lines of it. */
  readonly joins: boolean
  /** All of the data that the text is in. */
  readonly value: unknown
  /** The paths of the stand-ins. */
  readonly marked: () => ReadonlySet<string>
}

/** Tells the first slip of a text. */
function checkText(
  { text, place, isMarkdown, joins, value, marked }: PlacedText,
  source: SourceFile,
  report: Report,
) {
  const span = () => source.spanOf(place)
  const written = () => writtenAt(source, span())
  const owner = `\`${fieldOf(place)}\``
  for (const look of LOOKS) {
    // It needs the place of every text.
    if (look === joinedLines && !joins) continue
    // A fact may be used in Markdown.
    if (look === marksInPlainText && place[0] === 'facts') continue
    if (look === standInAsText && marked().has(place.join())) continue
    const lookAt = (words: string) =>
      look({
        text: words,
        owner,
        isMarkdown,
        get isOneLine() {
          return isOneLine(value, place)
        },
        pushed: () => pushedFields(source, place, fieldsBeside(value, place, source)),
        written,
      })
    const found = lookAt(text)
    if (!found) continue
    const raw = valueAt(source.value, place)
    const isFilled = typeof raw === 'string' && raw !== text && found.words !== text
    // Words that come from a value of site.yaml are told there.
    const slip = isFilled && !raw.includes(found.words) ? lookAt(raw) : found
    if (!slip) continue
    const fix = slip.rewrite
      ? [onItsLine(replaced(span(), slip.rewrite(written())), source)]
      : slip.fix && editsOf(slip.fix, text, source, place)
    return report({ ...slip.finding, span: source.spanOfWords(place, slip.words), ...(fix ? { fix } : {}) })
  }
}

/** A text that begins on the line below its field gets its sign right after the colon. */
function onItsLine(edit: Edit, source: SourceFile): Edit {
  const before = source.textIn(edit.file).slice(0, edit.start)
  const gap = edit.text.startsWith('|') ? /(?<=:)[ \t]*\r?\n[ \t]*$/.exec(before)?.[0].length : undefined
  return gap === undefined ? edit : { ...edit, start: edit.start - gap, text: ` ${edit.text}` }
}

function editsOf(fix: (text: string) => string, text: string, source: SourceFile, path: FieldPath) {
  const span = source.spanOf(path)
  const written = writtenAt(source, span)
  if (fix(text) === text) return undefined
  const edits = /^[|>]/.test(written) ? undefined : rewritten(source, span, text, fix(text))
  // Over several lines, or with escapes, the lines stay as they are.
  return edits ?? (signsOf(fix(written)) === signsOf(written) ? [replaced(span, fix(written))] : undefined)
}

/** What a value in quotes, or without, must keep to stay one. Below `|`, nothing matters. */
const signsOf = (written: string) =>
  /^[|>]/.test(written) ? '' : written[0] + (written.match(/["'\\]|:\s|\s#|:$/g) ?? []).join('|')

/** Addresses and numbers have their own messages. */
const isMeantForPrograms = (path: FieldPath) =>
  ADDRESSES.has(path.at(-1)) || (path[0] === 'contacts' && (path[2] === 'email' || path[2] === 'phone'))
const ADDRESSES: ReadonlySet<PropertyKey | undefined> = new Set(['href', 'embedUrl', 'file'])

const LOOKS: readonly ((text: WrittenText) => Slip | undefined)[] = [
  // A block in a folded text is no paragraph of it.
  blockInText,
  fieldInText,
  joinedLines,
  garbled,
  curlyQuotes,
  bullets,
  letteredLines,
  html,
  gapInLink,
  lineMakesHeading,
  altIsFileName,
  leftByProgram,
  turnedLink,
  linkAsText,
  addressAsText,
  marksAsText,
  marksInPlainText,
  remarkInText,
  standInAsText,
  referenceAsText,
  spacesAtSigns,
]

/** Curly quotes around a whole unquoted value. A sentence in Markdown may be a real quotation. */
function curlyQuotes({ text, owner, isMarkdown, written }: WrittenText): Slip | undefined {
  const curly = inCurlyQuotes(text)
  if (!curly || written() !== text) return undefined
  const { inner, closing } = curly
  // Nobody begins a quotation with bold words.
  const isSaid = isMarkdown && /^[^*].*[.!?…]$/.test(inner) && !/["']/.test(closing)
  if (isSaid) return undefined
  const finding = messages.smartQuotesShown(owner, curly, isPlainAlone(inner) ? undefined : inQuotes(inner))
  return { finding, words: text, fix: () => inner }
}

const BULLETS = /^([ \t]*)([•·∙●○◦■▪‣➢\uf0a7\uf0b7])[ \t\u00a0]+(?=\S)/gm
const DASHES = /^([ \t]*)([–—])[ \t\u00a0]+(?=\S)/gm

/** A list with bullets or long dashes. A single long dash may just begin a thought. */
function bullets({ text, owner, isMarkdown, isOneLine }: WrittenText): Slip | undefined {
  if (!isMarkdown) return undefined
  const dashes = [...text.matchAll(DASHES)]
  const pattern = dashes.length > 1 ? DASHES : BULLETS
  const [first] = text.matchAll(pattern)
  if (!first) return undefined
  return {
    finding: messages.bulletInText(owner, first[2] ?? '', isOneLine),
    words: text.slice(first.index).split('\n', 1)[0]?.trim() ?? '',
    fix: (lines) => lines.replaceAll(pattern, isOneLine ? '' : '$1- '),
  }
}

function leftByProgram({ text, owner }: WrittenText): Slip | undefined {
  const { words = '', help = '' } = leftover(text) ?? {}
  return words === '' ? undefined : { finding: messages.leftByProgram(owner, words, help), words }
}

const GAP = new RegExp(`\\][ \\t]+(\\(${ADDRESS}[^\\s()]*\\))`, 'g')

function gapInLink({ text, owner, isMarkdown }: WrittenText): Slip | undefined {
  const [first] = isMarkdown ? text.matchAll(GAP) : []
  if (!first) return undefined
  return {
    finding: messages.gapInLink(owner, first[1] ?? ''),
    words: first[0],
    fix: (words) => words.replaceAll(GAP, ']$1'),
  }
}
