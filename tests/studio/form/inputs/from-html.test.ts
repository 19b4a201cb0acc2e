/** What pasted HTML becomes. */
import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/studio/form/inputs/from-html.ts'

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
  ['a bold blank', '<p>Mon<b> </b>Fri</p>', 'Mon Fri'],
  ['a blank in a link', '<p>Mon<a href="https://example.org"> </a>Fri</p>', 'Mon Fri'],
  [
    'paragraphs in an entry',
    '<ul><li><p>Bring boots</p><p>and a tent</p></li><li><p>Tea</p>or milk</li></ul>',
    '- Bring boots and a tent\n- Tea or milk',
  ],
  [
    'paragraphs in a cell',
    '<table><tr> <td> <p>Garden</p> <p>First floor</p> </td> <td> <p>4,500</p> </td> </tr></table>',
    '- Garden First floor – 4,500',
  ],
  [
    'a list of Word that a browser has written anew',
    '<p><!--[if !supportLists]--><span>·<span>&nbsp; </span></span><!--[endif]-->Tea</p><p><!--[if !supportLists]-->1.<!--[endif]-->Eggs</p>',
    '- Tea\n1. Eggs',
  ],
  ['bold beside bold', '<p><b>Mon</b><b>day</b></p>', '**Monday**'],
  [
    'bold in bold',
    '<p><b>All <strong>day</strong></b> or <b><strong>not</strong></b></p>',
    '**All day** or **not**',
  ],
  ['bold beside a letter', '<p><b>Fees:</b>4,500 <b>Open.</b>Daily</p>', '**Fees**:4,500 **Open**.Daily'],
  ['a name that is no sign', '<p>&constructor; &toString; &amp;</p>', '&constructor; &toString; &'],
] as const)('%s', ([, html, expected]) => expect(markdownOf(html, '')).toBe(expected))

test('the plain text is pasted where it says the same, and where an editor of code wrote it', () => {
  expect(markdownOf('<span>Just words</span>', 'Just words')).toBeUndefined()
  expect(markdownOf('<div style="white-space: pre;"><b>a</b></div>', 'a')).toBeUndefined()
  expect(markdownOf('', 'a')).toBeUndefined()
})

test.for([
  [
    'paragraphs',
    '<p class=MsoNormal>One<o:p></o:p></p>\r\n\r\n<p class=MsoNormal>Two</p>',
    'One\r\nTwo',
    'One\n\nTwo',
  ],
  [
    'a heading',
    '<h1>Menu<o:p></o:p></h1>\r\n\r\n<p class=MsoNormal>From 7:00</p>',
    'Menu\r\nFrom 7:00\r\n',
    '## Menu\n\nFrom 7:00',
  ],
  [
    'a list',
    '<p class=MsoListParagraph><![if !supportLists]>·<span>&nbsp; </span><![endif]>Tea</p><p class=MsoListParagraph><![if !supportLists]>·<span>&nbsp; </span><![endif]>Eggs</p>',
    '·\tTea\r\n·\tEggs\r\n',
    '- Tea\n- Eggs',
  ],
  [
    'a table',
    '<table><tr><td><p>Room</p></td><td><p>Price</p></td></tr></table>',
    'Room\tPrice\r\n',
    '- Room – Price',
  ],
  ['one paragraph', '<p class=MsoNormal>Just\r\nwords<o:p></o:p></p>', 'Just words\r\n', undefined],
] as const)('%s beside the plain text of Word', ([, html, plain, expected]) =>
  expect(markdownOf(html, plain)).toBe(expected),
)
