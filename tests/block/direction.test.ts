import { expect, test } from 'vitest'
import { directionOf } from '../../src/block/direction.ts'

test.for(['ar', 'ar-EG', 'he', 'fa', 'ur-PK', 'ku-Arab', 'ckb', 'dv'])('%s is from right to left', (lang) => {
  expect(directionOf(lang)).toBe('rtl')
})

test.for(['en', 'sw', 'de-CH', 'arn', 'ar-Latn', 'hr', 'fan', 'ku', 'uz-Latn', 'heh'])(
  '%s is not',
  (lang) => {
    expect(directionOf(lang)).toBe(undefined)
  },
)
