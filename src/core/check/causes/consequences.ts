/** Leaves out findings that only follow from another finding. They will be gone once that mistake is corrected. */
import { type Diagnostic, isWithin } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { routeOf, sameAddress } from '../../site/routes.ts'
import { languageOfFile, languagesIn } from '../../validate/site-in-language.ts'
import type { Context } from './context.ts'

type Codes = ReadonlySet<string>
/** Whether the second finding follows from the first. */
type Follows = (cause: Diagnostic, effect: Diagnostic) => boolean
/** Without `follows`, a cause anywhere in the site leads to the effects. */
type Rule = readonly [causes: Codes | 'error', effects: Codes, follows?: Follows]

const inFile: Follows = (cause, effect) => cause.span.file === effect.span.file
const causeInEffect: Follows = (cause, effect) => isWithin(cause.span, effect.span)
const effectInCause: Follows = (cause, effect) => isWithin(effect.span, cause.span)
const aboutSame: Follows = (cause, effect) => cause.subject === effect.subject
const inSiteFile: Follows = ({ span }, effect) => span.file === SITE && effect.span.file === SITE

const SITE = 'site.yaml'
/** They are more exact than an entry that is there twice. */
const REPEATED = codesOf(
  messages.anchorTwice,
  messages.calendarOverlap,
  messages.feeAmountMissing,
  messages.feeTotalDiffers,
  messages.openingDayTwice,
)
const OF_PAGES = codesOf(
  messages.pageOrphan,
  messages.pageOnlyListed,
  messages.deadEnd,
  messages.titleTwice,
  messages.descriptionTwice,
)

/** In any order: a cause counts even if it is left out itself, or turned off in site.yaml. */
const RULES: readonly Rule[] = [
  // The page that was overwritten by a copy showed pictures.
  [codesOf(messages.titleTwice, messages.snippetUnused), codesOf(messages.imageUnused)],
  [codesOf(messages.letterForDigit), codesOf(messages.yearUnlikely)],
  [codesOf(messages.spaceAtSign), codesOf(messages.lettersSwapped, messages.oddSpelling), effectInCause],
  [codesOf(messages.pageNotFramed), codesOf(messages.searchWithoutList)],
  [
    codesOf(messages.languageNotNamed),
    codesOf(
      messages.homePageMissing,
      messages.imageUnused,
      messages.linkToAnother,
      messages.pageOnlyListed,
      messages.pageOrphan,
    ),
  ],
  // They count in all pages, and a page with an error is not counted.
  ['error', codesOf(messages.imageUnused, messages.linkToAnother, messages.oddSpelling)],
  // The hours could not be read.
  [
    'error',
    codesOf(messages.languagesDiffer),
    (cause, effect) => inFile(cause, effect) && cause.span.start.line === effect.span.start.line,
  ],
  [codesOf(messages.mapLinkElsewhere), codesOf(messages.languagesDiffer), effectInCause],
  [
    codesOf(messages.unknownField),
    codesOf(messages.missingField),
    (cause, effect) =>
      cause.advice?.is === 'of the block above' && aboutSame(cause, effect) && inFile(cause, effect),
  ],
  // What its field may hold tells more.
  ['error', codesOf(messages.letterForDigit, messages.oddEnd, messages.wordTwice), effectInCause],
  [REPEATED, codesOf(messages.entryTwice), inFile],
  // With the right day, the event is in order.
  [codesOf(messages.dateInWordsDiffers), codesOf(messages.timeOutOfOrder), inFile],
  [codesOf(messages.buttonWithoutAddress, messages.linkToUnpublished), codesOf(messages.deadEnd), inFile],
  [codesOf(messages.headingTooHigh, messages.marksAsText), codesOf(messages.numberSkipped), inFile],
  [
    codesOf(messages.linesJoined),
    codesOf(messages.countDiffers),
    ({ span }, effect) => span.file === (effect.subject || effect.span.file),
  ],
  [codesOf(messages.languageNotNamed), codesOf(messages.pageInAnotherLanguage), inFile],
  // The page is not on the site, or is there with a wrong name.
  [
    codesOf(messages.originalMissing, messages.pageInAnotherLanguage, messages.languageNotNamed),
    OF_PAGES,
    inFile,
  ],
  [
    codesOf(messages.routeTwice),
    OF_PAGES,
    (cause, effect) => cause.span.start.offset === 0 && inFile(cause, effect),
  ],
  // Nobody links to a copy that was left by mistake.
  [
    codesOf(messages.titleTwice),
    codesOf(messages.pageOrphan, messages.pageOnlyListed),
    (cause, effect) => cause.advice?.is === 'a copy' && inFile(cause, effect),
  ],
  // What only a frame shows needs no links.
  [codesOf(messages.frameOfPage), OF_PAGES, ({ subject }, { span }) => subject === span.file],
  // One of the two pages takes the place of the other one.
  [
    codesOf(messages.routeTwice),
    OF_PAGES,
    (cause, effect) => inFile(cause, effect) || sameAddress(routeOf(effect.span.file), cause.subject ?? ''),
  ],
  [codesOf(messages.imageMissing), codesOf(messages.altOfAnother), aboutSame],
  // Without the words that are there twice, the value may need no translation.
  [codesOf(messages.wordTwice), codesOf(messages.valuesNotTranslated), aboutSame],
  [
    codesOf(messages.notAPage),
    codesOf(messages.unknownSnippet),
    ({ subject }, effect) => subject === `pages/${effect.subject}`,
  ],
  // The message about the link quotes the line that hides the page.
  [
    codesOf(messages.linkToUnpublished),
    codesOf(messages.publishOver),
    ({ subject }, { span }) => subject === span.file,
  ],
  // Nobody knows when the page is published.
  [
    codesOf(messages.publishReversed, messages.publishOverEarly, messages.momentDoesNotExist),
    codesOf(messages.linkToUnpublished),
    ({ span }, { subject }) => subject === span.file,
  ],
  [codesOf(messages.linkToAnother), codesOf(messages.entryTwice), causeInEffect],
  // With the right address, this link leads to the page.
  [
    codesOf(messages.linkToAnother),
    codesOf(messages.pageOrphan, messages.pageOnlyListed),
    ({ subject }, { span }) => subject === span.file,
  ],
  // Two frames with one page: the other page is missing in one of them.
  [codesOf(messages.entryTwice), codesOf(messages.pageNotFramed), ({ subject }) => subject !== undefined],
  // The snippet is among the entries of a block.
  [
    codesOf(messages.unknownField, messages.wrongKind),
    codesOf(messages.snippetUnused),
    ({ subject }, { span }) => subject === span.file,
  ],
  // A link to a page needs no words.
  [codesOf(messages.chainPageOutside), codesOf(messages.linkWithoutWords), causeInEffect],
  [
    codesOf(messages.blockInText, messages.referenceAsText),
    codesOf(messages.addressRefused, messages.descriptionTooLong),
    causeInEffect,
  ],
  [codesOf(messages.unknownValue), codesOf(messages.referenceAsText), effectInCause],
  ['error', codesOf(messages.listShorter), inSiteFile],
  // The value may be below the line of its language.
  [
    'error',
    codesOf(messages.valuesNotTranslated),
    (cause, effect) => inSiteFile(cause, effect) && cause.span.start.offset > effect.span.start.offset,
  ],
]

