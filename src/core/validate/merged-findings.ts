/** The same slip in many entries of a list, or in many cells of a table, is one message. */
import { comeAgain } from '../../block/weekdays.ts'
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts'
import { codesOf } from '../../diagnostics/message.ts'
import * as messages from '../../diagnostics/messages.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import { ended, possible } from '../../diagnostics/wording.ts'
import type { FieldPath } from '../base/field-path.ts'
import { grouped } from '../base/grouped.ts'
import { replaced } from '../yaml/rewrite.ts'

export type MergedReport = {
  readonly report: (diagnostic: Diagnostic, path: FieldPath) => void
  /** Reports what was merged. */
  readonly end: () => void
}

export function mergedByList(report: Report): MergedReport {
  const found: Keyed[] = []
  return {
    report: (diagnostic, path) => {
      found.push({ diagnostic, key: keyOf(diagnostic, path) })
    },
    end: () => {
      const dates = found.map(({ diagnostic }) => datesIn(diagnostic))
      const isDay = (at: number) => dates.some((parts) => Number(parts[at]) > 12)
      const dayAt = isDay(1) === isDay(2) ? undefined : isDay(1) ? 1 : 2
      for (const group of grouped(found, ({ key }, index) => key ?? index).values()) {
        const all = group.map(({ diagnostic }) => (dayAt ? inTheirOrder(diagnostic, dayAt) : diagnostic))
        merged(all, group[0].key?.startsWith(NAMED) === true).forEach(report)
      }
    },
  }
}

type Keyed = { readonly diagnostic: Diagnostic; readonly key: string | undefined }

/** Forms of values. If one entry of a list has another form, its neighbours mostly have it, too. */
export const FORMS = codesOf(
  messages.notANumber,
  messages.notAnAmount,
  messages.notADate,
  messages.notAnInstant,
  messages.notATime,
  messages.notOpeningHours,
  messages.notAnEmoji,
  messages.notTrueOrFalse,
  messages.decimalComma,
  messages.rowHeadingMissing,
)

/** With the same subject, entries have the same mistake. */
const SAME = codesOf(messages.notOneOf, messages.unknownField, messages.wrongKind)

/** The key of values that are entries by name begins so. */
const NAMED = 'named'

function keyOf(
  { code, subject = '', lines = [], fix, span: { file } }: Diagnostic,
  path: FieldPath,
): string | undefined {
  const field = path.map((key) => (typeof key === 'number' ? '' : key)).join('/')
  // The entries of a group whose name is missing, so that they are in the group above.
  if (code === messages.wrongKind.code && typeof path.at(-1) === 'string')
    return [NAMED, ...path.slice(0, -1), subject, ...lines].join('/')
  if (!path.some((key) => typeof key === 'number')) return undefined
  const isCell = file.endsWith('.csv')
  const isDate = code === messages.notADate.code
  // What to write instead is not the same.
  if (isDate && comeAgain(subject)) return `${code} ${field} again`
  if (isDate && isCell) return code
  if (FORMS.has(code)) return `${code} ${field} ${isCell ? '' : subject.replaceAll(/[\p{L}\d]+/gu, '')}`
  return SAME.has(code) ? `${code} ${subject} ${field} ${fix === undefined}` : undefined
}

/** Mends all or nothing: what is left alone must have a message. If all have a fix, a later step makes one of them. */
function merged(group: readonly Diagnostic[], isNamed: boolean): readonly Diagnostic[] {
  const [first, ...rest] = group
  if (!first) return []
  // A value of site.yaml that several entries use is one place.
  const others = rest.filter(({ span }) => span.start.offset !== first.span.start.offset)
  if (others.length === 0) return [first]
  const { file, start } = first.span
  const isCell = file.endsWith('.csv')
  const fixes = group.map(({ fix }) => fix)
  const isFixed = !fixes.includes(undefined)
  if (isFixed && !isCell && !isNamed) return [first, ...others]
  const { fix: _, help = '', lines, ...told } = first
  // A line of another file cannot be told by its number alone.
  const places = others.map(({ span }) => (span.file === file ? span : first.span).start.line)
  const same = remedies.sameForMore(start.line, places, isCell)
  return [
    {
      ...told,
      ...(isNamed
        ? { help: `${same} ${remedies.nameAbove}` }
        : (withAllLines(group) ?? { help: lines ? `${same} ${help}` : `${ended(help)} ${same}`, lines })),
      ...(isFixed && { fix: fixes.flatMap((edits) => edits ?? []) }),
      repeats: others.map(({ span }) => span),
    },
  ]
}

/** Of `07/03` it is only known which is the day if there is a date such as `13/06` in the file. */
function inTheirOrder(each: Diagnostic, dayAt: 1 | 2): Diagnostic {
  const [, first = '', second = '', year] = datesIn(each)
  if (year === undefined || Number(first) > 12 || Number(second) > 12) return each
  const [month, day] = dayAt === 1 ? [second, first] : [first, second]
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isCell = each.span.file.endsWith('.csv')
  return {
    ...each,
    help: possible(meant, remedies.YEAR_FIRST),
    ...(isCell ? {} : { fix: [replaced(each.span, meant)] }),
  }
}

const datesIn = ({ code, subject = '' }: Diagnostic) =>
  (code === messages.notADate.code && DATE.exec(subject)) || []
const DATE = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/

/** The lines to copy of all entries, if these are few. */
function withAllLines(group: readonly Diagnostic[]): Pick<Diagnostic, 'help' | 'lines'> | undefined {
  const [{ help } = {}] = group
  const isAlike = group.length <= 6 && group.every((each) => each.help === help && each.lines)
  return isAlike ? { help, lines: group.flatMap(({ lines = [] }) => lines) } : undefined
}
