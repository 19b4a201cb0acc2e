/** Every code is explained, and its examples are true: the wrong one gives the code, the right one nothing to mend. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { filesIn } from '../../src/build/files/site-files.ts'
import { CODES, explanationOf, explanations } from '../../src/cli/explain/explanations.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import * as catalogue from '../../src/diagnostics/abouts.ts'
import type { Example } from '../../src/diagnostics/message.ts'
import * as messages from '../../src/diagnostics/messages.ts'
import { call } from '../support/call.ts'
import { type Files, filesBelow } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { siteFolder } from '../support/pages.ts'

const NOW = new Date('2025-10-01T12:00+03:00')

test('the file of a diagnostic has the name of its code, and its message that name in one word', () => {
  const inOneWord = (code: string) => code.split('-').join('')
  expect(CODES.length).toBeGreaterThan(100)
  expect(Object.keys(catalogue)).toEqual(CODES)
  expect(Object.entries(messages).map(([name, { code }]) => [code, name.toLowerCase()])).toEqual(
    Object.values(messages).map(({ code }) => [code, inOneWord(code)]),
  )
})

test('whatever code is printed can be explained', () => {
  const texts = filesBelow(join(PROJECT, 'src'))
  const printed = Object.entries(texts).flatMap(([path, text]) =>
    /\.(?:mjs|tsx?)$/.test(path)
      ? [...text.matchAll(/ \[([a-z]+(?:-[a-z]+)+)\](?:\\n)?['`]|\bcode: '([a-z-]+)'/g)].map(
          ([, shown, written]) => shown ?? written ?? '',
        )
      : [],
  )
  expect(printed).toContain('own-block')
  expect(printed.filter((code) => explanationOf(code) === undefined)).toEqual([])
})

test('who bundles the messages does not get the explanations', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(PROJECT, 'src/diagnostics/messages.ts'), formats: ['es'] },
    },
  })
  const parts = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const text = parts.map((part) => ('code' in part ? part.code : '')).join('')
  for (const [code, { what, why }] of explanations()) {
    expect(text).toContain(`"${code}"`)
    expect(text).not.toContain(what)
    expect(text).not.toContain(why)
  }
})

/** A text of fields with those of another laid over it; of a field that both have the other one counts. */
function laidOver(text: string, fields: string): string {
  const nameOf = (section: string) => /^(\w+) *:/.exec(section)?.[1]
  const sections = (whole: string) => whole.split(/^(?=\w)/m)
  const names = new Set(sections(fields).map(nameOf))
  return (
    sections(text)
      .filter((section) => !names.has(nameOf(section)))
      .join('') + fields
  )
}

const PAGE = 'title: Page\ndescription: A page.\nblocks:\n  - type: richText\n    text: Words\n'

const LISTS = [
  '- type: feeSchedule\n  title: Fees\n  items:\n    rows: data/table.csv\n',
  '- type: calendar\n  title: Terms\n  year: 2025\n  periods:\n    rows: data/table.csv\n',
] as const

/** The block whose list the right table of an example fills. */
const blockFor = (right: string) => LISTS[right.startsWith('name') ? 1 : 0]

/** The codes that a check of a site gives which holds the text of an example. */
function codesOf({ in: place, right }: Example, text: string, release: boolean): ReadonlySet<string> {
  const table: Files = place === 'table' ? { 'pages/data/table.csv': text } : {}
  const root = siteFolder({ 'public/forms/form.pdf': 'A form', ...table })
  const site = readFileSync(join(root, 'site.yaml'), 'utf8')
    .replace(/^checks:\n(?: .*\n)*/m, '')
    .replace('name: Example School', '$&\n  kind: School')
  writeFileSync(join(root, 'site.yaml'), site)
  if (place === 'site') writeFileSync(join(root, 'site.yaml'), laidOver(site, text))
  else if (place === 'table')
    writeFileSync(join(root, 'pages/page.yaml'), pageWith('blocks', blockFor(right)))
  else writeFileSync(join(root, 'pages/page.yaml'), pageWith(place, text))
  return new Set(readSite(filesIn(root), { now: NOW, release }).diagnostics.map(({ code }) => code))
}

function pageWith(place: Example['in'], text: string): string {
  if (place === 'file') return text
  if (place === 'page') return laidOver(PAGE, text)
  return `title: Page\ndescription: A page.\nblocks:\n${text.replaceAll(/^(?=.)/gm, '  ')}`
}

/** Each code with its examples that are texts of a site. */
const checked = explanations().flatMap(([code, { examples }]) =>
  examples.flatMap((example, index) =>
    example.in === 'words' ? [] : [{ code, example, number: index + 1 }],
  ),
)

/** What a right example may still give: it is about the pages around it. */
const MAY_STAY = ['page-orphan', 'page-not-framed']

test('most examples can be checked', () => {
  expect(checked.length).toBeGreaterThan(150)
})

test.for(checked)('$code: example $number', ({ code, example }) => {
  expect([...codesOf(example, example.wrong, code === 'stand-in')]).toContain(code)
  expect(
    [...codesOf(example, example.right, code === 'stand-in')].filter(
      (found) => found === code || (explanationOf(found)?.severity !== 'note' && !MAY_STAY.includes(found)),
    ),
  ).toEqual([])
})

test('an example that is only words shows no table: nobody would notice a wrong column', () => {
  const words = explanations().flatMap(([, { examples }]) => examples.filter((each) => each.in === 'words'))
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter(({ wrong, right }) => /`[a-z.]+(?:[,;][a-z.]+)+`/i.test(`${wrong} ${right}`))).toEqual(
    [],
  )
})

test('a code is found with its brackets, and by a word in it', async () => {
  expect((await call('explain', '[broken-link]')).output).toMatch(/^broken-link /)
  expect((await call('explain', 'colon')).output).toContain(
    'Did you mean `colon-in-text`, `field-without-colon` or',
  )
})

test('explain says what, why and both examples', async () => {
  const { code, output } = await call('explain', 'colon-in-text')
  expect(code).toBe(0)
  expect(output).toContain('  title: Fees: grade 4'.replaceAll(/^/gm, '  '))
  expect(output).toContain('title: "Fees: grade 4"')
  expect(output.match(/wrong/gi)).toHaveLength(2)
})

test('explain without a code lists all', async () => {
  const { code, output } = await call('explain')
  expect(code).toBe(0)
  for (const each of CODES) expect(output).toMatch(new RegExp(`^${each} (?:error|warning|note)$`, 'm'))
})

test('explain names the code that was most likely meant', async () => {
  const { code, output } = await call('explain', 'colon-in-txt')
  expect(code).toBe(2)
  expect(output).toContain('Did you mean `colon-in-text`?')
})
