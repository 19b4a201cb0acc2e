/** Where the cursor comes to in the text of a file, from the words before a press on the page. */
import { expect, test } from 'vitest'
import { placeBehind } from '../../../src/studio/page/pressed-place.ts'

const behind = (text: string, words: string) => text.slice(0, placeBehind(text, words))

test('signs of Markdown and addresses are between the words', () => {
  const text = 'We meet **on Fridays**, see [the calendar](/events).\n\n- Bring a song.'
  expect(behind(text, 'We meet on')).toBe('We meet **on')
  expect(behind(text, 'We meet on Fridays, see the calendar.')).toBe(
    'We meet **on Fridays**, see [the calendar',
  )
  expect(behind(text, 'We meet on Fridays, see the calendar. Bring a')).toMatch(/- Bring a$/)
})

test('the words of a value are not in the text, though they may come again later', () => {
  const text = '${organisation.name} opens at eight. Every child is welcome. The Mkonge estate is old.'
  expect(behind(text, 'Mkonge School opens')).toBe('${organisation.name} opens')
})
