/** No text makes the engine throw, and whatever it refuses it says where. */
import { expect, test } from 'vitest'
import { validatePage } from '../../../src/core/validate/validate.ts'
import { toSource } from '../../../src/core/yaml/source.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { colours, formatPretty } from '../../../src/diagnostics/format-pretty.ts'

const PAGE = `title: "Fees: grade 4"
aliases: [/old, { path: /older, anchor: words }]
description: 'It''s a page.' # said so
blocks:
  - type: richText
    anchor: words
    text: |
      One line of \${organisation.name},

      - and *another*
  - !todo
    type: feeSchedule
    title: Fees
    items:
      - title: Term 1
        amount: 64,200
`

const VALUES = new Map([['organisation.name', 'Example School']])

/** Reads and validates a text as a page. */
function findingsOf(text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const source = toSource('pages/page.yaml', text, (diagnostic) => found.push(diagnostic))
  const page = validatePage(source, VALUES, (diagnostic) => found.push(diagnostic))
  if (!page && found.length === 0) throw new Error(`Refused without a word: ${JSON.stringify(text)}`)
  return found
}

/** What is wrong with where a finding points to. */
function misplaced(text: string, { span: { start, end } }: Diagnostic): boolean {
  const before = text.slice(0, start.offset)
  const line = before.split('\n').length
  const column = start.offset - (before.lastIndexOf('\n') + 1) + 1
  const isInside = start.offset >= 0 && end.offset >= start.offset && end.offset <= text.length
  return !isInside || start.line !== line || start.column !== column
}

function check(text: string): readonly Diagnostic[] {
  const found = findingsOf(text)
  for (const finding of found) {
    if (misplaced(text, finding))
      throw new Error(`${finding.code} is out of place in ${JSON.stringify(text)}`)
    formatPretty(finding, () => text, colours(false))
  }
  return found
}

test('the page itself is sound', () => {
  expect(findingsOf(PAGE)).toEqual([])
})

test('a page with a character less', () => {
  for (let at = 0; at < PAGE.length; at++) check(PAGE.slice(0, at) + PAGE.slice(at + 1))
})

test('a page that ends anywhere', () => {
  for (let at = 0; at < PAGE.length; at++) check(PAGE.slice(0, at))
})

test('a blank line before a page changes nothing but the numbers of lines', () => {
  const told = (text: string, lines: number) =>
    check('\n'.repeat(lines) + text).map(({ code, span }) => `${code}:${span.start.line - lines}`)
  const texts = [
    'Welcome',
    '- a',
    ...Array.from(PAGE, (_, at) => PAGE.slice(at)),
    ...Array.from(PAGE, (_, at) => PAGE.slice(0, at)),
  ]
  for (const text of texts.filter((each) => each.trim() !== ''))
    for (const lines of [1, 2]) expect([text, told(text, lines)]).toEqual([text, told(text, 0)])
})

const STRANGERS = [
  '"',
  "'",
  ':',
  ': ',
  '- ',
  '\n',
  '\t',
  '#',
  '{',
  '[',
  '}',
  '*',
  '&',
  '!',
  '|',
  '%',
  '? ',
  '\u0000',
  '\u{1F600}',
  '\ud800',
]

test('a page with a stranger in it', () => {
  for (const stranger of STRANGERS)
    for (let at = 0; at < PAGE.length; at += 7) check(PAGE.slice(0, at) + stranger + PAGE.slice(at))
})

test('a page whose lines changed places', () => {
  const lines = PAGE.split('\n')
  for (let at = 0; at + 1 < lines.length; at++) {
    check([...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)].join('\n'))
    check(lines.map((line, index) => (index === at ? ` ${line}` : line)).join('\n'))
    check(lines.map((line, index) => (index === at ? line.replace(/^ /, '') : line)).join('\r\n'))
  }
})

test('one mistake gets one message', () => {
  const mistakes = [
    PAGE.replace('title: Fees', 'title:Fees'),
    PAGE.replace('- type', '-type'),
    PAGE.replace('4"', '4'),
    PAGE.replace('amount', ' amount'),
    PAGE.replace('    title', '\ttitle'),
    PAGE.replace('anchor: words }]', 'anchor: words }'),
    PAGE.replace('richText', 'richtext'),
    PAGE.replace('    text: |', '    txt: |'),
    PAGE.replace('64,200', ''),
    PAGE.replace('organisation.name', 'organisation.nmae'),
  ]
  for (const text of mistakes) expect(findingsOf(text).length, text).toBe(1)
})

test.for([
  ['questions', '? '.repeat(400)],
  ['brackets', `text: ${'[a, '.repeat(5000)}`],
  ['dashes', `${'  - '.repeat(20)}x\n`],
  ['fields', Array.from({ length: 10_000 }, (_, index) => `field${index}: x\n`).join('')],
  ['quotes', `title: ${'"a '.repeat(20_000)}`],
] as const)('a text of %s without end is refused, in no long time', { timeout: 60_000 }, ([, text]) => {
  expect(check(text)).not.toHaveLength(0)
})
