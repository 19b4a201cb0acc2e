/** The pictures of a site in the example of a new block. */
import { expect, test } from 'vitest'
import { blockTexts } from '../../../src/core/change/new-page/block-texts.ts'
import { altsFor } from '../../../src/core/change/new-page/example-pictures.ts'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { siteOf } from '../../support/site.ts'

test('no example says what a picture of the site shows, or puts one where none is needed', () => {
  const altOf = (image: string) => (image === 'images/b.jpg' ? 'Our choir' : undefined)
  const site = { images: ['images/a.jpg', 'images/b.jpg'], contacts: [], links: [], lang: 'en', altOf }
  const [gallery = ''] = blockTexts('gallery', site)
  expect(gallery).toContain('image: images/a.jpg\n    alt: What the picture shows\n')
  expect(gallery).toContain('image: images/b.jpg\n    alt: Our choir\n')
  expect(gallery).not.toContain('gate')
  expect(blockTexts('hero', site).join('\n')).not.toContain('image')
})

test('what a picture shows is said in the language of the page', () => {
  const site = siteOf({
    'site.yaml': `${textOfBase('site.yaml')}languages:\n  sw:\n    lang: sw\n`,
    'pages/visit.yaml': pageOf('type: hero\ntitle: Visit\nimage: images/hall.svg\nalt: The hall'),
    'pages/sw/index.yaml': pageOf('type: hero\ntitle: Karibu'),
  })
  const altOn = (route: string) => altsFor(route, site.configSource, site.pages.values())('images/hall.svg')
  expect(altOn('/rooms')).toBe('The hall')
  expect(altOn('/sw/rooms')).toBeUndefined()
})
