/** Runs the text checks on each text of a page or of site.yaml, and compares the entries of each list. */
import type { Diagnostic, Edit, Report, SourceSpan } from '../../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { once } from '../../base/memoize.ts'
import { fieldOf, visitTexts } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import { pushedFields } from '../../yaml/pushed-fields.ts'
import { replaced, rewritten } from '../../yaml/rewrite.ts'
import { isWritten, type SourceFile, writtenAt } from '../../yaml/source-file.ts'
import { checkTwice } from '../entries/entry-twice.ts'
import { checkDashes, LINE_BELOW_ENTRY } from '../entries/entry-without-dash.ts'
import { checkEntryYears } from '../entries/entry-years.ts'
import { checkPictureWordsExchanged } from '../entries/exchanged-words.ts'
import { checkOddEntries } from '../entries/odd-entries.ts'
import { mayJoinLines } from './joined-lines.ts'
import { repeatedWords } from './repeated-words.ts'
import { fieldsBeside, isOneLineAt } from './schema-of-text.ts'
import { type Around, mayHaveSlip, TESTED_CHECKS } from './text-checks.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** `value` is the valid data of a page or of site.yaml. */
export function runTextChecks(value: unknown, source: SourceFile, report: Report): void {
  const joins = mayJoinLines(source)
  const found: Diagnostic[] = []
  const twice: Diagnostic[] = []
  const checkRepeated = repeatedWords(source, twice, report)
  const marked = once(() => new Set(source.standIns.map(({ path }) => path.join())))
  const visit = (text: string, path: FieldPath, isMarkdown: boolean) => {
    if (isMarkdown) checkRepeated(text, path)
    if (!(joins && isMarkdown) && !mayHaveSlip(text, isMarkdown)) return
    const place = [...path]
    if (!isMeantForPrograms(place))
      checkText({ text, place, isMarkdown, joins, value, marked }, source, (diagnostic) => {
        if (!isSample(diagnostic) || !found.some(isSample)) found.push(diagnostic)
      })
  }
  const mayGoOn = isWritten(source, LINE_BELOW_ENTRY)
  visitTexts(value, [], visit, (list, path) => {
    checkTwice(list, path, source, (each) => twice.push(each))
    checkOddEntries(list, path, source, report)
    checkEntryYears(list, path, source, report)
    checkPictureWordsExchanged(list, path, source, report)
    if (mayGoOn) checkDashes(list, path, source, report)
  })
  ;[...twice, ...found].forEach(report)
}

/** Words about samples are mostly at several places of a file, and told once. */
const isSample = ({ advice }: Diagnostic) => advice?.is === 'a sample'

type PlacedText = Pick<WrittenText, 'text' | 'isMarkdown'> &
  Pick<Around, 'place' | 'value' | 'joins'> & {
    /** The paths of the stand-ins. */
    readonly marked: () => ReadonlySet<string>
  }

/** Tells the first slip of a text. If it is of few words, tells others of that kind that stand elsewhere. */
function checkText(placed: PlacedText, source: SourceFile, report: Report) {
  const { text, place, joins, value, marked } = placed
  const hasStandIns = source.standIns.length > 0
  const around = { place, value, joins, isStandIn: () => marked().has(place.join()), hasStandIns }
  const told: SourceSpan[] = []
  for (const { find, mayFind, isNeedless, isOfFewWords = false } of TESTED_CHECKS) {
    if (told.length > 0 && !isOfFewWords) continue
    const found = mayFind.test(text) && !isNeedless?.(around) ? foundBy(find, placed, source) : undefined
    if (!found || told.some((span) => overlap(span, found.span))) continue
    const { fix: _, ...onlyTold } = found
    // A fix replaces the whole text. So it waits until the first slip is mended.
    report(told.length > 0 ? onlyTold : found)
    if (!isOfFewWords) return
    told.push(found.span)
  }
}

const overlap = (one: SourceSpan, other: SourceSpan) =>
  one.file !== other.file || (one.start.offset < other.end.offset && other.start.offset < one.end.offset)

function foundBy(
  find: (text: WrittenText) => Slip | undefined,
  { text, place, isMarkdown, value }: PlacedText,
  source: SourceFile,
): Diagnostic | undefined {
  const span = () => source.spanOf(place)
  const written = () => writtenAt(source, span())
  const lookAt = (words: string) =>
    find({
      text: words,
      field: fieldOf(place),
      value,
      isMarkdown,
      get isOneLine() {
        return isOneLineAt(value, place)
      },
      pushed: () => pushedFields(source, place, fieldsBeside(value, place, source)),
      written,
    })
  const found = lookAt(text)
  if (!found) return undefined
  const raw = valueAt(source.value, place)
  const isFilled = typeof raw === 'string' && raw !== text && found.words !== text
  // Words that come from a value of site.yaml are told there.
  const slip = isFilled && !raw.includes(found.words) ? lookAt(raw) : found
  if (!slip) return undefined
  const fix = slip.rewrite
    ? [onItsLine(replaced(span(), slip.rewrite(written())), source)]
    : slip.fix && editsOf(slip.fix, text, source, place)
  return { ...slip.finding, span: source.spanOfWords(place, slip.words), ...(fix ? { fix } : {}) }
}

/** A text that begins on the line below its field gets its sign right after the colon. */
function onItsLine(edit: Edit, source: SourceFile): Edit {
  const before = source.textIn(edit.file).slice(0, edit.start)
  const gap = edit.text.startsWith('|')
    ? /(?<=:(?: +!todo)?)[ \t]*\r?\n[ \t]*$/.exec(before)?.[0].length
    : undefined
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
