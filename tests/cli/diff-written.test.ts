/** `ukurasa diff` for programs and for comments on GitHub. */
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { pageOf } from '../support/pages.ts'
import { changes, LONG, PAGE, saidInMarkdown, schedule } from '../support/versions.ts'

test('as JSON the changes are plain data', () => {
  const found = changes({ [PAGE]: schedule([1], 1) }, { [PAGE]: schedule([2], 2) })
  expect(JSON.parse(JSON.stringify(found))).toEqual({
    pages: [
      {
        kind: 'changed',
        route: '/page',
        title: 'Page',
        changes: [
          {
            kind: 'changed',
            at: [
              { field: 'blocks', type: 'feeSchedule', name: 'Fees, grade 4', position: 1 },
              { field: 'items', name: 'term 1', position: 1 },
              { field: 'amount' },
            ],
            sort: 'money',
            before: '1',
            after: '2',
          },
          {
            kind: 'changed',
            at: [
              { field: 'blocks', type: 'feeSchedule', name: 'Fees, grade 4', position: 1 },
              { field: 'total', name: 'annual total' },
              { field: 'amount' },
            ],
            sort: 'money',
            before: '1',
            after: '2',
          },
        ],
      },
    ],
    snippets: [],
    settings: [],
    files: [],
    textOnly: [],
  })
})

const HOSTILE =
  '<img src=x onerror=y> [a](https://x) ![b](y) **c** `d` @mkonge #12 | e ~~f~~ 1. g \\*h* &lt;i'

test('in Markdown what authors wrote is shown and does nothing', () => {
  const markdown = saidInMarkdown(
    { [PAGE]: pageOf(`type: richText\ntext: ${JSON.stringify(LONG)}`) },
    {
      [PAGE]: pageOf(
        `type: richText\ntitle: ${JSON.stringify(HOSTILE)}\ntext: ${JSON.stringify(LONG.replace('Mondays', HOSTILE))}`,
      ),
    },
  )
  const html = new MarkdownIt({ html: true }).render(markdown)
  expect([...new Set(html.match(/<\/?\w+/g))].sort()).toEqual(
    [
      '<del',
      '</del',
      '<ins',
      '</ins',
      '<li',
      '</li',
      '<p',
      '</p',
      '<strong',
      '</strong',
      '<ul',
      '</ul',
    ].sort(),
  )
  expect(html).toContain(
    '&lt;img src=x onerror=y&gt; [a](https://x) ![b](y) **c** `d` @\u200bmkonge #\u200b12 | e',
  )
  expect(markdown).toContain('<del>Mondays</del> <ins>')
})

test('a comment is never longer than GitHub takes', () => {
  const many = (text: string) =>
    pageOf(
      ...Array.from(
        { length: 600 },
        (_, index) =>
          `type: richText\ntitle: Title ${index} ${'of a long text '.repeat(8)}\ntext: ${`${text} `.repeat(30)}${index}`,
      ),
    )
  const markdown = saidInMarkdown({ [PAGE]: many('One') }, { [PAGE]: many('Two') })
  expect(markdown.length).toBeLessThan(65_536)
  expect(markdown).toMatch(/There is more/)
})
