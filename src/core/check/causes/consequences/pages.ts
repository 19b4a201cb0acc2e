/** Whether visitors find a page, and what a link to it leads to. */
import { codesOf } from '../../../../diagnostics/message.ts'
import * as messages from '../../../../diagnostics/messages.ts'
import { routeOf, sameAddress } from '../../../site/routes.ts'
import { aboutFile, aboutSame, type CauseRule, causeInEffect, inFile } from './rule.ts'

/** About a page as a whole. */
const OF_PAGES = codesOf(
  messages.pageOrphan,
  messages.pageOnlyListed,
  messages.deadEnd,
  messages.titleTwice,
  messages.descriptionTwice,
)

export const PAGES: readonly CauseRule[] = [
  {
    // The page that a copy has overwritten showed pictures.
    causes: codesOf(messages.titleTwice, messages.snippetUnused),
    effects: codesOf(messages.imageUnused),
  },
  {
    // The page that lists all pages may be the one with `layout: bare`.
    causes: codesOf(messages.pageNotFramed),
    effects: codesOf(messages.searchWithoutList),
  },
  {
    // Once site.yaml names the language, the pages of its folder are found.
    causes: codesOf(messages.languageNotNamed),
    effects: codesOf(
      messages.homePageMissing,
      messages.imageUnused,
      messages.linkToAnother,
      messages.pageOnlyListed,
      messages.pageOrphan,
    ),
  },
  {
    // These are counted in all pages, and a page with an error is not counted.
    causes: 'error',
    effects: codesOf(messages.imageUnused, messages.linkToAnother, messages.oddSpelling),
  },
  {
    // The page has a link that leads nowhere yet.
    causes: codesOf(messages.buttonWithoutAddress, messages.linkToUnpublished),
    effects: codesOf(messages.deadEnd),
    where: inFile,
  },
  {
    // The folder has the name of that language.
    causes: codesOf(messages.languageNotNamed),
    effects: codesOf(messages.pageInAnotherLanguage),
    where: inFile,
  },
  {
    // The page is not on the site, or is there with a wrong name.
    causes: codesOf(messages.originalMissing, messages.pageInAnotherLanguage, messages.languageNotNamed),
    effects: OF_PAGES,
    where: inFile,
  },
  {
    // One of the two pages takes the place of the other one.
    causes: codesOf(messages.routeTwice),
    effects: OF_PAGES,
    where: (cause, effect) =>
      inFile(cause, effect) || sameAddress(routeOf(effect.span.file), cause.subject ?? ''),
  },
  {
    // Nobody links to a copy that was left by mistake.
    causes: codesOf(messages.titleTwice),
    effects: codesOf(messages.pageOrphan, messages.pageOnlyListed),
    where: (cause, effect) => cause.advice?.is === 'a copy' && inFile(cause, effect),
  },
  {
    // What only a frame shows needs no links.
    causes: codesOf(messages.frameOfPage),
    effects: OF_PAGES,
    where: aboutFile,
  },
  {
    // With the right address, this link leads to the page.
    causes: codesOf(messages.linkToAnother),
    effects: codesOf(messages.pageOrphan, messages.pageOnlyListed),
    where: aboutFile,
  },
  {
    // Two frames show one page, so the other page is missing in one of them.
    causes: codesOf(messages.entryTwice),
    effects: codesOf(messages.pageNotFramed),
    where: ({ subject }) => subject !== undefined,
  },
  {
    // The message about the link quotes the line that hides the page.
    causes: codesOf(messages.linkToUnpublished),
    effects: codesOf(messages.publishOver),
    where: aboutFile,
  },
  {
    // Nobody knows when the page is published.
    causes: codesOf(messages.publishReversed, messages.publishOverEarly, messages.momentDoesNotExist),
    effects: codesOf(messages.linkToUnpublished),
    where: ({ span }, { subject }) => subject === span.file,
  },
  {
    // The snippet is at the place of a page.
    causes: codesOf(messages.notAPage),
    effects: codesOf(messages.unknownSnippet),
    where: ({ subject }, effect) => subject === `pages/${effect.subject}`,
  },
  {
    // The snippet is among the entries of a block.
    causes: codesOf(messages.unknownField, messages.wrongKind),
    effects: codesOf(messages.snippetUnused),
    where: aboutFile,
  },
  {
    // A link to a page needs no words.
    causes: codesOf(messages.chainPageOutside),
    effects: codesOf(messages.linkWithoutWords),
    where: causeInEffect,
  },
  {
    // The words are those of the picture that is missing.
    causes: codesOf(messages.imageMissing),
    effects: codesOf(messages.altOfAnother),
    where: aboutSame,
  },
]
