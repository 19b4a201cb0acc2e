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

test('pages come in the order of their titles, as readers see it', () => {
  const titled = (title: string) => prose('Words.').replace(/^title: .*$/m, `title: ${title}`)
  const site = siteOf({
    'site.yaml': textOfBase('site.yaml'),
    'pages/a.yaml': titled('Zebras'),
    'pages/b.yaml': titled('Éclairs'),
    'pages/c.yaml': titled('bread'),
    'pages/d.yaml': titled('Flour'),
  })
  const pages = targetsOf(site).flatMap(({ kind, href }) => (kind === 'pages' ? [href] : []))
  expect(pages.filter((href) => /^\/[abcd]$/.test(href))).toEqual(['/c', '/b', '/d', '/a'])
})
