/** A difference between languages is not told where another finding shows the mistake that leads to it. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Context } from './context.ts'

/** They explain a difference, if the other language does not have the same finding. So do all errors. */
const EXPLAINING = codesOf(
  messages.breakOutside,
  messages.calendarInAnotherYear,
  messages.calendarOverlap,
  messages.calendarWeekend,
  messages.countDiffers,
  messages.dateInWordsDiffers,
  messages.entryTwice,
  messages.factDiffers,
  messages.hoursAtNight,
  messages.linesJoined,
  messages.weekdayDiffers,
)

const DIFFERENCES = codesOf(messages.languagesDiffer, messages.listShorter)

/** About a day in words. They are not told in a line where the languages differ: that one says which day it is. */
const STATED = codesOf(messages.dateUnverified, messages.statedDateDoesNotExist)

export function withoutExplainedDifferences(
  found: readonly Diagnostic[],
  { textOf }: Pick<Context, 'textOf'>,
): readonly Diagnostic[] {
  const differences = found.filter(({ code }) => DIFFERENCES.has(code))
  if (differences.length === 0) return found
  const told = new Set<Diagnostic>()
  const isExplaining = ({ code, severity }: Diagnostic) => severity === 'error' || EXPLAINING.has(code)
  const codes = [...new Set(found.filter(isExplaining).map(({ code }) => code))]
  const helps = new Map<Diagnostic, string>()
  // The same block of a page that has all blocks. If not, the other one explains nothing.
  const blockOf = ({ span: { file, start } }: Diagnostic) =>
    (textOf(file) ?? '').slice(0, start.offset).split(/^ *- (?:type|use):/m).length
  for (const difference of differences) {
    const { code, message, span, subject: original } = difference
    const findings = (wanted: string, file = '', block?: number) =>
      found.filter(
        (each) =>
          each.code === wanted &&
          (wanted === messages.countDiffers.code && code === messages.listShorter.code && each.subject
            ? each.subject === file
            : each.span.file === file && (block === undefined || blockOf(each) === block)),
      )
    const block = blockOf(difference)
    const isYearTold = findings(messages.calendarInAnotherYear.code, span.file).length > 0
    // An entry that was copied, and is still to be translated.
    const isCopied =
      code === messages.listShorter.code &&
      findings(messages.textNotTranslated.code, span.file).some(
        (each) => each.span.start.line > span.start.line,
      )
    if (isCopied) told.add(difference)
    // Without an original, the two pages differ in many places.
    if (original === span.file || (original === undefined && !isYearTold)) continue
    const explaining = codes.find(
      (each) => findings(each, span.file, block).length !== findings(each, original, block).length,
    )
    // One finding can explain why one value differs, but not why two do.
    if (explaining === undefined || (original && difference.advice?.is === 'one of several')) continue
    told.add(difference)
    const [total] = explaining === messages.feeTotalDiffers.code ? findings(explaining, span.file) : []
    if (total) helps.set(total, `In line ${span.start.line}, ${message} ${total.help}`)
  }
  const left = differences.filter((each) => !told.has(each))
  for (const each of hoursToldByDifferences(found, left, blockOf)) told.add(each)
  return found.flatMap((each) => {
    const help = helps.get(each)
    return told.has(each) || isKnownDay(each, differences)
      ? []
      : help === undefined
        ? [each]
        : [{ ...each, help }]
  })
}

/** Hours at night where several hours differ: the other language has those that are meant. */
function hoursToldByDifferences(
  found: readonly Diagnostic[],
  differences: readonly Diagnostic[],
  blockOf: (diagnostic: Diagnostic) => number,
): readonly Diagnostic[] {
  const nights = found.filter(({ code }) => code === messages.hoursAtNight.code)
  return nights.filter((each) =>
    differences.some(
      (difference) =>
        difference.advice?.is === 'one of several' &&
        difference.span.file === each.span.file &&
        blockOf(difference) === blockOf(each) &&
        nights.some(
          ({ span }) => span.file === each.span.file && span.start.line === difference.span.start.line,
        ),
    ),
  )
}

const isKnownDay = (
  { code, span: { file, start } }: Diagnostic,
  differences: readonly Diagnostic[],
): boolean =>
  STATED.has(code) && differences.some(({ span }) => span.file === file && span.start.line === start.line)
