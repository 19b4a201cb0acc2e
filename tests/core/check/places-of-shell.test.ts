/** Places that every page has, such as its foot: links may lead there, and no block may be named like them. */
import { expect, test } from 'vitest'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { documentOf, read, siteOf } from '../../support/site.ts'

const LAYOUTS = ['site', 'bare'] as const

/** With everything that stands around blocks. */
const SITE = `${textOfBase('site.yaml')}search: true\n`

const pageIn = (layout: string, block: string) => `layout: ${layout}\n${pageOf(block)}`

const placesOf = (layout: string) => {
  const site = siteOf({ 'site.yaml': SITE, 'pages/page.yaml': pageIn(layout, 'type: richText\ntext: Words') })
  return [...documentOf(site, '/page').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}

const codesOf = (files: Readonly<Record<string, string>>) =>
  read({ 'site.yaml': SITE, ...files }).diagnostics.map(({ code }) => code)

test.for(LAYOUTS)('what the layout %s has can be linked to, and is no name for a block', (layout) => {
  const own = placesOf(layout)
  expect(own).toContain('top')
  for (const place of new Set(LAYOUTS.flatMap(placesOf))) {
    const link = `type: richText\ntext: It is [there](/page#${place}).`
    const linked = {
      'pages/page.yaml': pageIn(layout, 'type: richText\ntext: Words'),
      'pages/from.yaml': pageOf(link),
    }
    const named = { 'pages/page.yaml': pageIn(layout, `type: richText\nanchor: ${place}\ntext: Words`) }
    const isThere = own.includes(place)
    expect.soft(codesOf(linked).includes('broken-anchor'), `a link to ${place}`).toBe(!isThere)
    expect.soft(codesOf(named).includes('anchor-reserved'), `a block named ${place}`).toBe(isThere)
  }
})
