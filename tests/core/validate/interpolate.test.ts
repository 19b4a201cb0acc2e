import { expect, test } from 'vitest'
import { siteValues } from '../../../src/core/validate/interpolate.ts'

/** `text` as a fact that shows another one, `value`. */
const shown = (text: string, value: string) => siteValues({ facts: { value, text } })?.get('facts.text')

test('a value that ends in a full stop has no second one behind it', () => {
  const hours = '8 a.m. to 5 p.m.'
  expect(shown('Open: ${facts.value}.', hours)).toBe('Open: 8 a.m. to 5 p.m.')
  expect(shown('Open: ${facts.value}. Call us.', hours)).toBe('Open: 8 a.m. to 5 p.m. Call us.')
  expect(shown('“We are open ${facts.value}.”', hours)).toBe('“We are open 8 a.m. to 5 p.m.”')
  expect(shown('Open **${facts.value}**.', hours)).toBe('Open **8 a.m. to 5 p.m**.')
  expect(shown('(Open ${facts.value}.)\nCall us.', hours)).toBe('(Open 8 a.m. to 5 p.m.)\nCall us.')
  expect(shown('${facts.value}. ${facts.value}.', 'Ltd.')).toBe('Ltd. Ltd.')
})

test('other signs behind a value stay', () => {
  const hours = '8 a.m. to 5 p.m.'
  expect(shown('Open ${facts.value}, every day.', hours)).toBe('Open 8 a.m. to 5 p.m., every day.')
  expect(shown('Open ${facts.value}', hours)).toBe('Open 8 a.m. to 5 p.m.')
  expect(shown('Open ${facts.value}...', hours)).toBe('Open 8 a.m. to 5 p.m....')
  expect(shown('(Open ${facts.value}).', hours)).toBe('(Open 8 a.m. to 5 p.m.).')
  expect(shown('Open until ${facts.value}.', '5 o’clock')).toBe('Open until 5 o’clock.')
  expect(shown('And so on ${facts.value}.', '...')).toBe('And so on ....')
  expect(shown('${facts.value}.pdf', 'list.')).toBe('list..pdf')
  expect(shown('${facts.value}.5', '1.')).toBe('1..5')
})
