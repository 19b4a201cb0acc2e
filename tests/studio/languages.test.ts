/** A Studio in another language has no English words of its own: only the messages and descriptions of the core stay English. */
import { expect, test } from 'vitest'
import * as blocks from '../../schema/blocks.ts'
import { page } from '../../schema/page.ts'
import { site } from '../../schema/site.ts'
import { dialogs } from '../../src/languages/en/studio/dialogs.ts'
import { hosted } from '../../src/languages/en/studio/hosted.ts'
import { waysOut } from '../../src/languages/en/studio/ways-out.ts'
import { words as english } from '../../src/languages/en/studio/words.ts'
import { inLanguage } from '../../src/languages/language.ts'
import { lateNotice } from '../../src/languages/late-notice.ts'
import { type Control, type Field, fieldsIn } from '../../src/studio/form/fields.ts'
import { spokenIn } from '../../src/studio/languages.ts'

const languages = Object.keys(lateNotice).filter((lang) => lang !== 'en')

function namesIn(control: Control): readonly string[] {
  if (control.kind === 'choice') return control.options
  if (control.kind === 'day') return control.inWords.flatMap(namesOf)
  if (control.kind === 'group') return control.fields.flatMap(namesOf)
  if (control.kind === 'columns') return namesIn(control.list)
  return control.kind === 'list' || control.kind === 'record' ? namesIn(control.entry) : []
}

const namesOf = ({ name, control }: Field): readonly string[] => [name, ...namesIn(control)]

/** Shapes such as 16:9, and what no form shows. */
const NO_WORDS = /^(?:\d+:\d+|schemaVersion)$/

test.for(languages)('each field, each block and each choice has a name in %s', async (lang) => {
  const labels = (await spokenIn(lang)?.labels()) ?? {}
  const schemas = [page, site, ...Object.values(blocks)]
  const names = [...Object.keys(blocks), ...schemas.flatMap((schema) => fieldsIn(schema).flatMap(namesOf))]
  expect(names.length).toBeGreaterThan(100)
  const missing = names.filter((name) => !Object.hasOwn(labels, name) && !NO_WORDS.test(name))
  expect([...new Set(missing)], `Add these names to src/languages/${lang}/studio/labels.ts`).toEqual([])
})

/** Words that are the same in English. */
const SAME: Readonly<Record<string, readonly string[]>> = { sw: ['entry', 'titled'] }

const valuesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([value]) => value).sort()

test.for(languages)('each word is said in %s, with the same values in it', async (lang) => {
  const spoken = spokenIn(lang)
  const [words, ways, own, inDialogs] = await Promise.all([
    spoken?.words(),
    spoken?.waysOut(),
    spoken?.hosted(),
    spoken?.dialogs(),
  ])
  const said = new Map(
    Object.entries({ ...words, ...inDialogs, ...ways, late: inLanguage(lateNotice, lang) ?? '' }),
  )
  const all = { ...english, ...dialogs, ...waysOut, late: lateNotice.en }
  for (const [name, text] of Object.entries(all))
    expect(valuesIn(said.get(name) ?? ''), `${name} in src/languages/${lang}/studio/`).toEqual(valuesIn(text))
  const same = Object.entries(all).filter(([name, text]) => said.get(name) === text)
  const still = `Say these in src/languages/${lang}/studio/, or add them to SAME`
  expect(
    same.map(([name]) => name),
    still,
  ).toEqual(SAME[lang] ?? [])
  expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(hosted).sort())
})
