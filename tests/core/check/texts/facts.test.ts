/** Figures that a text gives beside the name of a fact: found where they are meant, and nowhere else. */
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../../../schema/site.ts'
import { factsOf } from '../../../../src/core/check/texts/facts.ts'

const CONFIG: SiteConfig = {
  schemaVersion: '2',
  url: 'https://example.org/',
  lang: 'en',
  currency: 'KES',
  organisation: { name: 'Example School' },
  header: [],
  facts: {
    commitmentFee: '20,000',
    commitmentFeeForeign: '40,000',
    grade4Fee: 'KES 64,200',
    siblingDiscount: '7.5%',
    copyrightYear: '2025',
    ökoBeitrag: '1 200',
    'fee (new) + [2': '500',
    _: '7',
    motto: 'Life in abundance',
    dueDays: '14',
  },
}
const { inText, inFields } = factsOf(CONFIG)

test.for([
  ['The commitment fee is KES 25,000.', 'commitmentFee', '25,000', false],
  ['Commitment fees of Kshs. 25 000 are due.', 'commitmentFee', '25 000', false],
  ['**Commitment fee**: 20,000', 'commitmentFee', '20,000', true],
  ['a commitment-fee (25,000)', 'commitmentFee', '25,000', false],
  ['Pay 25,000 as a commitment fee.', 'commitmentFee', '25,000', false],
  ['The commitment fee foreign: 41,000', 'commitmentFeeForeign', '41,000', false],
  ['grade 4 fees currently 64200', 'grade4Fee', '64200', true],
  ['Grade4 fee: 65,000', 'grade4Fee', '65,000', false],
  ['a sibling discount of 10 %', 'siblingDiscount', '10 %', false],
  ['© Copyright year 2024', 'copyrightYear', '2024', false],
  ['Öko Beitrag: 1.300', 'ökoBeitrag', '', undefined],
  ['Öko Beitrag: 1 300', 'ökoBeitrag', '1 300', false],
  ['fee (new) + [2: 600', 'fee (new) + [2', '600', false],
] as const)('%s', ([text, name, words, same]) => {
  expect(inText(text)).toEqual(same === undefined ? [] : [{ name, words, same }])
})

test.for([
  'The commitment fee is ${facts.commitmentFee}.',
  'The commitment fee 2026 is not known.',
  'A commitment fee and 30,000 for books.',
  'The commitment fee rose by 5,000 in a year.',
  'The commitment fee. 30 boys paid it.',
  'The commitment fees of 3 boys were lost.',
  'A sibling discount of 500 shillings.',
  'Our precommitment fee is 5,000.',
  'Life in abundance 7',
  'Grade 4: 31 boys',
  'Room 4 fee',
])('%s: nothing', (text) => {
  expect(inText(text)).toEqual([])
})

test('two fields are read as one sentence', () => {
  expect(inFields('Commitment fee', '25,000')).toEqual({
    name: 'commitmentFee',
    words: '25,000',
    same: false,
  })
  expect(inFields('Commitment Fees', '20000')).toMatchObject({ same: true })
  expect(inFields('Commitment fee', '${facts.commitmentFee}')).toBeUndefined()
  expect(inFields('Uniform', '20,000')).toBeUndefined()
})

test('a long text takes no long time', () => {
  const hostile = `commitment fee ${'of '.repeat(50_000)}x ${'commitment fee '.repeat(10_000)}`
  expect(inText(hostile)).toEqual([])
})
