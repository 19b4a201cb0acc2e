/** Which dates are read together with their day of the week. 30 May 2025 was a Friday. */
import { expect, test } from 'vitest'
import { weekdaysIn } from '../../../../src/core/check/page/weekdays.ts'

test.for([
  ['en', 'Friday', 'Thursday', '30 May 2025'],
  ['en', 'Fri', 'Thu', '30th of May, 2025'],
  ['en', 'friday', 'Thursday', 'May 30, 2025'],
  ['en', 'Friday', 'Thursday', '2025-05-30'],
  ['de', 'Freitag', 'Donnerstag', '30. Mai 2025'],
  ['de', 'Fr', 'Do', 'den 30. Mai 2025'],
  ['sw', 'Ijumaa', 'Alhamisi', '30 Mei 2025'],
  ['fr', 'vendredi', 'jeudi', '30 mai 2025'],
])('%s: %s, %s', ([lang = '', right = '', wrong = '', date = '']) => {
  const found = weekdaysIn(lang).wrongIn
  for (const between of [' ', ', ', '. ', '.,\n', '\u00a0', ',\t']) {
    const written = (day: string) => `(${day}${between}${date})`
    expect([between, found(written(right))]).toEqual([between, []])
    expect([between, found(written(wrong))]).toMatchObject([
      between,
      [{ words: written(wrong).slice(1, -1) }],
    ])
  }
})

test.for(['2025-10-29T23:59+03:00', 'P/1/968/2002', 'since 1995', 'Thursday 1995', 'Thursday30 May 2025'])(
  '%s: no day of the week stands before a date',
  (text) => {
    expect(weekdaysIn('en').wrongIn(text)).toEqual([])
  },
)

test.for([
  ['en', 'Camp, from Saturday 15 March'],
  ['sw', 'Kambi, kuanzia Jumamosi tarehe 15 Machi'],
  ['fr', 'Camp, du samedi 15 mars'],
  ['de', 'Lager, ab Samstag, den 15. März'],
])('%s: %s is not the first of several days', ([lang = '', text = '']) => {
  const { besides } = weekdaysIn(lang)
  expect(besides(text, '2025-03-14', true)).toMatchObject({ iso: '2025-03-15' })
  expect(besides(text, '2025-03-15', true)).toBeUndefined()
})

test('a day that need not be the first of several is not compared', () => {
  expect(
    weekdaysIn('en').besides('Camp, with a walk on Saturday 15 March', '2025-03-14', true),
  ).toBeUndefined()
})
