/** Which pasted texts are numbers for several entries of a list. */
import { expect, test } from 'vitest'
import { numbersIn } from '../../../../src/studio/form/inputs/number-paste.ts'

test('a column or a row of a spreadsheet', () => {
  expect(numbersIn('61\r\n64\r\n70\r\n')).toEqual(['61', '64', '70'])
  expect(numbersIn('61\t64.5\t-7')).toEqual(['61', '64.5', '-7'])
  expect(numbersIn('1,250\n1,480')).toEqual(['1250', '1480'])
})

test('nothing else is taken for numbers', () => {
  for (const text of ['Maths\n61', '61 64 70', '61%\n64%', '', '\n'])
    expect(numbersIn(text), text).toEqual([])
})
