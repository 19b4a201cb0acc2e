/** Which dates are read together with their day of the week. 30 May 2025 was a Friday. */
import { expect, test } from 'vitest'
import { weekdaysIn } from '../../../../src/core/check/texts/weekdays.ts'

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

test.for(['We sat 12 May papers', 'in the sun 3 June days', 'my mon 14 July', 'fri 1 May 2025'])(
  '%s: a short name with a small letter is another word',
  (text) => {
    const { wrongIn, ofNoYear } = weekdaysIn('en')
    expect([...wrongIn(text), ...ofNoYear(text)]).toEqual([])
    const written = text.replace(/sat|sun|mon|fri/, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    expect([...wrongIn(written), ...ofNoYear(written)]).toHaveLength(1)
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

test.each([
  ['en', 'Visiting day (Saturday)', '2025-06-13', 'Saturday', '2025-06-14'],
  ['en', 'Visiting day (Sat.)', '2025-06-13', 'Sat', '2025-06-14'],
  ['en', 'Saturday: visiting day', '2025-06-13', 'Saturday', '2025-06-14'],
  ['en', 'Visiting day, on Saturday', '2025-06-16', 'Saturday', '2025-06-14'],
  ['en', 'Visiting day – Saturday', '2025-06-16', 'Saturday', '2025-06-14'],
  ['en', 'Visiting day (Sat)', '2025-06-16', 'Sat', '2025-06-14'],
  ['en', 'Easter Monday', '2025-04-22', 'Monday', '2025-04-21'],
  ['en', 'Open day (Sunday 14 June)', '2025-06-14', 'Sunday', '2025-06-15'],
  ['sw', 'Siku ya wageni (Jumamosi)', '2025-06-13', 'Jumamosi', '2025-06-14'],
  ['fr', 'Portes ouvertes, samedi', '2025-06-15', 'samedi', '2025-06-14'],
  ['de', 'Tag der offenen Tür am Samstag', '2025-06-12', 'Samstag', '2025-06-14'],
])('a day of the week in a name, in %s: %s', (lang, text, date, words, iso) => {
  expect(weekdaysIn(lang).besides(text, date, false)).toMatchObject({ words, iso })
})

test.each([
  ['en', 'Visiting day (Saturday)', '2025-06-14'],
  ['en', 'Sunday school trip', '2025-06-13'],
  ['en', 'Visits, Saturday and Sunday', '2025-06-13'],
  ['en', 'The rising sun', '2025-06-13'],
  ['en', 'Open day (Sat 14 June)', '2025-06-14'],
  ['en', 'College entrance exam (SAT)', '2025-06-11'],
  ['en', 'Our star (Sun)', '2025-06-11'],
  ['en', 'Model conference (MON)', '2025-06-11'],
  ['en', 'Choir rehearsal for Palm Sunday', '2025-04-10'],
  ['en', 'Registration closes before Easter Monday', '2025-04-10'],
  ['en', 'Palm Sunday: rehearsal', '2025-04-10'],
  ['en', 'Rehearsal, Palm Sunday', '2025-04-10'],
  ['sw', 'Mazoezi ya kwaya ya Jumapili', '2025-04-10'],
  ['fr', 'Répétition du dimanche', '2025-04-10'],
  ['fr', 'Sortie (mer)', '2025-04-10'],
  ['sw', 'Jumapili ya Matawi', '2025-04-12'],
  ['fr', 'Portes ouvertes du samedi 14 juin', '2025-06-14'],
])('no other day, in %s: %s', (lang, text, date) => {
  expect(weekdaysIn(lang).besides(text, date, false)).toBeUndefined()
})

test('in French, the sea and a game are no days, but Wednesday and Thursday are', () => {
  const wordsIn = (text: string) =>
    weekdaysIn('fr')
      .wrongIn(text)
      .map(({ words }) => words)
  expect(wordsIn('Sortie à la mer le 30 mai 2025, grand jeu le 30 mai 2025')).toEqual([])
  expect(wordsIn('La rentrée du mercredi 30 mai 2025')).toEqual(['mercredi 30 mai 2025'])
})
