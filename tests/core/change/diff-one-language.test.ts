/** Texts of site.yaml that changed in one language only. */
import { expect, test } from 'vitest'
import { below, SITE, said } from '../../support/versions.ts'

test('a text of site.yaml that changed in one language only is told', () => {
  const site = `${SITE}facts:\n  rule: Pay in January.\nlanguages:\n  sw:\n    facts:\n      rule: Lipa Januari.\n`
  const after = site.replace('Pay in January', 'Pay in two parts')
  expect(below('Settings of the site', said({ 'site.yaml': site }, { 'site.yaml': after }))).toEqual([
    'facts.rule: Pay in January. → Pay in two parts.; no page shows it; not changed in the language sw',
  ])
  const both = after.replace('Lipa Januari', 'Lipa kwa sehemu mbili')
  expect(said({ 'site.yaml': site }, { 'site.yaml': both })).not.toContain('not changed')
})
