/** Values are read by a reader of our own where schemas are simple. It must never make of one what zod does not. */
import { inspect, isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import { page } from '../../../schema/page.ts'
import { site } from '../../../schema/site.ts'
import { valueAt } from '../../../src/core/base/value-at.ts'
import { EXAMPLE_TEXTS } from '../../../src/core/validate/examples.ts'
import { quickly } from '../../../src/core/validate/quick-values.ts'
import { toSource } from '../../../src/core/yaml/source.ts'
import { mutate, type Random, random } from '../../support/mutations.ts'
import { pagesWithMistakes, realPages } from '../../support/yaml-texts.ts'

/** In the environment, for more. `SEED` makes others. */
const MUTATIONS = Number(process.env.MUTATIONS ?? 10_000)

/** Whether the library was not asked; throws if that made a difference. */
function compare(schema: z.ZodType, value: unknown): boolean {
  const quick = quickly(schema, value)
  if (quick === undefined) return false
  const { success, data } = schema.safeParse(value)
  // The order of fields counts as well.
  const isSame = success && isDeepStrictEqual(quick, data) && said(quick) === said(data)
  if (!isSame) throw new Error(`${said(value)} is read as ${said(quick)} instead of ${said(data)}`)
  return true
}

const said = (value: unknown) => inspect(value, { depth: null })

const readFrom = (text: string) => toSource('pages/page.yaml', text, () => undefined).value
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const blocksIn = (text: string) => listIn(valueAt(readFrom(text), ['blocks']))

const schemas: ReadonlyMap<unknown, z.ZodType> = new Map(Object.entries(blocks))

const compareBlock = (block: unknown) => compare(schemas.get(valueAt(block, ['type'])) ?? page, block)

const exampleBlocks = [...EXAMPLE_TEXTS.values()].flatMap((text) =>
  listIn(readFrom(text)).map((entry) => valueAt(entry, ['block'])),
)

test('pages as authors write them are read without the library', () => {
  const written = realPages().flatMap(blocksIn)
  expect(written.length).toBeGreaterThan(100)
  // The others take up snippets.
  expect(written.filter(compareBlock).length).toBeGreaterThan(written.length * 0.9)
  expect(exampleBlocks.filter(compareBlock)).toHaveLength(exampleBlocks.length)
})

test(`${MUTATIONS} pages with slips are read alike`, () => {
  const pages = [...realPages(), ...pagesWithMistakes()]
  const next = random(Number(process.env.SEED ?? 1))
  let quick = 0
  for (let at = 0; at < MUTATIONS; at++) {
    const text = mutate(pages, next)
    if ([compare(page, readFrom(text)), ...blocksIn(text).map(compareBlock)].every(Boolean)) quick++
  }
  // A slip may leave a page that is right, or one that is not: both must be among them.
  expect(quick).toBeGreaterThan(MUTATIONS / 20)
  expect(quick).toBeLessThan(MUTATIONS * 0.9)
})

/** What no file gives must not make a difference either. */
const STRANGE = [
  ...['ba', 'b', '3', '5', '\u{1F600}'],
  ...[
    '',
    ' ',
    ' a ',
    'a',
    'true',
    'false',
    '12',
    '-1',
    '\u00a0',
    '{}',
    'type',
    '2025-01-08',
    'a\nb',
    'a@example.org',
  ],
  ...[
    null,
    undefined,
    true,
    0,
    1.5,
    Number.NaN,
    10n,
    Symbol.iterator,
    () => 'a',
    new Date(0),
    /a/,
    new Map(),
  ],
  ...[[], [''], ['a'], [undefined], new Array(2), ['a', 'b'], [['a']]],
  ...[{}, { a: 'a' }, { a: undefined }, { a: 'a', b: 'b' }, { b: 'b', a: 'a' }, { b: 'b' }, { a: 'c' }],
  ...[
    JSON.parse('{"__proto__":"a"}'),
    Object.create({ a: 'a' }),
    { [Symbol.iterator]: 'a' },
    { a: { a: 'a' } },
  ],
  { b: { b: { a: 'a' } } },
  { isPrototypeOf: 'a', constructor: 'b' },
]

function changed(value: unknown, next: Random): unknown {
  const strange = STRANGE[Math.floor(next() * STRANGE.length)]
  if (typeof value !== 'object' || value === null || next() < 0.1) return strange
  const keys = Object.keys(value)
  const key = keys[Math.floor(next() * keys.length)] ?? 'a'
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, changed(valueAt(value, [key]), next))
  if (next() < 0.1) return { ...value, [String(strange)]: 'a' }
  if (next() < 0.1) return Object.fromEntries(Object.entries(value).toReversed().slice(1))
  return { ...value, [key]: changed(valueAt(value, [key]), next) }
}

