/** Every example of every block: it renders, and its HTML is valid. */
import { expect, test } from 'vitest'
import * as blocks from '../../schema/blocks.ts'
import { galleryHtml, gallerySite } from '../../src/build/assets/gallery.tsx'
import { renderPage } from '../../src/core/render/render.tsx'
import type { LinkedPage } from '../../src/core/site/site.ts'
import { EXAMPLE_TEXTS, examples } from '../../src/core/validate/examples.ts'
import { htmlFaults } from '../support/html.ts'
import { ASSETS } from '../support/site.ts'

const types = Object.keys(blocks)
const all = examples()

test('every block has examples, each with a name of its own', () => {
  expect([...new Set(all.map(({ type }) => type))].sort()).toEqual([...types].sort())
  const names = all.map(({ type, name }) => `${type}: ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

const site = gallerySite()
const [home] = site.pages.values()

test.for(all.map((example) => [`${example.type}: ${example.name}`, example] as const))(
  '%s is valid HTML',
  async ([name, { type, block }]) => {
    if (!home) throw new Error('The gallery has no page')
    const linked: LinkedPage = { ...home, page: { ...home.page, blocks: [block] } }
    const html = renderPage(site, linked, ASSETS)
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html.replaceAll(/data-props="[^"]*"/g, ''))?.[1] ?? ''
    const className = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(main).toMatch(new RegExp(`class="(?:[^"]* )?${className}[ "]`))
    expect(main).not.toMatch(/undefined|\[object|NaN|\{(?:number|count|date)\}/)
    expect(await htmlFaults(name, html)).toEqual([])
  },
)

test('the examples are for any organisation: new pages begin with them', () => {
  const ofSchools =
    /\b(?:school|boys?|girls?|grade|pupils?|students?|teachers?|parents|sisal|campus of|admissions?)\b/gi
  expect(EXAMPLE_TEXTS.size).toBeGreaterThan(20)
  const found = [...EXAMPLE_TEXTS].flatMap(([type, text]) =>
    [...text.matchAll(ofSchools)].map(([word]) => `${type}: ${word}`),
  )
  expect(found).toEqual([])
})

test('the validator finds what is wrong', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><p style="color: red"><div></div></p></body></html>'
  const rules = (await htmlFaults('x', html)).map((fault) => /\[(.*?)\]/.exec(fault)?.[1])
  expect(rules).toEqual(expect.arrayContaining(['no-inline-style', 'close-order']))
})

test('the page of all examples is valid HTML, in the frame and without it', async () => {
  for (const [index, html] of galleryHtml().entries()) {
    expect(await htmlFaults(`gallery ${index}`, html)).toEqual([])
  }
})
