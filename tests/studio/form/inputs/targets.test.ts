/** What a link can lead to, as Studio offers it. */
import { expect, test } from 'vitest'
import { targetsOf } from '../../../../src/studio/form/inputs/targets.ts'
import { prose, textOfBase } from '../../../support/pages.ts'
import { siteOf } from '../../../support/site.ts'

test('no page for addresses that do not exist is offered, in no language', () => {
  const site = siteOf({
    'site.yaml': `${textOfBase('site.yaml')}languages: { sw: { organisation: { motto: Jifunze } } }\n`,
    'pages/fees.yaml': prose('It costs 20.'),
    'pages/sw/index.yaml': prose('Karibu.'),
    'pages/sw/404.yaml': prose('Hakuna.'),
  })
  const offered = targetsOf(site).map(({ href }) => href)
  expect(offered).toContain('/fees')
  expect(offered.filter((href) => /404/.test(href))).toEqual([])
})
