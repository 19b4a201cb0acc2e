/** A value of the settings gets another name: the texts that include it follow. */
import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/core/base/edit.ts'
import { renameValue, usesOf } from '../../../src/studio/form/value-uses.ts'
import { read } from '../../../src/studio/session/read-text.ts'

const SITE = 'facts:\n  fee: 20\n  feeYear: 60\nlanguages:\n  sw:\n    facts:\n      fee: 20/=\n'
const FILES: Readonly<Record<string, string>> = {
  'site.yaml': SITE,
  'pages/fees.yaml': 'text: ${facts.fee} a term, ${ facts.fee } now, ${facts.feeYear} a year.\n',
  'pages/data/fees.csv': 'Fee\n${facts.fee}\n',
}
const texts = { names: ['fees.yaml', 'data/fees.csv'], text: (path: string) => FILES[path] }

test('each place is found, and no other name', () => expect(usesOf(texts, 'facts.fee').length).toBe(3))

test('the name changes in all languages and texts', () => {
  const edits = renameValue(texts, read('site.yaml', SITE).value, ['facts', 'fee'], 'price') ?? []
  const after = (path: string) =>
    applyEdits(
      FILES[path] ?? '',
      edits.filter(({ file }) => file === path),
    )
  expect(after('site.yaml')).toBe(SITE.replaceAll('fee:', 'price:'))
  expect(after('pages/fees.yaml')).toBe(
    'text: ${facts.price} a term, ${ facts.price } now, ${facts.feeYear} a year.\n',
  )
  expect(after('pages/data/fees.csv')).toBe('Fee\n${facts.price}\n')
})
