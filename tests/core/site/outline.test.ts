/** The headings that the engine knows from data are those that the views render. */
import { expect, test } from 'vitest'
import type { Block } from '../../../schema/page.ts'
import { gallerySite } from '../../../src/build/assets/gallery.tsx'
import { renderPage } from '../../../src/core/render/render.tsx'
import { outlineOf } from '../../../src/core/site/outline.ts'
import { examples } from '../../../src/core/validate/examples.ts'
import { ASSETS } from '../../support/site.ts'

const site = gallerySite()

/** Level and words of each heading of the main part of a page that has one block. */
function rendered(block: Block, layout: 'site' | 'bare' = 'site'): readonly string[] {
  const [home] = site.pages.values()
  if (!home) throw new Error('The gallery has no page')
  const html = renderPage(site, { ...home, page: { ...home.page, layout, blocks: [block] } }, ASSETS)
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return [...main.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, words = '']) => `${level} ${plain(words)}`,
  )
}

const plain = (html: string) =>
  html
    .replaceAll(/<span (?:class="visually-hidden"|aria-hidden="true")>.*?<\/span>|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()

test.for(examples().map((example) => [`${example.type}: ${example.name}`, example.block] as const))(
  '%s: the outline is in the page',
  ([, block]) => {
    const known = outlineOf({ blocks: [block] }).map(({ level, words }) => `${level} ${words}`)
    // A view may put more into a heading, such as a badge with the year.
    const found = rendered(block).flatMap((heading) => known.find((each) => heading.startsWith(each)) ?? [])
    expect(found).toEqual(known)
  },
)

test('the headings of Markdown are known, and words that only look like one are not', () => {
  const markdown =
    '# One\n\nText # not\n\n> ## Two\n\n- ### Three\n\nFour\n----\n\n#five\n\n| a |\n|---|\n\n1. ## Six\n\n> Seven\n> ==='
  const block = { type: 'richText', text: { markdown } } as const
  expect(outlineOf({ blocks: [block] }).map(({ level, words }) => [level, words])).toEqual([
    [1, 'One'],
    [2, 'Two'],
    [3, 'Three'],
    [2, 'Four'],
    [2, 'Six'],
    [1, 'Seven'],
  ])
})

test.for([
  ['hero', 'site'],
  ['hero', 'bare'],
  ['richText', 'site'],
  ['richText', 'bare'],
] as const)('a page of a %s, layout %s, has one title', ([type, layout]) => {
  const block = examples().find((example) => example.type === type)?.block
  if (!block) throw new Error(`There is no example of ${type}`)
  expect(rendered(block, layout).filter((heading) => heading.startsWith('1 '))).toHaveLength(1)
})
