/** The reference of site.yaml: what it shows can be copied, and it leaves nothing out. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { KINDS } from '../../schema/kinds.ts'
import { site } from '../../schema/site.ts'
import { PALETTES } from '../../src/block/palettes.ts'
import { DEFAULT_WORDS, LANGUAGES } from '../../src/block/words.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { siteReference } from '../../src/cli/commands/generate/site/site-reference.ts'
import { siteTexts } from '../../src/cli/commands/init/site-texts.ts'
import { fieldsOf } from '../../src/core/base/schema-at.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { fieldRows } from '../../src/core/validate/field-table.ts'
import { codesOf } from '../../src/diagnostics/message.ts'
import { textNotTranslated, valuesNotTranslated } from '../../src/diagnostics/messages.ts'
import { editorFaults } from '../support/editor-schema.ts'
import { emptyFolder, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'

const NOW = new Date('2025-10-01T12:00+03:00')
/** The pages of the second language are not translated, and its example in the reference is short. */
const UNTRANSLATED = codesOf(textNotTranslated, valuesNotTranslated)

const { text } = siteReference(PROJECT)
const examples = [...text.matchAll(/```yaml\n(.*?)```/gs)].map(([, lines = '']) => lines)
const whole = examples.join('')

/** The site that `init` writes, with another site.yaml and the same pages, not translated, as those of a second language. */
function findingsWith(config: string): readonly string[] {
  const texts = siteTexts({ name: 'Hillside Clinic', locale: { language: 'en' }, kind: 'MedicalClinic' })
  const root = emptyFolder()
  const pages = [...texts]
    .filter(([path]) => /^pages\/\w+\.yaml$/.test(path))
    // The search of a site asks for a list of all pages.
    .map(
      ([path, text]) =>
        [path, path === 'pages/index.yaml' ? `${text}\n  - type: routeList\n` : text] as const,
    )
  const inSwahili = pages.map(([path, text]) => [path.replace('pages/', 'pages/sw/'), text])
  writeFiles(root, { ...Object.fromEntries([...texts, ...pages, ...inSwahili]), 'site.yaml': config })
  const { diagnostics } = readSite(filesIn(root), { now: NOW })
  return diagnostics
    .filter(({ code }) => !UNTRANSLATED.has(code))
    .map(({ code, span, message }) => `${span.file}:${span.start.line} ${code} ${message}`)
}

test('all examples together are a site.yaml that checks without a message', () => {
  expect(findingsWith(whole)).toEqual([])
  expect(editorFaults(parse(whole, { logLevel: 'silent' }), 'site')).toEqual([])
})

test('a mistake in an example would be found', () => {
  expect(findingsWith(whole.replace('href: link:map', 'href: link:mapp'))).toHaveLength(1)
})

test('every field at the start of a line has an example, each group in a section of its own', () => {
  expect(Object.keys(parse(whole, { logLevel: 'silent' }))).toEqual(fieldsOf(site))
  for (const example of examples.slice(1)) {
    const [name = ''] = Object.keys(parse(example, { logLevel: 'silent' }))
    expect(text).toContain(`\n## ${name}\n`)
  }
})

test('every field is in a table', () => {
  const groups = new Set(examples.slice(1).map((example) => example.slice(0, example.indexOf(':'))))
  const paths = fieldRows(site).map(({ path }) => path)
  const ofLanguages = paths.filter((path) => /^languages\.NAME\.[^.]+$/.test(path))
  expect(ofLanguages).not.toEqual([])
  // The groups of a language have the fields of the groups of site.yaml. The text says so.
  const inTables = paths.filter((path) => !groups.has(path) && !path.startsWith('languages.'))
  for (const path of [...inTables, ...ofLanguages]) expect(text).toContain(`| \`${path}\``)
  for (const name of ['facts', 'links', 'spelling', 'words', 'checks'])
    expect(text).toContain(`| \`${name}.NAME\` |`)
})

test('kinds, words and colours are listed', () => {
  for (const kind of KINDS) expect(text).toContain(`\n- \`${kind}\`\n`)
  const languages = Object.values(LANGUAGES).map((words) => new Map(Object.entries(words)))
  for (const name of Object.keys(DEFAULT_WORDS))
    expect(text).toContain(`| \`${name}\` | ${languages.map((words) => words.get(name)).join(' | ')} |\n`)
  for (const { light, dark } of Object.values(PALETTES))
    for (const colour of [...Object.values(light), ...Object.values(dark)])
      expect(text).toContain(`\`${colour}\``)
})
