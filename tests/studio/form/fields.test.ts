/** Each field of the schemas gets the control that fits what it may say. */
import { expect, test } from 'vitest'
import * as blocks from '../../../schema/blocks.ts'
import { page } from '../../../schema/page.ts'
import { site } from '../../../schema/site.ts'
import { labelOf } from '../../../src/core/base/label-of.ts'
import { type Control, type Field, fieldsIn } from '../../../src/studio/form/fields.ts'
import { isNewValue } from '../../../src/studio/form/new-value.ts'

function control(fields: readonly Field[], ...names: readonly string[]): Control | undefined {
  const [first, ...rest] = names
  const found = fields.find(({ name }) => name === first)?.control
  const inner = found?.kind === 'list' ? found.entry : found
  if (rest.length === 0) return found
  return inner?.kind === 'group' ? control(inner.fields, ...rest) : undefined
}

test.for([
  ['title', 'line'],
  ['draft', 'flag'],
  ['layout', 'choice'],
  ['publishFrom', 'moment'],
  ['aliases', 'list'],
] as const)('the field %s of a page is a %s', ([name, kind]) => {
  expect(control(fieldsIn(page), name)?.kind).toBe(kind)
})

test('beside Yes and No, a description speaks of Yes', () => {
  const flags = fieldsIn(page).filter((field) => field.control.kind === 'flag')
  expect(flags.find(({ name }) => name === 'draft')?.says).toBe('Yes: visitors do not see this page')
  expect(flags.filter(({ says }) => says.startsWith('true'))).toEqual([])
})

test.for([
  ['hero', ['title'], 'line'],
  ['hero', ['text'], 'long'],
  ['hero', ['image'], 'name'],
  ['hero', ['decorative'], 'flag'],
  ['hero', ['links', 'href'], 'name'],
  ['feeSchedule', ['items', 'amount'], 'amount'],
  ['feeSchedule', ['items', 'text'], 'line'],
  ['feeSchedule', ['total'], 'group'],
  ['feeSchedule', ['conditions'], 'list'],
  ['openingHours', ['hours'], 'record'],
  ['table', ['columns'], 'columns'],
  ['table', ['items'], 'rows'],
] as const)('in a block %s the field %s is a %s', ([type, path, kind]) => {
  expect(control(fieldsIn(blocks[type]), ...path)?.kind).toBe(kind)
})

test('only a number that may be unknown is typed with letters, too', () => {
  expect(control(fieldsIn(blocks.chart), 'series', 'values')).toMatchObject({
    entry: { kind: 'number', orNone: true },
  })
  expect(control(fieldsIn(blocks.calendar), 'year')).toEqual({ kind: 'number', orNone: false })
})

test('every field of every block says what it is for; a group has fields that do', () => {
  const silent = Object.entries(blocks).flatMap(([type, schema]) =>
    fieldsIn(schema)
      .filter(({ says, control: { kind } }) => says === '' && kind !== 'group')
      .map(({ name }) => `${type}.${name}`),
  )
  expect(silent).toEqual([])
})

test('a form, where each name stands above its value, does not say what NAME is', () => {
  const saidIn = (control: Control): readonly string[] => {
    if (control.kind === 'group') return control.fields.flatMap((field) => saidIn(field.control))
    if (control.kind === 'list') return saidIn(control.entry)
    return control.kind === 'record' ? [control.says, ...saidIn(control.entry)] : []
  }
  const fields = [site, page, ...Object.values(blocks)].flatMap(fieldsIn)
  const said = fields.flatMap((field) => saidIn(field.control))
  expect(said).toContain('From when to when: 08:00-17:00, several with commas between them, or closed')
  // In `link:NAME`, it is what others write.
  expect(said.filter((says) => /(?<![.:])NAME/.test(says))).toEqual([])
})

test('the type of a block is no field, and its anchor comes last', () => {
  for (const schema of Object.values(blocks)) {
    const names = fieldsIn(schema).map(({ name }) => name)
    expect(names).not.toContain('type')
    expect(names.at(-1)).toBe('anchor')
  }
})

test.for([
  ['title', 'Title'],
  ['publishFrom', 'Publish from'],
  ['embedUrl', 'Embed url'],
] as const)('%s is called %s', ([name, label]) => expect(labelOf(name)).toBe(label))

test('only texts, lists and groups can be written', () => {
  expect(isNewValue({ a: ['b', { c: 'd' }] })).toBe(true)
  for (const value of [1, null, undefined, { a: [true] }]) expect(isNewValue(value)).toBe(false)
})
