/** The text that a key changes is found in the HTML of a block, without parsing it. */
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import { newEngine } from '../../../src/studio/engine/engine.ts'
import { changedText } from '../../../src/studio/page/changed-text.ts'
import { PROJECT } from '../../support/modules.ts'
import { NOW } from '../../support/site.ts'

const ASSETS = {
  pictures: {},
  shareImages: {},
  sheets: [],
  asideHref: '/aside.css',
  fontHref: '/inter.woff2',
  findPage: { src: '/find.js', integrity: '' },
  boot: '',
}

type Node = DefaultTreeAdapterMap['node']

/** As a browser has them. */
const textsOf = (node: Node): readonly string[] => {
  if ('value' in node) return [node.value]
  return 'childNodes' in node ? node.childNodes.flatMap(textsOf) : []
}

const SIGNS = ['a', 'X & "Y"', 'less < more', "it's"]
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test('in every block of the school, each text is found where the browser has it', () => {
  const files = filesIn(PROJECT)
  const engine = newEngine(sourcesOf(files, { clock: NOW.toISOString(), isReadOnly: false }))
  let [found, passed] = [0, 0]
  for (const name of files.names.filter((each) => each.endsWith('.yaml'))) {
    const blocks = engine.html(`pages/${name}`, ASSETS)?.split(/<!--ukurasa-block \d+-->/) ?? []
    for (const block of blocks.slice(1)) {
      const html = block.split('<!--/ukurasa-block-->')[0] ?? ''
      const texts = textsOf(parseFragment(html))
      for (const { index, 0: token } of html.matchAll(/>[^<]+(?=<)/g)) {
        const sign = SIGNS[(found + passed) % SIGNS.length] ?? ''
        const at = index + 1 + Math.floor((token.length - 1) / 2)
        const after = html.slice(0, at) + escaped(sign) + html.slice(at)
        const change = changedText(html, after)
        if (!change || change.count !== texts.length) {
          passed += 1
          continue
        }
        found += 1
        const next = textsOf(parseFragment(after))
        expect(texts[change.index]).toBe(change.before)
        expect(next).toEqual(texts.with(change.index, change.after))
      }
    }
  }
  expect(found).toBeGreaterThan(1000)
  expect(passed / found).toBeLessThan(0.05)
})

test.for([
  ['an attribute', '<a href="/x">Go</a>', '<a href="/y">Go</a>'],
  ['a sign in an attribute', '<a title="1 > 0">Go</a>', '<a title="1 > 00">Go</a>'],
  ['a tag', '<p>One</p>', '<p>One<br/></p>'],
  ['the name of a tag', '<p>One</p>', '<b>One</b>'],
  ['two texts', '<p>One</p><p>One</p>', '<p>Two</p><p>Two</p>'],
  ['a text that was empty', '<p></p>', '<p>O</p>'],
  ['a text that is empty now', '<p>O</p>', '<p></p>'],
  ['a name of a character', '<p>a</p>', '<p>a&nbsp;</p>'],
  ['half of such a name', '<p>&amp;</p>', '<p>&am</p>'],
] as const)('%s is no change of one text', ([, before, after]) => {
  expect(changedText(before, after)).toBeUndefined()
})

test('signs that HTML writes in another way', () => {
  expect(changedText('<p>a &lt; b</p>', '<p>a &gt; b</p>')).toEqual({
    index: 0,
    count: 1,
    before: 'a < b',
    after: 'a > b',
  })
  expect(changedText('<h2>A</h2><p>One</p>', '<h2>A</h2><p>Once</p>')).toMatchObject({
    index: 1,
    after: 'Once',
  })
})