export function withoutConsequences(
  found: readonly Diagnostic[],
  context: Pick<Context, 'loaded' | 'pages'>,
): readonly Diagnostic[] {
  const { site } = context.loaded
  // If the last line of site.yaml is only half there, so may be the languages.
  const last = site?.text.trimEnd().split('\n').length
  const isTorn = found.some(
    ({ severity, span }) => severity !== 'note' && span.file === SITE && span.start.line === last,
  )
  const active = RULES.flatMap(([codes, effects, follows]) => {
    const causes = found.filter((each) =>
      codes === 'error' ? each.severity === 'error' : codes.has(each.code),
    )
    return causes.length > 0 ? [{ causes, effects, follows }] : []
  })
  const isConsequence = (effect: Diagnostic) =>
    active.some(
      ({ causes, effects, follows }) =>
        effects.has(effect.code) && (!follows || causes.some((cause) => follows(cause, effect))),
    ) ||
    (isTorn && effect.code === messages.languageNotNamed.code) ||
    (effect.code === messages.feeTotalNoted.code && isOriginalBroken(effect.span.file, context))
  return found.filter((each) => !isConsequence(each))
}

/** The page in the main language has mistakes. Its total is told there, once they are corrected. */
function isOriginalBroken(file: string, { loaded, pages }: Pick<Context, 'loaded' | 'pages'>): boolean {
  const language = languageOfFile(file, languagesIn(loaded.site?.value))
  const isOriginal = ({ path }: { readonly path: string }) =>
    language !== undefined && path === file.replace(`/${language}/`, '/')
  return loaded.pages.some(isOriginal) && !pages.some(({ source }) => isOriginal(source))
}
