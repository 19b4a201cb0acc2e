/** Each language has all of its parts. What is missing is named here, in one place. */
import { expect, test } from 'vitest'
import { hoursMeant } from '../../src/block/hours.ts'
import { DAYS } from '../../src/block/week.ts'
import { daysMeant } from '../../src/block/weekdays.ts'
import { KINDS } from '../../src/cli/options/kinds.ts'
import { suggestValues } from '../../src/core/validate/values/suggest-values.ts'
import { words } from '../../src/languages/en/words.ts'
import { kinds } from '../../src/languages/kinds.ts'
import { search } from '../../src/languages/search.ts'
import { standIns } from '../../src/languages/stand-ins.ts'
import { words as all } from '../../src/languages/words.ts'
import { filesOf, textOf } from '../support/modules.ts'

const files = new Set(filesOf(['src/languages'], /\.(?:ts|yaml|md)$/))
const inFolders = [...files].flatMap((path) => {
  const [, language, part] = /^src\/languages\/(\w+)\/(.+)$/.exec(path) ?? []
  return language === undefined || part === undefined ? [] : [{ language, part }]
})
const languages = [...new Set(inFolders.map(({ language }) => language))]
/** The names of pages differ from language to language. */
const parts = new Set(
  inFolders.map(({ part }) => part).filter((part) => !/^site\/pages\/(?!index|404)/.test(part)),
)

/** Examples of blocks are in English already, and hours count from midnight in most languages. */
const NOT_NEEDED = ['en/clock.ts', 'en/stand-ins.ts', 'fr/clock.ts'].map((path) => `src/languages/${path}`)
/** Studio is in English on their sites. */
const WITHOUT_STUDIO = ['fr']

test('no language lacks a file that another one has', () => {
  expect(languages.length).toBeGreaterThan(2)
  expect(parts.size).toBeGreaterThan(7)
  const wanted = languages.flatMap((language) =>
    [...parts]
      .filter((part) => !part.startsWith('studio/') || !WITHOUT_STUDIO.includes(language))
      .map((part) => `src/languages/${language}/${part}`),
  )
  expect(wanted.filter((path) => !files.has(path)).sort()).toEqual(NOT_NEEDED)
})

test.for(languages)('the new site in %s has six pages, and says its language', (language) => {
  const pages = [...files].filter((path) => path.startsWith(`src/languages/${language}/site/pages/`))
  expect(pages).toHaveLength(6)
  expect(textOf(`src/languages/${language}/site/site.yaml`)).toMatch(new RegExp(`^lang: ${language}\\b`, 'm'))
})

/** What the lines of a new site say, without the names of fields and of values. */
const textsOfSite = (language: string) =>
  inFolders
    .filter((file) => file.language === language && file.part.startsWith('site/'))
    .flatMap(({ part }) => textOf(`src/languages/${language}/${part}`).split('\n'))
    .map((line) => line.replace(/^[\s#-]*(?:[\w-]+: )?(?:!todo )?/, '').replaceAll(/\$\{.*?\}/g, ''))

test('no long text is the same in two languages: one of them would not be translated', () => {
  const texts = languages.flatMap((language) => {
    const written: readonly Readonly<Record<string, object>>[] = [all, standIns, kinds]
    const values = written.flatMap((part) => Object.values(part[language] ?? {}).map(String))
    return [...new Set([...textsOfSite(language), ...values])].filter(
      (text) => text.length > 20 && text.includes(' '),
    )
  })
  expect(texts.length).toBeGreaterThan(50 * languages.length)
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
})

const holesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort()

test.for(Object.entries(all))('the words in %s have the values of the English ones', ([, own]) => {
  const said = new Map(Object.entries(own))
  for (const [name, text] of Object.entries(words))
    expect(holesIn(said.get(name)), name).toEqual(holesIn(text))
})

test.for(Object.entries(search))('the search in %s knows the numbers from two on', ([, { numbers }]) => {
  // In Swahili, eleven has three words.
  expect(new Set(numbers.split(' ')).size).toBe(numbers.startsWith('mbili') ? 9 : 11)
})

test.for(Object.entries(kinds))('each kind of site has its own words in %s', ([, own]) => {
  expect(new Set(Object.values(own)).size).toBe(KINDS.length)
})

test.for(Object.entries(all))(
  'what authors in %s write for days and hours is understood',
  ([lang, { closed, allDay }]) => {
    const days = DAYS.map((_, day) =>
      new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1)),
    )
    expect(days.map((name) => daysMeant(name))).toEqual(DAYS.map((day) => day.slice(0, 3)))
    expect([closed, allDay].map((words) => hoursMeant(words)?.hours)).toEqual(['closed', '00:00-24:00'])
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? ''
    expect(suggestValues('not-a-language', name)).toEqual([lang])
  },
)
