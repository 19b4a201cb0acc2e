/** Dates in a list after a day of the week. In 2027, 16 January, 13 February and 13 March are Saturdays. */
import { expect, test } from 'vitest'
import { weekdaysIn } from '../../../../src/core/check/page/weekdays.ts'

test.for([
  ['en', 'Guided tours are on three Saturdays: 16 January, 13 February and 14 March 2027.', '14 March 2027'],
  ['en', 'Saturdays: 16 January 2027, 14 February 2027, 13 March 2027', '14 February 2027'],
  ['en', 'Visiting days (Saturdays): 17 and 23 January 2027', '17'],
  ['en', 'On Saturdays (January 16, February 13 and March 14, 2027) the gates open.', 'March 14, 2027'],
  [
    'en',
    'Our Saturday tours are on 16th January, 13th of February and the 14th of March 2027',
    '14th of March 2027',
  ],
  ['en', 'Saturdays in term:\n\n- 16 January\n- 13 February\n- 14 March 2027', '14 March 2027'],
  ['en', 'Saturdays: 14 November, 13 December and 16 January 2027', '13 December'],
  ['en', 'Saturdays: 16 January, 13 February and 14 March 2027, 9 am', '14 March 2027'],
  ['en', 'Tours on Saturdays: 17 January, 14 February and 14 March 2027', '14 March 2027'],
  ['en', 'On Saturday: 14 March 2027', 'Saturday: 14 March 2027'],
  ['en', 'Next open day: Saturday (14 March 2027)', 'Saturday (14 March 2027'],
  ['fr', 'Les samedis 16 janvier, 13 février et 14 mars 2027', '14 mars 2027'],
  ['fr', 'Samedi, le 14 mars 2027', 'Samedi, le 14 mars 2027'],
  ['sw', 'Jumamosi tatu: 16 Januari, 13 Februari na 14 Machi 2027', '14 Machi 2027'],
  ['sw', 'Jumamosi tarehe 16 Januari, tarehe 13 Februari na tarehe 14 Machi 2027', '14 Machi 2027'],
  ['de', 'An drei Samstagen: 16. Januar, 13. Februar und 14. März 2027', '14. März 2027'],
  ['de', 'Samstags vormittags: 16. Januar, 13. Februar und 14. März 2027', '14. März 2027'],
])('%s: %s', ([lang = '', text = '', words = '']) => {
  expect(
    weekdaysIn(lang)
      .wrongIn(text)
      .map((wrong) => wrong.words),
  ).toEqual([words])
})

test.for([
  ['en', 'Guided tours are on three Saturdays: 16 January, 13 February and 13 March 2027.'],
  ['en', 'Saturdays: 14 November, 12 December and 16 January 2027'],
  ['en', 'Saturdays: 13 March, 16 January 2027'],
  ['en', 'Saturday matches are announced until 12 March 2027.'],
  ['en', 'Enter for the Saturday cups by 16 January, 13 February and 14 March 2027'],
  ['en', 'We are closed on Friday, 26 March and 29 March 2027.'],
  ['en', 'We are closed on Friday 26 March and Monday 29 March 2027.'],
  ['en', 'Saturdays and Sundays: 16 January and 17 January 2027'],
  ['en', 'Saturday classes from 11 January 2027'],
  ['en', 'Every Saturday from 1 January 2027'],
  ['en', 'Every Saturday from 17 January 2027 to 21 March 2027'],
  ['en', 'Open on Saturdays from 11 January 2027'],
  ['en', 'No lessons on Saturdays. The exams are on 15 January, 12 February and 12 March 2027.'],
  ['en', 'On Saturdays we rest, and the terms begin on 9 January and 3 May 2027.'],
  ['en', 'The entrance exam SAT: 14 March 2027'],
  ['en', 'Sunday school: 3 terms in 2027'],
  ['en', 'On Saturdays from 9:00 to 12:30, since 2019'],
  ['fr', 'Les matchs du samedi, avant le 12 mars 2027'],
  ['sw', 'Mechi za Jumamosi hutangazwa hadi tarehe 12 Machi 2027'],
])('nothing in %s: %s', ([lang = '', text = '']) => {
  expect(weekdaysIn(lang).wrongIn(text)).toEqual([])
})
