/** While an author types, only the block that changed is rendered; the result is the same as that of the whole page. */
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import type { PageAssets } from '../../../src/preview/studio.ts'
import { newEngine } from '../../../src/studio/engine/engine.ts'
import { MARKS, numberIn } from '../../../src/studio/engine/mark-texts.ts'
import { filesOf, textOf } from '../../support/modules.ts'
import { siteFolder } from '../../support/pages.ts'
import { NOW } from '../../support/site.ts'

const ASSETS: PageAssets = {
  pictures: {},
  shareImages: {},
  sheets: [],
  asideHref: '/aside.css',
  fontHref: '/inter.woff2',
  findPage: { src: '/find.js', integrity: '' },
  boot: '',
}

const engineFor = (root: string) =>
  newEngine(sourcesOf(filesIn(root), { clock: NOW.toISOString(), isReadOnly: false }))

const PAGE = 'pages/fees.yaml'
const page = (first: string, second = 'Two.') =>
  `title: Fees\ndescription: What it costs.\nblocks:\n  - type: richText\n    title: ${first}\n    text: One.\n  - type: richText\n    title: Rest\n    text: ${second}\n`

/** The block of a page as it is in the whole document. */
const blockIn = (html: string | undefined, index: number) =>
  html?.split(`<!--ukurasa-block ${index}-->`)[1]?.split('<!--/ukurasa-block-->')[0]

test('only the block that changed is rendered, and as it is in the whole page', () => {
  const engine = engineFor(siteFolder({ [PAGE]: page('First') }))
  engine.html(PAGE, ASSETS)
  const { blocks, source } = engine.change(PAGE, page('Other'), ASSETS)
  expect(source.text).toBe(page('Other'))
  expect(blocks).toEqual([{ pageIndex: 0, html: blockIn(engine.html(PAGE, ASSETS), 0) }])
  expect(engine.change(PAGE, page('Other', 'Three.'), ASSETS).blocks).toMatchObject([{ pageIndex: 1 }])
  expect(engine.change(PAGE, page('Other', 'Three.'), ASSETS).blocks).toEqual([])
})

test('what is broken stays as it was; other blocks and another title are shown anew', () => {
  const engine = engineFor(siteFolder({ [PAGE]: page('First') }))
  expect(engine.change(PAGE, page('First'), ASSETS).blocks).toBe('anew')
  engine.html(PAGE, ASSETS)
  expect(engine.change(PAGE, page('First').replace('type:', 'typ:'), ASSETS).blocks).toEqual([])
  expect(engine.change(PAGE, page('Mended'), ASSETS).blocks).toMatchObject([{ pageIndex: 0 }])
  expect(engine.change(PAGE, page('Mended').replace('title: Fees', 'title: Costs'), ASSETS).blocks).toBe(
    'anew',
  )
  engine.html(PAGE, ASSETS)
  expect(engine.change(PAGE, `${page('Mended')}  - type: richText\n    text: More.\n`, ASSETS).blocks).toBe(
    'anew',
  )
  expect(engine.change(PAGE, page('First'), { ...ASSETS }).blocks).toBe('anew')
})

const ALL = { depth: Number.POSITIVE_INFINITY }

test('marks change nothing but themselves, but in views that group by texts', () => {
  const files = Object.fromEntries(
    ['site.yaml', ...filesOf(['pages'], /\.(?:yaml|csv)$/)].map((path) => [path, textOf(path)]),
  )
  const engine = engineFor(siteFolder(files))
  const [seen, others] = [new Set<string>(), new Set<string>()]
  for (const path of Object.keys(files)) {
    const html = engine.html(path, ASSETS)
    for (let index = 0; html !== undefined && blockIn(html, index) !== undefined; index++) {
      const own = blockIn(html, index)
      const marked = engine.marked(path, index, ALL)
      const type = /class="block ([\w-]+)/.exec(own ?? '')?.[1] ?? ''
      if (marked?.html.replaceAll(MARKS, '') !== own) others.add(type)
      // Dashboards are grouped by the year, and by nothing else.
      if (type === 'dashboards')
        expect(engine.marked(path, index, { ...ALL, without: 'year' })?.html.replaceAll(MARKS, '')).toBe(own)
      // The heading, and other texts that are in no list.
      expect(engine.marked(path, index, { depth: 1 })?.html.replaceAll(MARKS, '')).toBe(own)
      for (const [, digits] of marked?.html.matchAll(MARKS) ?? [])
        if (digits !== undefined) seen.add(marked?.texts[numberIn(digits)]?.kind ?? '')
    }
  }
  expect([...others].sort()).toEqual(['dashboards'])
  expect([...seen].sort()).toEqual(['amount', 'line', 'long', 'words'])
})

test('the blocks of a snippet belong to one entry of the page', () => {
  const engine = engineFor(
    siteFolder({
      [PAGE]: `title: Fees\ndescription: What it costs.\nblocks:\n  - type: richText\n    text: One.\n  - use: snippets/two\n  - use: snippets/one\n  - type: richText\n    text: Last.\n`,
      'pages/snippets/two.yaml':
        'blocks:\n  - type: richText\n    text: A.\n  - type: richText\n    text: B.\n',
      'pages/snippets/one.yaml': 'blocks:\n  - type: richText\n    text: C.\n',
    }),
  )
  engine.html(PAGE, ASSETS)
  expect(engine.fileIndexes(PAGE)).toEqual([0, 1, 1, 2, 3])
})