test(`${MUTATIONS} blocks with strange values are read alike`, () => {
  const next = random(Number(process.env.SEED ?? 2))
  const quick = Array.from({ length: MUTATIONS }, (_, at) =>
    compareBlock(changed(exampleBlocks[at % exampleBlocks.length], next)),
  ).filter(Boolean)
  expect(quick.length).toBeGreaterThan(MUTATIONS / 20)
  expect(quick.length).toBeLessThan(MUTATIONS * 0.9)
})

const text = z.string()
const tree: z.ZodType = z.strictObject({
  a: text.optional(),
  get b() {
    return tree.optional()
  },
})

/** Of kinds that no block has yet, or in ways in which none is used. */
const KINDS: Readonly<Record<string, z.ZodType>> = {
  'a text': text,
  'checks in another order': text.min(1).trim().regex(/^a/),
  'a longest text': text.max(1),
  'a pattern that goes on': text.regex(/a/g),
  'a pattern of the same place': text.regex(/a/y),
  'a text of a form': z.email(),
  'any value as a text': z.coerce.string(),
  'upper case': text.toUpperCase(),
  'a text with a rule': text.refine((value) => value === 'a'),
  'a default': text.default('a'),
  'a default within': z.strictObject({ a: text.default('b') }),
  'a value where it fails': text.catch('a'),
  'null as well': text.nullable(),
  'something optional that is changed': text.optional().transform((value) => value ?? 'a'),
  'a field that is changed when it is missing': z.strictObject({
    a: text.optional().transform((value) => value ?? 'a'),
  }),
  'a field that may be undefined': z.strictObject({ a: z.undefined() }),
  'a word with a rule': z.enum(['a', 'b']).refine((value) => value === 'a'),
  'a value with a rule': z.literal(['a', 'b']).refine((value) => value === 'a'),
  'a change with a rule': text.transform(Number).refine((value) => value > 3),
  'something optional with a rule': text.optional().refine((value) => value === 'a'),
  'a least length in letters': text.min(2),
  'a way back': z.codec(text, text, { decode: (value) => value.toUpperCase(), encode: (value) => value }),
  'a default that is optional': z.strictObject({ a: text.default('x').optional() }),
  'what is put in first': z.strictObject({ a: text.prefault('x').optional() }),
  'a field named by a symbol': z.strictObject({ [Symbol.iterator]: text.optional() }),
  'a change that refuses by the way': text.transform((value, ...[context]) => {
    if (value !== 'a') context.addIssue('b')
    return value
  }),
  'a change that refuses': text.transform((value, context) => {
    if (value !== 'a') context.addIssue('b')
    return value
  }),
  'changed before': z.preprocess((value) => String(value), text),
  'two changes': text
    .transform(Number)
    .transform(String)
    .pipe(z.enum(['12', '0'])),
  'a group that strips': z.object({ a: text }),
  'a group that lets pass': z.looseObject({ a: text }),
  'a group with others of a kind': z.object({ a: text }).catchall(text),
  'a strict group': z.strictObject({ a: text, b: text.optional() }),
  'a group with a rule': z.strictObject({ a: text }).refine(({ a }) => a !== 'a'),
  'a group within itself': tree,
  'names that others have': z.strictObject({ isPrototypeOf: text.optional(), constructor: text.optional() }),
  'a list': z.array(text),
  'a short list': z.array(text).max(1),
  'a list of one': z.array(text).length(1),
  'a list with a rule': z.array(text).refine((list) => list.length !== 1),
  'one of two': z.union([text, z.strictObject({ a: text })]),
  'one of some words': z.enum(['a', 'true']),
  'one of some values': z.literal(['a', true, null, undefined]),
  'numbers of an enum': z.enum({ A: 0, B: 'b' }),
  'a table': z.record(z.string(), text),
  'a pair': z.tuple([text, text]),
  anything: z.unknown(),
  'a brand': text.brand('a'),
  'read only': z.array(text).readonly(),
}

test.for(Object.entries(KINDS))('%s is read alike', ([, schema]) => {
  // Twice: a pattern may remember where it was.
  const values = [...STRANGE, ...STRANGE]
  for (const value of values) compare(schema, value)
  const right = values.filter((value) => schema.safeParse(value).success)
  expect(right.length).toBeGreaterThan(0)
})

test('site.yaml is read alike', () => {
  const value = readFrom('schemaVersion: 1\nlang: en\nurl: https://example.org\nschool:\n  name: A\n')
  compare(site, value)
  const next = random(3)
  for (let at = 0; at < 1000; at++) compare(site, changed(value, next))
})
