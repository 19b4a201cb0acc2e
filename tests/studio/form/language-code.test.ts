/** The names of languages. */
import { expect, test } from 'vitest'
import { languageCode } from '../../../src/studio/form/language-code.ts'

test.for([
  ['French', 'en', 'fr'],
  [' français', 'en', 'fr'],
  ['Kifaransa', 'sw', 'fr'],
  ['swahili', 'fr', 'sw'],
  ['sw', 'en', 'sw'],
  ['FR', 'en', 'fr'],
  ['Romanian', 'en', 'ro'],
  ['Yiddish', 'en', 'yi'],
  ['mo', 'en', 'mo'],
  ['Nothing', 'en', 'Nothing'],
] as const)('%j in Studio in %s is %s', ([name, speaks, code]) =>
  expect(languageCode(name, speaks)).toBe(code),
)
