/** Texts, entries of lists, and numbers in them. */
import { codesOf } from '../../../../diagnostics/message.ts'
import * as messages from '../../../../diagnostics/messages.ts'
import { aboutSame, type CauseRule, causeInEffect, effectInCause, inFile } from './rule.ts'

export const TEXTS: readonly CauseRule[] = [
  {
    // With a digit in the place of the letter, the year is right.
    causes: codesOf(messages.letterForDigit),
    effects: codesOf(messages.yearUnlikely),
  },
  {
    // A word that a sign divides is not misspelt.
    causes: codesOf(messages.spaceAtSign),
    effects: codesOf(messages.lettersSwapped, messages.oddSpelling),
    where: effectInCause,
  },
  {
    // What its field may hold tells more.
    causes: 'error',
    effects: codesOf(messages.letterForDigit, messages.oddEnd, messages.wordTwice),
    where: effectInCause,
  },
  {
    // The field belongs to the block above.
    causes: codesOf(messages.unknownField),
    effects: codesOf(messages.missingField),
    where: (cause, effect) =>
      cause.advice?.is === 'of the block above' && aboutSame(cause, effect) && inFile(cause, effect),
  },
  {
    // These are more exact than an entry that is there twice.
    causes: codesOf(
      messages.anchorTwice,
      messages.calendarOverlap,
      messages.feeAmountMissing,
      messages.feeTotalDiffers,
      messages.openingDayTwice,
    ),
    effects: codesOf(messages.entryTwice),
    where: inFile,
  },
  {
    // With its own link, the entry is not there twice.
    causes: codesOf(messages.linkToAnother),
    effects: codesOf(messages.entryTwice),
    where: causeInEffect,
  },
  {
    // With the right day, the event is in order.
    causes: codesOf(messages.dateInWordsDiffers),
    effects: codesOf(messages.timeOutOfOrder),
    where: inFile,
  },
  {
    // The heading with the missing number is of another level, or is not read as a heading.
    causes: codesOf(messages.headingTooHigh, messages.marksAsText),
    effects: codesOf(messages.numberSkipped),
    where: inFile,
  },
  {
    // Lines that are joined count as one entry.
    causes: codesOf(messages.linesJoined),
    effects: codesOf(messages.countDiffers),
    where: ({ span }, effect) => span.file === (effect.subject || effect.span.file),
  },
  {
    // Lines or signs that are not meant for visitors became a part of the value.
    causes: codesOf(messages.blockInText, messages.referenceAsText),
    effects: codesOf(messages.addressRefused, messages.descriptionTooLong),
    where: causeInEffect,
  },
  {
    // The message about the name says what to write.
    causes: codesOf(messages.unknownValue),
    effects: codesOf(messages.referenceAsText),
    where: effectInCause,
  },
]
