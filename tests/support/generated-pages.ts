/** Pages as no tidy author writes them: comments everywhere, blank lines, flow lists, long texts. A seed gives the same page. */
import { type Random, random } from './mutations.ts'

type Writer = {
  readonly next: Random
  /** How this author writes. */
  readonly step: number
  readonly dashStep: number
  readonly gap: number
}

const pick = <Value>(next: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(next() * values.length)] ?? values[0]

const TEXTS = [
  'One',
  'Words of a text',
  "'it''s'",
  '"say: \\"x\\""',
  '${organisation.name}',
  'a, b',
  '0722',
  '"two\\nlines"',
  '',
  'x # why',
  '!todo Ms Otieno # asks on 5 January',
  '!todo',
] as const
const LONG = [
  'First line',
  '',
  '## Heading',
  '# not a comment',
  '- entry',
  '  deeper',
  'a: b',
  'Last words',
] as const

export function generatedPage(seed: number): string {
  const next = random(seed)
  const step = pick(next, [2, 2, 2, 4])
  const writer = { next, step, dashStep: pick(next, [0, 2, 2, step]), gap: pick(next, [2, 2, 2, 4]) }
  const lines = [...(next() < 0.3 ? ['# The page', ''] : []), ...group(writer, 0, 0)]
  const lineBreak = next() < 0.15 ? '\r\n' : '\n'
  return lines.join(lineBreak) + (next() < 0.8 ? lineBreak : '')
}

/** Comments and blank lines before an item. */
function above({ next }: Writer, column: number): readonly string[] {
  const roll = next()
  const indent = ' '.repeat(column)
  if (roll < 0.6) return []
  if (roll < 0.72) return ['']
  if (roll < 0.82) return [`${indent}# about what comes`]
  if (roll < 0.87) return ['', `${indent}# first`, `${indent}# second`]
  if (roll < 0.91) return [`${indent}  # behind what was`]
  if (roll < 0.95) return ['', `${indent}# of the list`, '']
  return ['', '']
}

function group(writer: Writer, column: number, depth: number): readonly string[] {
  const count = 1 + Math.floor(writer.next() * 4)
  const names = ['title', 'type', 'items', 'text', 'more'].slice(0, count)
  return names.flatMap((name, index) => [
    ...(index > 0 || depth === 0 ? above(writer, column) : []),
    ...under(writer, `${' '.repeat(column)}${name}:`, column, depth, writer.dashStep, column + writer.step),
  ])
}

/** A value behind a mark. `dash` is how far a list below it is indented, `inner` the column of a group. */
function under(
  writer: Writer,
  mark: string,
  column: number,
  depth: number,
  dash: number,
  inner: number,
): readonly string[] {
  const { next } = writer
  const roll = next()
  const remark = next() < 0.1 ? ' # remark' : ''
  if (depth < 3 && roll < 0.25) return [mark + remark, ...list(writer, column + dash, depth + 1)]
  if (depth < 3 && roll < 0.4) return [mark + remark, ...group(writer, inner, depth + 1)]
  if (roll < 0.5)
    return [
      `${mark} ${pick(next, ['[]', '[a, b]', '[ a, "b, c", {d: e} ]', '{}', '{ a: b, c: [d] }', '!todo [x]'])}${remark}`,
    ]
  if (roll < 0.53) {
    const indent = ' '.repeat(inner)
    return [`${mark} [`, `${indent}a, # of a`, `${indent}b`, `${indent}]`]
  }
  if (roll < 0.68)
    return [
      `${mark} ${pick(next, ['|', '|', '|-', '>-', '>', '|+', '!todo |'])}${remark}`,
      ...long(writer, inner),
    ]
  const text = pick(next, TEXTS)
  return [`${mark}${text === '' ? '' : ' '}${text}${text.includes('#') ? '' : remark}`]
}

function long({ next }: Writer, column: number): readonly string[] {
  const from = Math.floor(next() * 3)
  const lines = LONG.slice(from === 1 ? 0 : from, from + 1 + Math.floor(next() * 5))
  const words = lines[0] === '' ? lines.slice(1) : lines
  return (words.length > 0 ? words : LONG.slice(0, 1)).map((line) =>
    line === '' ? '' : ' '.repeat(column) + line,
  )
}

function list(writer: Writer, column: number, depth: number): readonly string[] {
  const { next, gap } = writer
  const indent = ' '.repeat(column)
  const inner = column + gap
  const areGroups = next() < 0.6
  return Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
    const lead = above(writer, column)
    if (areGroups && depth < 4) {
      const [first = '', ...rest] = group(writer, inner, depth)
      if (next() < 0.1) return [...lead, `${indent}-`, first, ...rest]
      return [...lead, `${indent}-${' '.repeat(gap - 1)}${first.slice(inner)}`, ...rest]
    }
    if (depth < 3 && next() < 0.15) {
      const [first = '', ...rest] = list(writer, inner, depth + 1).filter((line) => line.trim() !== '')
      return [...lead, `${indent}-${' '.repeat(gap - 1)}${first.trimStart()}`, ...rest]
    }
    return [...lead, ...under({ ...writer, dashStep: gap }, `${indent}-`, column, 9, gap, inner)]
  }).flat()
}
