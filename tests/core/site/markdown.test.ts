/** Simple texts become HTML without the parser: the same HTML, with the same links. */
import { array, assert as assertProperty, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { markdownLinks, renderInlineMarkdown, renderMarkdown } from '../../../src/core/site/markdown.ts'
import { simpleMarkdown } from '../../../src/core/site/simple-markdown.ts'

const OPTIONS = {
  resolve: (href: string) =>
    href === '/nowhere'
      ? undefined
      : { href, external: href.startsWith('https:'), reload: href.endsWith('.pdf') },
  newTab: 'new "tab"',
}
const block = (text: string) => renderMarkdown(text, OPTIONS)
const inline = (text: string) => renderInlineMarkdown(text, OPTIONS)

/** The address of a name that nobody uses means nothing, and only the parser knows what it is. */
const forParser = (text: string) => `[unused name]: /unused\n\n${text}`
const parsed = (text: string) => block(forParser(text))

const PARTS = [
  ...'*_[]()<>#`~\\&!|+-=:.;,"\'/%{}$@^?0123456789'.split(''),
  ...['a', 'B', 'Zeit', 'é', '🎵', ' ', '  ', '\n', '\t', '\r', '\u00a0', '\u2028', '\u0000', '\u200b'],
  ...['1. ', '- ', '> ', '# ', '**', '](', '&amp;', '<b>', '---', 'https://a.example'],
]
const SIMPLE = [
  ...['Word', 'é', ' ', ' ', '\n', '\n\n', '"', '!', '(', ')', '5 ', '-', '- ', '.', '=', '|', ':', '\u00a0'],
  ...['**bold**', '**b**', '**two words**', '**"', '"**', '**', '*', '** '],
  ...[
    '[link](/fees)',
    '[two words](link:form)',
    '[out](https://a.example/?b=c#d)',
    '[x](/nowhere)',
    '[x](/form.pdf)',
    '[a](#b)',
  ],
  ...['https://a.example', 'https://', ' a@b.example.org', '@', 'www.a.example '],
  ...['[', ']', '](', '[link]: /x', '[**b**](/fees)', '[word]'],
]

const joined = (parts: readonly string[], maxLength: number) =>
  array(constantFrom(...parts), { maxLength }).map((found) => found.join(''))

test('a text gives the same HTML and the same links whether it is parsed or not', () => {
  const texts = oneof(
    joined(PARTS, 12),
    string(),
    joined(PARTS, 6).map((text) => `Word ${text}`),
    joined(SIMPLE, 8),
    joined(SIMPLE, 8).map((text) => `Word ${text} word`),
    joined(SIMPLE, 8).map((text) => `Word ${text} word`),
  )
  const looked = { bold: 0, link: 0, words: 0, other: 0 }
  assertProperty(
    property(texts, (text) => {
      expect(block(text)).toBe(parsed(text))
      expect(markdownLinks(text)).toEqual(markdownLinks(forParser(text)))
      const words = /^<p>([^\n]*)<\/p>\n$/.exec(parsed(text))?.[1]
      if (words !== undefined && /^\S(?:[^\n\r]*\S)?$/.test(text)) expect(inline(text)).toBe(words)
      const kinds = simpleMarkdown(text)
        ?.flat()
        .map(({ kind }) => kind)
      for (const kind of new Set(kinds ?? ['other' as const])) looked[kind]++
    }),
    { numRuns: 20_000, seed: 7 },
  )
  expect(Math.min(...Object.values(looked))).toBeGreaterThan(200)
})

test.for([
  'Open house',
  'Children\'s day: 5 p.m. - "free" | 10% off!',
  'Zoë, 🎵',
  'A **bold** [link](/fees)',
])('%s stands there as it is', (text) => {
  expect(block(text)).toBe(`<p>${inline(text)}</p>\n`)
  expect(block(text)).toBe(parsed(text))
})

test.for<readonly [string, string]>([
  ['Read https://a.example/b?c=d.', 'https://a.example/b?c=d'],
  ['Read (https://a.example) first', 'https://a.example'],
  ['Ask **head@school.example.org**, please', 'mailto:head@school.example.org'],
  ['- Ask office@school.ac.ke', 'mailto:office@school.ac.ke'],
  ['See HTTPS://a.example/_b_/*c*', 'HTTPS://a.example/_b_/'],
  ['Ask _now_: first_last@a.example!', 'mailto:first_last@a.example'],
  ['One of a@b.example or c@d.example', 'mailto:c@d.example'],
  ['Call +254 711 930 447, or write', 'tel:+254711930447'],
  ['**Call:** +49-761-555-0145.', 'tel:+497615550145'],
  ['Ask a@b.example (+254711930447)', 'tel:+254711930447'],
  ['Appelez le +33 1 42 68 53 00 le matin', 'tel:+33142685300'],
])('the bare address in `%s` becomes a link', ([text, href]) => {
  expect(block(text)).toContain(`<a href="${href}"`)
  expect(inline(text)).toContain(`<a href="${href}"`)
  // Nobody asked for this link, so nobody is told that it leads nowhere.
  expect(markdownLinks(text)).toEqual([])
})

test.for([
  'e.g.this and a.example',
  'http is a word, and https: too',
  'at 5@10 o\u2019clock, @home, or a@b',
  '`https://a.example` and `a@b.example`',
  'http://a.example and ftp://a.example',
  'xhttps://a.example and https://-',
  'A+ 2 and +254, 0711 930 447 and 12+254711930447',
  'Call +254 711 930 447 24 hours a day',
  'Call +254 711 930 447 7 days a week',
  'Call +254 20 123 4567-8 or +1 207 555 0145 24 hours a day',
  '`+254 711 930 447`',
])('`%s` has no link', (text) => {
  expect(block(text)).not.toContain('<a ')
})

test('an address in the words of a link makes no second link', () => {
  expect(block('[see *https://a.example*](/contact)')).toBe(
    '<p><a href="/contact">see <em>https://a.example</em></a></p>\n',
  )
  expect(block('[call +254 711 930 447](/contact)')).toBe(
    '<p><a href="/contact">call +254 711 930 447</a></p>\n',
  )
  expect(block('[ask a@b.example.org](/contact)')).toBe('<p><a href="/contact">ask a@b.example.org</a></p>\n')
})

test('stars between digits are part of a size', () => {
  expect(inline('21*30 cm and 15*21 cm, *never* 2*3')).toBe('21*30 cm and 15*21 cm, <em>never</em> 2*3')
  expect(inline('**2**3 and `2*3`')).toBe('<strong>2</strong>3 and <code>2*3</code>')
})
