/** What authors write is what stands on the page. */
import { expect, test } from 'vitest'
import { textOf } from '../../support/modules.ts'
import { pageOf, prose } from '../../support/pages.ts'
import { documentOf, mainOf, siteOf } from '../../support/site.ts'

const SITE = textOf('tests/sites/base/site.yaml')
const PAGE = 'pages/page.yaml'

test.for([
  '0722000000',
  '+254722000000',
  '2023',
  'NO',
  'yes',
  '1.10',
  '007',
  '0x1F',
  '1e3',
  '~',
  'null',
  '12:30',
  '2025-01-08',
])('a title keeps %s as it is written', (title) => {
  const site = siteOf({ [PAGE]: `title: ${title}\n${prose('Words').split('\n').slice(1).join('\n')}` })
  expect(site.pages.get('/page')?.page.title).toBe(title)
  expect(documentOf(site, '/page')).toContain(`<title>${title} | Example School</title>`)
})

test.for([
  ['64200', 64_200],
  ['64,200', 64_200],
  ['64 200', 64_200],
  ['"64\u00a0200"', 64_200],
  ['1,264.50', 1264.5],
  ['0', 0],
] as const)('the amount %s is %d', ([written, amount]) => {
  const site = siteOf({
    [PAGE]: pageOf(`type: feeSchedule\ntitle: Fees\nitems:\n  - title: Term\n    amount: ${written}`),
  })
  const [block] = site.pages.get('/page')?.page.blocks ?? []
  expect(block).toMatchObject({ items: [{ amount }] })
})

test('money is written in the language and currency of the site', () => {
  const fees = pageOf(
    'type: feeSchedule\ntitle: Fees\nitems:\n  - title: Term\n    amount: 64200\n  - title: Card\n    amount: 0.50',
  )
  const html = mainOf(siteOf({ [PAGE]: fees }), '/page').replaceAll('\u00a0', ' ')
  expect(html).toContain('KES 64,200<')
  expect(html).toContain('KES 0.50<')
})

test('a value that ends in a full stop ends the sentence', () => {
  const html = mainOf(
    siteOf({
      'site.yaml': `${SITE}facts:\n  hours: 8 a.m. to 5 p.m.\n`,
      [PAGE]: pageOf('type: richText\ntext: "We are open: ${facts.hours}. Call ${contacts.office.email}."'),
    }),
    '/page',
  )
  expect(html).toContain('<p>We are open: 8 a.m. to 5 p.m. Call <a')
})

test('texts take up values of site.yaml, also in titles and links', () => {
  const site = siteOf({
    [PAGE]: pageOf(
      'type: richText\ntitle: ${organisation.name}\ntext: Write to ${contacts.office.email}, not to $5 or {organisation.name}.',
      'type: ctaButton\ntitle: Write\nhref: mailto:${contacts.office.email}',
    ),
  })
  const html = mainOf(site, '/page')
  expect(html).toContain('>Example School</h2>')
  expect(html).toContain(
    'Write to <a href="mailto:office@example.org">office@example.org</a>, not to $5 or {organisation.name}.',
  )
  expect(html).toContain('href="mailto:office@example.org"')
})

test('values take up other values', () => {
  const facts = 'facts:\n  whole: The ${facts.part}\n  part: ${organisation.name} of 1995\n'
  const site = siteOf({
    'site.yaml': SITE + facts,
    [PAGE]: prose('${ facts.whole } and ${organisation.name}'),
  })
  expect(mainOf(site, '/page')).toContain('<p>The Example School of 1995 and Example School</p>')
})

test('raw HTML stays text', () => {
  const html = mainOf(
    siteOf({ [PAGE]: prose('<b>bold</b> & <script>alert(1)</script> <img src=x onerror=y>') }),
    '/page',
  )
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; &lt;script&gt;')
  expect(html).not.toMatch(/<script|<img/)
})

test('Markdown makes paragraphs, lists, headings and emphasis', () => {
  const html = mainOf(
    siteOf({ [PAGE]: prose('## Heading\n\nOne *two* **three**\n\n- a\n- b\n\n1. c') }),
    '/page',
  )
  expect(html).toContain('<h2>Heading</h2>')
  expect(html).toContain('<p>One <em>two</em> <strong>three</strong></p>')
  expect(html).toMatch(/<ul>\s*<li>a<\/li>\s*<li>b<\/li>\s*<\/ul>/)
  expect(html).toMatch(/<ol>\s*<li>c<\/li>\s*<\/ol>/)
})

test('links in Markdown are resolved as all others', () => {
  const html = mainOf(
    siteOf({ [PAGE]: prose('[in](/Fees#grade-4), [out](link:portal), [mail](mailto:a@example.org)') }),
    '/page',
  )
  expect(html).toContain('<a href="/fees#grade-4">in</a>')
  expect(html).toContain('<a href="https://example.org/portal" target="_blank" rel="noopener noreferrer">out')
  expect(html).toContain('<a href="mailto:a@example.org">mail</a>')
})

test('a blank or four at the start of a line mean nothing', () => {
  expect(mainOf(siteOf({ [PAGE]: prose('One\n\n    two') }), '/page')).toContain('<p>two</p>')
})
