/** What the dialog "Draft and dates" says about visitors. */
import { expect, test } from 'vitest'
import { seenWhen } from '../../../src/studio/actions/seen-when.ts'

const NOW = new Date('2026-11-30T12:00:00+03:00')
const BEFORE = '2026-10-01T08:00+03:00'
const SOON = '2027-01-04T08:00+03:00'
const LATER = '2027-02-01T17:30+03:00'

test.for([
  [{}, 'Visitors see this page.'],
  [{ draft: 'true', publishFrom: SOON }, 'This page is a draft: visitors do not see it.'],
  [{ publishFrom: BEFORE }, 'Visitors see this page.'],
  [{ publishFrom: SOON }, 'Visitors do not see this page yet. They see it from 4 January 2027 at 08:00.'],
  [
    { publishFrom: SOON, publishUntil: LATER },
    'Visitors do not see this page yet. They see it from 4 January 2027 at 08:00 until 1 February 2027 at 17:30.',
  ],
  [{ publishFrom: BEFORE, publishUntil: LATER }, 'Visitors see this page until 1 February 2027 at 17:30.'],
  [{ publishUntil: BEFORE }, 'Visitors do not see this page. They saw it until 1 October 2026 at 08:00.'],
  [
    { publishFrom: LATER, publishUntil: SOON },
    'Visitors do not see this page: it would end on 4 January 2027 at 08:00, before it begins on 1 February 2027 at 17:30.',
  ],
  [{ publishFrom: 'in January' }, 'Visitors see this page.'],
] as const)('%j: %s', ([page, words]) => expect(seenWhen(page, NOW, 'en-GB')).toBe(words))
