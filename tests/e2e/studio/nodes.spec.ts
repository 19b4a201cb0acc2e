/** How Studio changes the nodes of a page in place, and how it finds the texts of a block among them. */
import { fileURLToPath } from 'node:url'
import { coreBundle } from '../../support/core-bundle/bundle.mjs'
import type {} from '../fixtures/page-nodes/entry.ts'
import { expect, PREPARING_MS, test } from '../support/fixtures.ts'

// One after the other: the script is made once.
test.describe.configure({ mode: 'default' })

let script: string

test.beforeAll(async () => {
  test.setTimeout(PREPARING_MS)
  script = await coreBundle(fileURLToPath(new URL('../fixtures/page-nodes/entry.ts', import.meta.url)))
})

test.beforeEach(({ page }) => page.addScriptTag({ content: script }))

const CHANGES = [
  ['a text', '<p>One</p>', '<p>Two</p>', '<p>Two</p>', ['p']],
  ['an attribute', '<p class="a" id="b">One</p>', '<p class="c">One</p>', '<p class="c">One</p>', ['p']],
  ['a new element at the end', '<p>One</p>', '<p>One</p><hr>', '<p>One</p><hr>', ['p']],
  ['fewer elements', '<p>One</p><hr>', '<p>One</p>', '<p>One</p>', ['p']],
  ['another element', '<p>One</p><hr>', '<h2>One</h2><hr>', '<h2>One</h2><hr>', ['hr']],
  [
    'inside',
    '<ul><li>1</li></ul>',
    '<ul><li>1</li><li>2</li></ul>',
    '<ul><li>1</li><li>2</li></ul>',
    ['ul', 'li'],
  ],
  [
    'less inside',
    '<ul><li>1</li><li>2</li></ul>',
    '<ul><li>2</li></ul>',
    '<ul><li>2</li></ul>',
    ['ul', 'li'],
  ],
  ['everything', '<p>One</p>', '', '', []],
  ['nothing before', '', '<p>One</p>', '<p>One</p>', []],
  ['a comment', '<hr><!--a-->', '<hr><!--b-->', '<hr><!--b-->', ['hr']],
  ['a comment to a text', '<hr><!--a-->', '<hr>a', '<hr>a', ['hr']],
  [
    'what the author has opened, and what Tab passes by',
    '<details open=""><a tabindex="-1" href="/a">A</a></details>',
    '<details><a href="/b">A</a></details>',
    '<details open=""><a tabindex="-1" href="/b">A</a></details>',
    ['details', 'a'],
  ],
] as const

test('a page becomes another one, and what can stay stays', async ({ page }) => {
  for (const [name, before, after, html, kept] of CHANGES) {
    const found = await page.evaluate(([one, other]) => globalThis.patch(one, other), [
      before,
      after,
    ] as const)
    expect(found, name).toEqual({ html: `before<!--start-->${html}<!--end-->after`, kept })
  }
})

/** `{0|a}` stands for `a` between the marks of the first text. */
const marked = (html: string) =>
  html
    .replaceAll(/\{(\d)\|/g, (_, digit) => `\ue000${String.fromCharCode(0xe010 + Number(digit))}\ue001`)
    .replaceAll('}', '\ue002')

const BLOCKS = [
  ['texts', '<h2>Fees</h2><p>Pay.</p>', '<h2>{0|Fees}</h2><p>{2|Pay.}</p>', ['title: Fees', 'text: Pay.']],
  ['a part of a text', '<p>All fees: now</p>', '<p>All {0|fees}: now</p>', ['title: fees']],
  ['several in one', '<p>Fees, now</p>', '<p>{0|Fees}, {2|now}</p>', ['title: Fees', 'text: now']],
  ['one in the other', '<p>Fees now</p>', '<p>{2|Fees {0|now}}</p>', ['title: now', 'text: Fees now']],
  ['whole elements', '<p>One</p><p>Two</p><hr>', '{2|<p>One</p><p>Two</p>}<hr>', ['text: OneTwo']],
  ['elements at the end', '<div><hr><p>One</p></div>', '<div><hr>{2|<p>One</p>}</div>', ['text: One']],
  ['the same twice', '<b>A</b><i>A</i>', '<b>{0|A}</b><i>{0|A}</i>', ['title: A', 'title: A']],
  ['a text without a place', '<p>Fees</p>', '<p>{1|Fees}</p>', []],
  ['comments', '<p>Fees<!-- --> now</p>', '<p>{0|Fees}<!--x--> now</p>', ['title: Fees']],
  ['no marks', '<p>Fees</p>', '<p>Fees</p>', []],
  ['another text', '<p>Fees</p>', '<p>{0|Costs}</p>', undefined],
  ['another element', '<p>Fees</p>', '<h2>{0|Fees}</h2>', undefined],
  ['more on the page', '<p>Fees</p><hr>', '<p>{0|Fees}</p>', undefined],
  ['less on the page', '<p>Fees</p>', '<p>{0|Fees}</p><hr>', undefined],
  ['nothing on the page', '', '<p>{0|Fees}</p>', undefined],
] as const

test('the texts of a block are found, unless more than the marks differs', async ({ page }) => {
  for (const [name, own, other, texts] of BLOCKS) {
    const found = await page.evaluate(([one, two]) => globalThis.findTexts(one, two), [
      own,
      marked(other),
    ] as const)
    expect(found, name).toEqual(texts)
  }
})
