/** Plain lines become HTML without the parser: the same HTML. */
import { array, assert as assertProperty, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { renderInlineMarkdown, renderMarkdown } from '../src/engine/markdown.ts'

const OPTIONS = { resolve: (href: string) => ({ href, external: false }), newTab: 'new tab' }
const block = (text: string) => renderMarkdown(text, OPTIONS)
const inline = (text: string) => renderInlineMarkdown(text, OPTIONS)

/** A line break at the end means nothing, and no plain line has one. */
const parsed = (text: string) => block(`${text}\n`)

const PARTS = [
  ...'*_[]()<>#`~\\&!|+-=:.;,"\'/%{}$@^?0123456789'.split(''),
  ...['a', 'B', 'Zeit', 'é', '🎵', ' ', '  ', '\n', '\t', '\r', '\u00a0', '\u2028', '\u0000', '\u200b'],
  ...['1. ', '- ', '> ', '# ', '**', '](', '&amp;', '<b>', '---', 'https://a.example'],
]

test('a text gives the same HTML whether it is parsed or not', () => {
  const texts = oneof(
    array(constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join('')),
    string(),
    array(constantFrom(...PARTS), { maxLength: 6 }).map((parts) => `Word ${parts.join('')}`),
  )
  const looked = { plain: 0, other: 0 }
  assertProperty(
    property(texts, (text) => {
      expect(block(text)).toBe(parsed(text))
      const words = /^<p>([^\n]*)<\/p>\n$/.exec(parsed(text))?.[1]
      if (words !== undefined && /^\S(?:[^\n\r]*\S)?$/.test(text)) expect(inline(text)).toBe(words)
      looked[/^[A-Za-z][A-Za-z ]*$/.test(text) ? 'plain' : 'other']++
    }),
    { numRuns: 5000, seed: 7 },
  )
  expect(Math.min(looked.plain, looked.other)).toBeGreaterThan(20)
})

test.for(['Open house', 'Children\'s day: 5 p.m. - "free" | 10% off!', 'Zoë, 🎵'])(
  '%s stands there as it is',
  (text) => {
    expect(block(text)).toBe(`<p>${inline(text)}</p>\n`)
    expect(block(text)).toBe(parsed(text))
  },
)
