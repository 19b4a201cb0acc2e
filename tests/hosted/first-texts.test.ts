/** A page opens with its own text and what others need to know of the rest. It must look as with all texts. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/build/files/planned-file.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import type { Site } from '../../src/core/site/site.ts'
import { briefOf } from '../../src/hosted/brief.ts'
import { hostedFiles } from '../../src/hosted/hosted-files.ts'
import { type Shipped, type ShippedPage, shippedPage } from '../../src/preview/hosted.ts'
import type { PageAssets } from '../../src/preview/studio.ts'
import { newEngine } from '../../src/studio/engine/engine.ts'
import { PROJECT } from '../support/modules.ts'
import { ASSETS, NOW } from '../support/site.ts'

const SITES = [...['musikschule', 'kliniki', 'lugha'].map((name) => join('tests/sites', name)), '.']
const SCRIPTS = { files: {}, entry: '', open: '', worker: '' }
const SHEETS = { own: [], hasLanguages: false, sheets: [] }
const PAGE: PageAssets = { ...ASSETS, pictures: {}, shareImages: {}, inAnyPlace: {} }

function siteAt(root: string): Site {
  const { site } = readSite(filesIn(root), { now: NOW })
  if (!site) throw new Error(`${root} has errors`)
  return { ...site, config: { ...site.config, studio: { address: '/studio' } } }
}

describe.each(SITES)('%s', (name) => {
  const site = siteAt(join(PROJECT, name))
  const shipped = new Map(
    hostedFiles(site, ASSETS, { scripts: SCRIPTS, sheets: SHEETS }).map((file) => [file.path, file]),
  )
  function read<Content>(path: string): Content {
    const file = shipped.get(`studio/${path}`)
    const content: Content = JSON.parse(String(file && contentOf(file)))
    return content
  }
  const { sources } = read<Shipped>('site.json')
  const { briefs: _, ...whole } = { ...sources, texts: read<Shipped['sources']['texts']>('texts.json') }
  const clock = NOW.toISOString()

  test('each page looks the same', () => {
    const engine = newEngine({ ...whole, clock })
    expect(site.pages.size).toBeGreaterThan(0)
    for (const { route, source } of site.pages.values()) {
      const { texts } = read<ShippedPage>(shippedPage(route))
      const first = newEngine({ ...sources, clock, texts: { ...sources.texts, ...texts } })
      const html = first.html(source.path, PAGE)
      expect(html, source.path).toContain('<!--ukurasa-block 0-->')
      expect(html === engine.html(source.path, PAGE), source.path).toBe(true)
    }
  })

  test('most pages have a brief, and none of them has a block', () => {
    const { briefs = {} } = sources
    expect(Object.keys(briefs).length).toBeGreaterThan(site.pages.size * 0.8)
    for (const text of Object.values(briefs)) expect(text.match(/type:/g)).toHaveLength(1)
  })
})

describe('a brief', () => {
  const BLOCKS = 'blocks:\n  - type: richText\n    text: Much\n'
  test.each([
    ['what stands before the blocks', `# A remark.\ntitle: Fees\n${BLOCKS}`, 'title: Fees\n'],
    ['what stands after them', `title: Fees\n${BLOCKS}draft: true\n`, 'title: Fees\ndraft: true\n'],
    ['a text of several lines', `title: |\n  Fees\n  # two\n${BLOCKS}`, 'title: |\n  Fees\n  # two\n'],
  ])('has %s', (_, text, expected) => {
    expect(briefOf('pages/fees.yaml', text)?.split('blocks:')[0]).toBe(expected)
  })

  test.each([
    ['in braces', '{ title: Fees, blocks: [{ type: richText, text: Much }] }\n'],
    ['with a name in quotes', `title: Fees\n"blocks":\n  - type: richText\n    text: Much\n`],
    ['whose last line has no end', `${BLOCKS}title: Fees`],
  ])('is not made of a page %s, unless it says the same', (_, text) => {
    expect(briefOf('pages/fees.yaml', text)).toBeUndefined()
  })
})
