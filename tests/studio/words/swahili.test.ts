/** A Studio in Swahili has no English words of its own: only the messages and descriptions of the core stay English. */
import { expect, test } from 'vitest'
import * as blocks from '../../../schema/blocks.ts'
import { page } from '../../../schema/page.ts'
import { site } from '../../../schema/site.ts'
import { type Control, type Field, fieldsIn } from '../../../src/studio/form/fields.ts'
import { en } from '../../../src/studio/words/en.ts'
import { sw } from '../../../src/studio/words/sw.ts'
import { labels } from '../../../src/studio/words/sw-labels.ts'

function namesIn(control: Control): readonly string[] {
  if (control.kind === 'choice') return control.options
  if (control.kind === 'group') return control.fields.flatMap(namesOf)
  return control.kind === 'list' || control.kind === 'record' ? namesIn(control.entry) : []
}

const namesOf = ({ name, control }: Field): readonly string[] => [name, ...namesIn(control)]

/** Shapes such as 16:9, and what no form shows. */
const NO_WORDS = /^(?:\d+:\d+|schemaVersion)$/

test('each field, each block and each choice has a name in Swahili', () => {
  const schemas = [page, site, ...Object.values(blocks)]
  const names = [...Object.keys(blocks), ...schemas.flatMap((schema) => fieldsIn(schema).flatMap(namesOf))]
  expect(names.length).toBeGreaterThan(100)
  const missing = names.filter((name) => !Object.hasOwn(labels, name) && !NO_WORDS.test(name))
  expect([...new Set(missing)]).toEqual([])
})

test('each word is said in Swahili, with the same values in it', () => {
  const names = Object.entries(en).map(([name]) => name)
  const same = Object.entries(sw).filter(([name, words]) =>
    Object.entries(en).some(([key, own]) => key === name && own === words),
  )
  expect(names.length).toBe(Object.keys(sw).length)
  expect(same.map(([name]) => name)).toEqual(['entry'])
  const valuesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([value]) => value).sort()
  const own: Readonly<Record<string, string>> = sw
  for (const [name, words] of Object.entries(en))
    expect(valuesIn(own[name] ?? ''), name).toEqual(valuesIn(words))
})
