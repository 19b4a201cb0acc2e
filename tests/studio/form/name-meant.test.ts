/** Names that authors give in other words. */
import { expect, test } from 'vitest'
import { nameMeant } from '../../../src/studio/form/name-meant.ts'

const PAGE = {
  blocks: [
    { type: 'openingHours', hours: { 'Mon-Thu': '08:00-17:00' } },
    { type: 'table', hours: { Friday: '4' } },
  ],
}
const HOURS = ['blocks', 0, 'hours']

test.for([
  [HOURS, 'Friday', 'Fri'],
  [HOURS, 'Ijumaa', 'Fri'],
  [HOURS, 'Monday to Friday', 'Mon-Fri'],
  [HOURS, 'Fri', 'Fri'],
  [HOURS, 'Christmas', 'Christmas'],
  [['blocks', 1, 'hours'], 'Friday', 'Friday'],
  [['facts'], 'Friday', 'Friday'],
  [['languages'], 'French', 'fr'],
] as const)('%j: %s is written as %s', ([path, words, name]) =>
  expect(nameMeant(PAGE, path, words, 'en')).toBe(name),
)
