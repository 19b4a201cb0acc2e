/** Which letters the font of a site has, besides those of English. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf } from '../../../src/core/site/letters-of-font.ts'
import { pageOf } from '../../support/pages.ts'
import { siteOf } from '../../support/site.ts'

const OWN = readFileSync(new URL('../../sites/base/site.yaml', import.meta.url), 'utf8')
const lettersOf = (more: string) => {
  const { config, languages } = siteOf({
    'site.yaml': OWN + more,
    'pages/fr/index.yaml': pageOf('type: richText\ntext: Bonjour'),
  })
  return charactersOf(config, languages)
}

test('those of every language of the site', () => {
  expect(lettersOf('')).not.toContain('œ')
  const french = lettersOf('\nlanguages:\n  fr:\n    organisation:\n      name: École\n')
  for (const letter of 'œèêÉ«»€') expect(french).toContain(letter)
})

test('the sign of the currency', () => {
  const { config, languages } = siteOf({ 'site.yaml': OWN.replace(/^currency: .*$/m, 'currency: EUR') })
  expect(charactersOf(config, languages)).toContain('€')
  expect(lettersOf('')).not.toContain('€')
})
