/** What a link can lead to, as Studio offers it. */
import { expect, test } from 'vitest'
import { addressFor, targetsOf } from '../../../../src/studio/form/inputs/targets.ts'
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

test.for([
  ['www.kicd.ac.ke', 'https://www.kicd.ac.ke'],
  ['kicd.ac.ke', 'https://kicd.ac.ke'],
  ['www.example.org', '/'],
  ['https://example.org/a', 'https://example.org/a'],
  ['office@example.org', 'mailto:office@example.org'],
  ['0722 123 456', 'tel:0722123456'],
  ['+254 722 123 456', 'tel:+254722123456'],
  ['/fees', '/fees'],
  ['fees', undefined],
  ['2026', undefined],
  ['menu.pdf', undefined],
  ['Our fees for 2026', undefined],
] as const)('%j becomes the address %j', ([typed, address]) => {
  const site = siteOf({ 'site.yaml': textOfBase('site.yaml'), 'pages/fees.yaml': prose('It costs 20.') })
  expect(addressFor(typed, site)).toBe(address)
})
