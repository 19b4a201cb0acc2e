/** Days until which visitors can do something: `Apply by 18 December 2026`. */
import { DAY_LENGTH, dayNumber, isDay, isoOf } from '../../../block/day.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { anyOf } from '../../base/in-pattern.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { LinkedPage } from '../../site/site.ts'
import { readDays } from '../../validate/values/read-day.ts'
import type { PageContext } from './page-check.ts'

// In English, French, Swahili and German.
const ACT = anyOf([
  'apply|applications?|enrol(?:ment)?|register|registration|order(?! of)|book|bookings?|sign up|send|submit|pay(?! nothing)|reply|rsvp|return|hand in|bids?|tenders?',
  'inscri(?:vez|ptions?)|postulez|candidatures?|envoyez|commandez|réservez|payez',
  'tuma|omba|maombi|jiandikishe|lipa|agiza',
  'anmeldung(?:en)?|bewerbung(?:en)?|bestellungen',
])
const UNTIL =
  'by|before|until|till|(?:not?|at) (?:later than|the latest)|avant le|jusqu.au|plus tard le|kabla ya|hadi|bis(?: zum)?'
const CLOSING =
  'deadline|closing date|(?:applications?|entries|bookings?|registration|enrolment) closes?|date limite|mwisho wa (?:maombi|kutuma|kujiandikisha)|(?:anmelde|einsende|bewerbungs)schluss'
/** What may stand before a day: `5 pm on Monday, the`. */
const BEFORE = String.raw`(?:(?:the|end|of|on|at|noon|midnight|\p{L}+(?:day|tag|di)|dimanche|mittwoch|(?:tarehe|alhamisi|ijumaa|juma\p{L}+)|\d{1,2}(?:[:.]\d\d)?|[ap]\.?m\.?|uhr),? ){0,6}`
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of )?\p{L}{3,9},?|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,?) 20\d\d`
/** Signs within a sentence, which may go on in the next line. */
const WITHIN = String.raw`(?:[^.!?\n]|\.(?! |\n|$)|(?<=[ap]\.m)\.(?= )|\n(?! *(?:[-*\d\n]|$)))`
const DEADLINE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?:an?|the|this) )(?:${ACT})(?!\p{L})${WITHIN}{0,80}? (?:${UNTIL})\s+${BEFORE}|(?:${CLOSING})(?!\p{L})${WITHIN}{0,40}?)(?<day>(?<![\p{L}\d])${DAY})`,
  'giu',
)
/** A deadline names its year. */
const YEAR = /20\d\d/

/** `We received 40 applications by 3 May 2026.` */
const REPORT =
  /(?<!\p{L})(?:was|were|had|has|have|could|made|sent|received|closed|thanks?|était|étaient|reçu|ilikuwa|yalikuwa|wurden?|war(?:en)?)(?!\p{L})/iu

/** After so many days, a page may well be one of old news. */
const RECENT = 90

export type Deadline = { readonly path: FieldPath; readonly words: string; readonly iso: string }

export function deadlinesIn({ page, source }: LinkedPage): readonly Deadline[] {
  if (!source.mayHold(YEAR)) return []
  const found: Deadline[] = []
  visitTexts(page.blocks, ['blocks'], (text, path) => {
    for (const { 0: all, groups, index } of text.matchAll(DEADLINE)) {
      const words = groups?.day ?? ''
      const [iso] = readDays(words).map(isoOf).filter(isDay)
      const begin =
        text
          .slice(0, index)
          .split(/[.!?]\s|\n\s*[-*\n]/)
          .at(-1) ?? ''
      if (iso !== undefined && !REPORT.test(begin + all)) found.push({ path: [...path], words, iso })
    }
  })
  return found
}

/** One day later, because in some time zones it is still the last day. */
export function checkDeadlines(context: PageContext): void {
  const { source, clock, report } = context
  for (const { path, words, iso } of deadlinesIn(context)) {
    const over = ((dayNumber(iso) ?? 0) + 2) * DAY_LENGTH
    if (clock.reached(over) && !clock.reached(over + RECENT * DAY_LENGTH))
      report({ ...messages.deadlinePassed(words), span: source.spanOfWords(path, words) })
  }
}
