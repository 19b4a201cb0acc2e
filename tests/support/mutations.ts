/** Real pages with a slip, as people, editors and merges make them. The same seed gives the same slips. */

export type Random = () => number

/** Numbers from 0 to 1. */
export function random(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Texts that mean something in YAML, or look as if they did. */
const STRANGERS = [
  ...[
    '"',
    "'",
    ':',
    ': ',
    ' :',
    '- ',
    '-',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '#',
    ' #',
    ' # ',
    ' #1',
    '{',
    '}',
    '[',
    ']',
  ],
  ...[
    ',',
    '*',
    '&',
    '!',
    '!todo',
    '!todo ',
    '!!str ',
    '|',
    '|-',
    '|+',
    '|2',
    '>',
    '>-',
    '%',
    '@',
    '`',
    '? ',
    '?',
  ],
  ...[
    '~',
    '=',
    '---',
    '\n---\n',
    '...',
    '<<: ',
    '\\',
    '\\"',
    '\\n',
    "''",
    '""',
    '[]',
    '{}',
    ' ',
    '  ',
    '    ',
    '$',
  ],
  ...[
    '${',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u0000',
    '\u0085',
    '\u{1F600}',
    '\ud800',
    '“',
    '’',
    '•',
    '&nbsp;',
  ],
]

const pick = <Item>(items: readonly Item[], next: Random): Item | undefined =>
  items[Math.floor(next() * items.length)]

type Slip = (text: string, next: Random) => string

const place = (text: string, next: Random) => Math.floor(next() * (text.length + 1))

const insert: Slip = (text, next) => {
  const at = place(text, next)
  return text.slice(0, at) + pick(STRANGERS, next) + text.slice(at)
}

/** At the start or the end of a line most characters mean more than within words. */
const insertAtEdge: Slip = (text, next) =>
  onLine(text, next, (line) => {
    const stranger = pick(STRANGERS, next) ?? ''
    const [, head = '', rest = ''] = /^( *(?:- )?(?:[\w-]+: ?)?)(.*)$/s.exec(line) ?? []
    return next() < 0.5 ? `${head}${stranger}${rest}` : `${line}${stranger}`
  })

const drop: Slip = (text, next) => {
  const at = place(text, next)
  return text.slice(0, at) + text.slice(at + 1 + Math.floor(next() * 3))
}

const truncate: Slip = (text, next) => text.slice(0, place(text, next))

const indent: Slip = (text, next) =>
  onLine(text, next, (line) =>
    next() < 0.5 ? `${pick([' ', '  '], next)}${line}` : line.replace(/^ {1,2}/, ''),
  )

const dropLine: Slip = (text, next) => onLines(text, next, (lines, at) => lines.splice(at, 1))

const doubleLine: Slip = (text, next) =>
  onLines(text, next, (lines, at) => lines.splice(at, 0, lines[at] ?? ''))

const swapLines: Slip = (text, next) =>
  onLines(text, next, (lines, at) => lines.splice(at, 2, ...lines.slice(at, at + 2).reverse()))

const moveLine: Slip = (text, next) =>
  onLines(text, next, (lines, at) =>
    lines.splice(at, 0, ...lines.splice(Math.floor(next() * lines.length), 1)),
  )

const SLIPS = [
  insert,
  insert,
  insertAtEdge,
  insertAtEdge,
  drop,
  truncate,
  indent,
  dropLine,
  doubleLine,
  swapLines,
  moveLine,
]

function onLines(text: string, next: Random, change: (lines: string[], at: number) => void): string {
  const lines = text.split('\n')
  change(lines, Math.floor(next() * lines.length))
  return lines.join('\n')
}

function onLine(text: string, next: Random, change: (line: string) => string): string {
  return onLines(text, next, (lines, at) => lines.splice(at, 1, change(lines[at] ?? '')))
}

/** One of the texts, with one slip or a few. */
export function mutate(texts: readonly string[], next: Random): string {
  let text = pick(texts, next) ?? ''
  do text = (pick(SLIPS, next) ?? insert)(text, next)
  while (next() < 0.3)
  return text
}
