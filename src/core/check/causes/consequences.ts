/** Leaves out findings that only follow from another finding. They will be gone once that mistake is corrected. */
import { type Diagnostic, isWithin, type SourceSpan } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { languageOfFile, languagesIn } from '../../validate/site-in-language.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'

/** What is said of a page that is not on the site, or is there with a wrong name. */
const OF_PAGES = codesOf(
  messages.pageOrphan,
  messages.pageOnlyListed,
  messages.deadEnd,
  messages.titleTwice,
  messages.descriptionTwice,
)

/** Nobody knows when the page is published. */
const NO_DATES = codesOf(messages.publishReversed, messages.publishOverEarly, messages.momentDoesNotExist)

/** What an error anywhere may lead to. How many texts have a word is not known then. */
const OF_ERRORS = codesOf(messages.imageUnused, messages.linkToAnother, messages.oddSpelling)

/** Said of any text. What its field may hold tells more. */
const OF_TEXTS = codesOf(messages.letterForDigit, messages.oddEnd)

/** What other findings may lead to, in any file. */
const LEADS_TO: Readonly<Record<string, ReadonlySet<string>>> = {
  // The page that was overwritten by a copy showed pictures.
  [messages.titleTwice.code]: codesOf(messages.imageUnused),
  [messages.letterForDigit.code]: codesOf(messages.yearUnlikely),
  [messages.pageNotFramed.code]: codesOf(messages.searchWithoutList),
  [messages.snippetUnused.code]: codesOf(messages.imageUnused),
  [messages.searchWithoutList.code]: codesOf(messages.deadEnd, messages.pageOrphan),
  [messages.languageNotNamed.code]: codesOf(
    messages.homePageMissing,
    messages.imageUnused,
    messages.linkToAnother,
    messages.pageOnlyListed,
    messages.pageOrphan,
  ),
}

/** An entry that is there twice may lead to these. They are more exact. */
const OF_REPEATED = codesOf(messages.entryTwice)

/** What other findings may lead to, in the same file. */
const LEADS_TO_HERE: typeof LEADS_TO = {
  [messages.anchorTwice.code]: OF_REPEATED,
  [messages.buttonWithoutAddress.code]: codesOf(messages.deadEnd),
  [messages.calendarOverlap.code]: OF_REPEATED,
  [messages.feeAmountMissing.code]: OF_REPEATED,
  [messages.feeTotalDiffers.code]: OF_REPEATED,
  [messages.headingTooHigh.code]: codesOf(messages.numberSkipped),
  [messages.linesJoined.code]: codesOf(messages.countDiffers),
  [messages.linkToUnpublished.code]: codesOf(messages.deadEnd),
  [messages.marksAsText.code]: codesOf(messages.numberSkipped),
  [messages.openingDayTwice.code]: OF_REPEATED,
}

const SLIPS = codesOf(messages.blockInText, messages.referenceAsText)
/** What a slip in a text may lead to, at the same text. */
const OF_SLIPS = codesOf(messages.addressRefused, messages.descriptionTooLong)

export function withoutConsequences(
  found: readonly Diagnostic[],
  context: Pick<Context, 'loaded' | 'pages'>,
): readonly Diagnostic[] {
  const filesOf = (is: (each: Diagnostic) => boolean) =>
    new Set(found.flatMap((each) => (is(each) ? each.span.file : [])))
  const taken = filesOf(
    ({ code, span }) =>
      (code === messages.routeTwice.code && span.start.offset === 0) ||
      code === messages.originalMissing.code ||
      code === messages.pageInAnotherLanguage.code ||
      code === messages.languageNotNamed.code,
  )
  const undated = filesOf(({ code }) => NO_DATES.has(code))
  const subjectsOf = (wanted: string) =>
    new Set(found.flatMap(({ code, subject }) => (code === wanted ? (subject ?? []) : [])))
  // The message about the link quotes the line that hides the page.
  const quoted = subjectsOf(messages.linkToUnpublished.code)
  const missing = subjectsOf(messages.imageMissing.code)
  const led = new Set(
    found.flatMap(({ code, span }) => [...(LEADS_TO_HERE[code] ?? [])].map((each) => `${span.file} ${each}`)),
  )
  const slips = found.filter(({ code }) => SLIPS.has(code))
  const unknown = found.filter(({ code }) => code === messages.unknownValue.code)
  const links = found.filter(({ code }) => code === messages.linkToAnother.code)
  const wrong = found.filter(({ severity }) => severity === 'error')
  const { site } = context.loaded
  const followsInSite = site ? followingIn(site, found) : undefined
  const known = found.map(({ code }) => LEADS_TO[code]).filter((codes) => codes !== undefined)
  if (wrong.length > 0) known.push(OF_ERRORS)
  return found.filter(
    ({ code, span, span: { file }, subject = '' }) =>
      !followsInSite?.(code, span) &&
      !(code === messages.entryTwice.code && links.some((link) => isWithin(link.span, span))) &&
      !(taken.has(file) && OF_PAGES.has(code)) &&
      !led.has(`${(code === messages.countDiffers.code && subject) || file} ${code}`) &&
      !(missing.has(subject) && code === messages.altOfAnother.code) &&
      !(quoted.has(file) && code === messages.publishOver.code) &&
      !(OF_SLIPS.has(code) && slips.some((slip) => isWithin(slip.span, span))) &&
      !(code === messages.feeTotalNoted.code && isOriginalBroken(file, context)) &&
      !(undated.has(subject) && code === messages.linkToUnpublished.code) &&
      !(code === messages.referenceAsText.code && unknown.some((each) => isWithin(span, each.span))) &&
      !(OF_TEXTS.has(code) && wrong.some((error) => isWithin(span, error.span))) &&
      !known.some((codes) => codes.has(code)),
  )
}

/** The page in the main language has mistakes. Its total is told there, once they are corrected. */
function isOriginalBroken(file: string, { loaded, pages }: Pick<Context, 'loaded' | 'pages'>): boolean {
  const language = languageOfFile(file, languagesIn(loaded.site?.value))
  const isOriginal = ({ path }: { readonly path: string }) =>
    language !== undefined && path === file.replace(`/${language}/`, '/')
  return loaded.pages.some(isOriginal) && !pages.some(({ source }) => isOriginal(source))
}

/** What an error in site.yaml leads to there. */
function followingIn({ path, text }: SourceFile, found: readonly Diagnostic[]) {
  const own = found.filter(({ severity, span }) => severity !== 'note' && span.file === path)
  const errors = own.filter(({ severity }) => severity === 'error')
  // If its last line is only half there, so may be the languages.
  const last = text.trimEnd().split('\n').length
  const isTorn = own.some(({ span }) => span.start.line === last)
  return (code: string, { file, start }: SourceSpan) =>
    (isTorn && code === messages.languageNotNamed.code) ||
    (code === messages.listShorter.code && file === path && errors.length > 0) ||
    // The value may be below the line of its language.
    (code === messages.valuesNotTranslated.code &&
      errors.some(({ span }) => span.start.offset > start.offset))
}
