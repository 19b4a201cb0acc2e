/** Findings about rules between the fields of one block. */
import { error, note, warning } from '../finding.ts'
import { didYouMean, quoted } from '../wording.ts'

export const contactUnknown = (name: string, names: readonly string[]) =>
  error(
    'unknown-contact',
    `site.yaml has no contact ${quoted(name)}.`,
    didYouMean(name, names, 'The contacts are'),
  )

export const contactSilent = (name: string) =>
  error(
    'contact-silent',
    `The contact ${quoted(name)} has neither an e-mail address nor a phone number.`,
    'Give it one in `contacts:`, or name another contact.',
  )

export const feeAmountMissing = () =>
  error(
    'fee-amount-missing',
    'This item says neither an amount nor that it is free.',
    'Add `amount: …` or `isFree: true`, one of the two.',
  )

export const feeAmountAndFree = () =>
  error('fee-amount-and-free', 'This item has an amount and is free as well.', 'Keep one of the two.')

export const feeTotalDiffers = (stated: string, computed: string) =>
  error(
    'fee-total-differs',
    `The total says ${stated}, but its items come to ${computed}.`,
    'Correct one of them; or, if both readings must stand, say why in `discrepancy: …`.',
  )

export const feeTotalNoted = (stated: string, computed: string) =>
  warning(
    'fee-total-noted',
    `The total says ${stated} and its items come to ${computed}; both are shown, with your note.`,
    'Ask which of the two holds, then delete `discrepancy`.',
  )

export const feeTotalTwice = (sum: string) =>
  warning(
    'fee-total-twice',
    `This item is the sum of those above it, so the page says twice as much in the end: ${sum}.`,
    'Delete it: the page adds up by itself. Its words may stand in `total:`.',
  )

export const discrepancyNotNeeded = () =>
  warning(
    'discrepancy-not-needed',
    'The total is the sum of its items; the note on a discrepancy is not needed.',
    'Delete `discrepancy`.',
  )

export const dateDoesNotExist = (iso: string) =>
  error(
    'date-does-not-exist',
    `The day ${quoted(iso)} does not exist.`,
    'Correct it; or write `stated: …` below the field for the words as they were stated.',
  )

export const dateUnverified = (stated: string) =>
  note(
    'date-unverified',
    `The date ${quoted(stated)} is shown as stated and stays out of calendar files.`,
    'Once it is known, write it as year-month-day.',
  )

export const statedDateDoesNotExist = (stated: string, year: number) =>
  warning(
    'stated-date-does-not-exist',
    `The date ${quoted(stated)} does not exist in ${year}; it is shown as stated.`,
    'Ask for the right date, then write it as year-month-day.',
  )

export const endBeforeStart = (what: string) =>
  error('end-before-start', `${what} ends before it starts.`, 'Exchange the two dates, or correct one.')

export const calendarOverlap = (first: string, second: string) =>
  warning(
    'calendar-overlap',
    `${first} and ${second} overlap.`,
    'Check the dates; the page shows both as they are.',
  )

export const calendarGap = (first: string, second: string, days: number) =>
  warning(
    'calendar-gap',
    `Between ${first} and ${second} ${days === 1 ? 'lies 1 day that belongs' : `lie ${days} days that belong`} to neither.`,
    'Check the dates; nothing on the page says what these days are.',
  )

export const halfTermOutside = (what: string) =>
  warning('half-term-outside', `${what} does not lie within the term.`, 'Check the dates of both.')

export const termInAnotherYear = (term: string, opens: number, year: number) =>
  warning(
    'term-in-another-year',
    `${term} opens in ${opens}, but this is the calendar of ${year}.`,
    'Correct the date, or `year`.',
  )

export const calendarOfAnotherYear = (
  year: number,
  other: { readonly year: number; readonly here: number; readonly there: number; readonly all: number },
) =>
  warning(
    'calendar-of-another-year',
    `These look like the dates of ${other.year}: of the ${other.all} days on which terms open or close, ${other.there} are a Monday or a Friday in ${other.year}, and ${other.here === 0 ? 'none' : other.here} in ${year}.`,
    `Check them against the calendar of ${year}.`,
  )

export const calendarWeekend = (what: string, weekday: string) =>
  note('calendar-weekend', `${what} on a ${weekday}.`, 'Check the date, and the year that it was taken from.')

export const calendarOver = () =>
  note(
    'calendar-over',
    'All days of this calendar have passed.',
    'Write the next year, or delete the block if it is shown elsewhere.',
  )

export const chartLength = (name: string, values: number, categories: number) =>
  error(
    'chart-length',
    `The row ${quoted(name)} has ${values} values for ${categories} categories.`,
    'Give one value for each category.',
  )
