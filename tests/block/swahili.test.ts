/** Hours that count from six, in Swahili. */
import { expect, test } from 'vitest'
import { swahiliHours } from '../../src/block/swahili.ts'

test.for([
  ['saa 2 asubuhi', '08:00'],
  ['Saa kumi na moja na nusu jioni', '17:30'],
  ['saa 12 asubuhi', '06:00'],
  ['saa 6 mchana', '12:00'],
  ['saa 1.15 usiku', '19:15'],
  ['saa sita usiku', '24:00'],
  ['saa 8 za usiku', '02:00'],
  ['saa kumi alfajiri', '04:00'],
] as const)('%s is %s', ([words, time]) => {
  expect(swahiliHours(words)).toEqual([{ words, time, meant: '' }])
})

test.for([
  ['saa 8 asubuhi', 'saa 2 asubuhi', '08:00'],
  ['saa kumi asubuhi', 'saa nne asubuhi', '10:00'],
  ['saa 1:30 mchana', 'saa 7:30 mchana', '13:30'],
  ['saa 12 usiku', 'saa 6 usiku', '24:00'],
] as const)('%s is no hour, %s is', ([words, meant, time]) => {
  expect(swahiliHours(words)).toEqual([{ words, time, meant }])
})

test.for(['saa 2', 'saa 14 mchana', 'watu kumi asubuhini', '08:30'])(
  '%s says no hour of a part of the day',
  (words) => {
    expect(swahiliHours(words)).toEqual([])
  },
)
