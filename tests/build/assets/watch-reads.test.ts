/** Reads of fields that a schema does not have. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { date, flag, line, list, prose } from '../../../schema/vocabulary.ts'
import { watchReads } from '../../../src/build/assets/watch-reads.ts'

const schema = z.strictObject({
  title: line('A title').optional(),
  day: date('A day').optional(),
  text: prose('A text'),
  isOpen: flag('Whether it is open').default(true),
  items: list(
    z.union([z.strictObject({ dish: line('A dish') }), z.strictObject({ drink: line('A drink') })]),
    'Both',
  ),
  hours: z.record(z.string(), line('The hours of a day')),
  open: z.looseObject({}),
})

const value = {
  day: { iso: '2026-01-05' },
  text: { markdown: 'A text' },
  isOpen: true,
  items: [{ dish: 'Soup' }, { drink: 'Tea' }],
  hours: { Mon: '08:00-17:00' },
  open: {},
}

/** What is said after somebody has read these fields, one below the other. */
function saidAfter(...path: readonly PropertyKey[]): readonly string[] {
  const said: string[] = []
  let at: unknown = watchReads<unknown>(value, schema, ({ message }) => said.push(message))
  for (const name of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
  return said
}

test.for([
  ['title'],
  ['items', 'length'],
  ['items', '5'],
  ['items', '0', 'drink'],
  ['items', '1', 'drink'],
  ['day', 'iso'],
  ['hours', 'Tue'],
  ['open', 'anything'],
  ['text', 'markdown'],
  [Symbol.iterator],
  ['toString'],
])('%o may be read', (path) => {
  expect(saidAfter(...path)).toEqual([])
})

test.for([
  [['titel'], '`titel`', 'Did you mean `title`?'],
  [['items', 'lenght'], '`lenght`', 'here.'],
  [['items', '0', 'dsih'], '`dsih`', 'Did you mean `dish`?'],
  [['items', '0', 'colour'], '`colour`', 'The fields here are: `dish` and `drink`.'],
] as const)('%o is reported', ([path, name, help]) => {
  const [said, ...more] = saidAfter(...path)
  expect(said).toContain(`it reads the field ${name}, `)
  expect(said?.endsWith(help)).toBe(true)
  expect(more).toEqual([])
})

test('lists stay lists, and the stack names only the reader', () => {
  const errors: Error[] = []
  const watched = watchReads(value, schema, (error) => errors.push(error))
  const words = watched.items.map((item) => ('dish' in item ? item.dish : item.drink))
  expect(words).toEqual(['Soup', 'Tea'])
  expect(Array.isArray(watched.items)).toBe(true)
  expect({ ...watched }).toMatchObject({ isOpen: true })
  expect(errors).toEqual([])
  Reflect.get(watched.items[0] ?? {}, 'dihs')
  expect(errors[0]?.stack?.match(/\n +at /g)).toHaveLength(1)
})
