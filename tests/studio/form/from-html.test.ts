/** What pasted HTML becomes. */
import { expect, test } from 'vitest'
import { markdownOf } from '../../../src/studio/form/from-html.ts'

test.for([
  [
    'a paragraph and a heading',
    '<h1>Our menu</h1><p>From <b>7:00</b> on</p>',
    '## Our menu\n\nFrom **7:00** on',
  ],
  ['bold in a heading', '<h3><strong>Rooms</strong></h3>', '### Rooms'],
  ['blanks in bold words', '<p>A<b> big </b>day</p>', 'A **big** day'],
  [
    'links',
    '<p><a href="https://example.org/a?b=1&amp;c=2">Book</a> or <a href="javascript:x()">not</a></p>',
    '[Book](https://example.org/a?b=1&c=2) or not',
  ],
  [
    'lists',
    '<ul><li>Tea</li><li><p>Eggs</p></li></ul><ol><li>One</li><li>Two</li></ol>',
    '- Tea\n- Eggs\n1. One\n2. Two',
  ],
  ['a list in a list', '<ul><li>Food<ul><li>Eggs</li></ul></li></ul>', '- Food\n  - Eggs'],
  [
    'rows of a table',
    '<table><tr><th>Room</th><th>Price</th></tr><tr><td><p>Garden</p></td><td><p>4,500</p></td></tr></table>',
    '- Room – Price\n- Garden – 4,500',
  ],
  ['line breaks', '<p>A road<br>A town</p>', 'A road\n\nA town'],
  [
    'a list of Word',
    '<style>p{}</style><p class=MsoListParagraph><![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>Tea</p><p class=MsoListParagraph><![if !supportLists]>·<![endif]>Eggs<o:p></o:p></p><p>End</p>',
    '- Tea\n- Eggs\n\nEnd',
  ],
  [
    'words of Google Docs',
    '<b style="font-weight:normal;"><p><span style="font-weight:700">Open</span><span style="font-weight:400"> daily</span></p></b>',
    '**Open** daily',
  ],
  ['bold over paragraphs', '<b><p>One</p><p>Two</p></b>', '**One**\n\n**Two**'],
  ['signs of Markdown', '<p>5 * 4 [sic]</p>', '5 \\* 4 \\[sic\\]'],
] as const)('%s', ([, html, expected]) => expect(markdownOf(html, '')).toBe(expected))

test('the plain text is pasted where it says the same, and where an editor of code wrote it', () => {
  expect(markdownOf('<span>Just words</span>', 'Just words')).toBeUndefined()
  expect(markdownOf('<div style="white-space: pre;"><b>a</b></div>', 'a')).toBeUndefined()
  expect(markdownOf('', 'a')).toBeUndefined()
})
