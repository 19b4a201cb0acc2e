/** Leaves out findings that only follow from another finding. They will be gone once that mistake is corrected. */
import { type Diagnostic, isWithin } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'

/** What is said of a page that is not on the site, or is there with a wrong name. */
const OF_PAGES = codesOf(
  messages.pageOrphan,
  messages.pageOnlyListed,
  messages.deadEnd,
  messages.titleTwice,
  messages.descriptionTwice,
)

/** What an entry that is there twice may lead to. */
const OF_REPEATED = codesOf(
  messages.anchorTwice,
  messages.calendarOverlap,
  messages.feeTotalDiffers,
  messages.openingDayTwice,
)

/** Nobody knows when the page is published. */
const NO_DATES = codesOf(messages.publishReversed, messages.publishOverEarly, messages.momentDoesNotExist)

/** What an error anywhere may lead to. */
const OF_ERRORS = codesOf(messages.imageUnused, messages.linkToAnother)

/** Said of any text. What its field may hold tells more. */
const OF_TEXTS = codesOf(messages.letterForDigit, messages.oddEnd)

/** What other findings may lead to, in any file. */
const LEADS_TO: Readonly<Record<string, ReadonlySet<string>>> = {
  // The page that was overwritten by a copy showed pictures.
  [messages.titleTwice.code]: codesOf(messages.imageUnused),
  [messages.snippetUnused.code]: codesOf(messages.imageUnused),
  [messages.searchWithoutList.code]: codesOf(messages.deadEnd, messages.pageOrphan),
  [messages.languageNotNamed.code]: codesOf(
    messages.homePageMissing,
    messages.linkToAnother,
    messages.pageOnlyListed,
    messages.pageOrphan,
  ),
}

export function withoutConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const filesOf = (is: (each: Diagnostic) => boolean) =>
    new Set(found.flatMap((each) => (is(each) ? each.span.file : [])))
  const taken = filesOf(
    ({ code, span }) =>
      (code === messages.routeTwice.code && span.start.offset === 0) ||
      code === messages.originalMissing.code ||
      code === messages.pageInAnotherLanguage.code ||
      code === messages.languageNotNamed.code,
  )
  const repeated = filesOf(({ code }) => OF_REPEATED.has(code))
  const undated = filesOf(({ code }) => NO_DATES.has(code))
  // The message about the link quotes the line that hides the page.
  const quoted = new Set(
    found.flatMap(({ code, subject }) => (code === messages.linkToUnpublished.code ? (subject ?? []) : [])),
  )
  const marked = filesOf(({ code }) => code === messages.marksAsText.code)
  const waiting = filesOf(({ code }) => code === messages.linkToUnpublished.code)
  const slips = found.filter(({ code }) => code === messages.referenceAsText.code)
  const links = found.filter(({ code }) => code === messages.linkToAnother.code)
  const wrong = found.filter(({ severity }) => severity === 'error')
  const known = found.map(({ code }) => LEADS_TO[code]).filter((codes) => codes !== undefined)
  if (wrong.length > 0) known.push(OF_ERRORS)
  return found.filter(
    ({ code, span, span: { file }, subject = '' }) =>
      !(
        code === messages.entryTwice.code &&
        (repeated.has(file) || links.some((link) => isWithin(link.span, span)))
      ) &&
      !(taken.has(file) && OF_PAGES.has(code)) &&
      !(waiting.has(file) && code === messages.deadEnd.code) &&
      !(quoted.has(file) && code === messages.publishOver.code) &&
      !(code === messages.addressRefused.code && slips.some((slip) => isWithin(slip.span, span))) &&
      !(marked.has(file) && code === messages.numberSkipped.code) &&
      !(undated.has(subject) && code === messages.linkToUnpublished.code) &&
      !(OF_TEXTS.has(code) && wrong.some((error) => isWithin(span, error.span))) &&
      !known.some((codes) => codes.has(code)),
  )
}
