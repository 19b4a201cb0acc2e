/** From version 1 of the format to version 2: what is renamed, and that nothing else changes. */
import { expect, test } from 'vitest'
import { migrate } from '../../../../src/core/change/migrate/migrate.ts'
import type { DocumentFiles } from '../../../../src/core/load/site-files.ts'
import { call } from '../../../support/call.ts'
import { emptyFolder, type Files, filesBelow, writeFiles } from '../../../support/folder.ts'
import { said } from '../../../support/versions.ts'

const HEAD = 'schemaVersion: 1\nurl: https://example.org/\nlang: en\n'
const MENU = 'header:\n  - title: Home\n    href: /\n'
const PAGE = 'title: Home\ndescription: Welcome to ${school.name}.\nblocks: []\n'

/** The new texts of the files that changed. */
function migrated(files: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>> {
  const documents: DocumentFiles = {
    root: '/',
    names: Object.keys(files).flatMap((path) => (path.startsWith('pages/') ? path.slice(6) : [])),
    read: (path) => {
      const text = files[path]
      return text === undefined ? { errorCode: 'ENOENT' } : new TextEncoder().encode(text)
    },
  }
  return Object.fromEntries(migrate(documents).map(({ path, after }) => [path, after]))
}

const siteAfter = (text: string) => migrated({ 'site.yaml': text })['site.yaml']

test.for([
  [
    'with its comments',
    `# Ours\nschemaVersion: 1 # the first\n\nschool: # who\n  # In full\n  name: Hill\nfooter:\n  copyright: \${school.name}\n`,
    `# Ours\nschemaVersion: 2 # the first\n\norganisation: # who\n  kind: School\n  # In full\n  name: Hill\nfooter:\n  copyright: \${organisation.name}\n`,
  ],
  [
    'in one line',
    'schemaVersion: 1\nschool: { name: Hill }\n',
    'schemaVersion: 2\norganisation: { kind: School, name: Hill }\n',
  ],
  [
    'with line breaks of Windows, and an indent of four',
    'schemaVersion: 1\r\nschool:\r\n    name: Hill\r\n',
    'schemaVersion: 2\r\norganisation:\r\n    kind: School\r\n    name: Hill\r\n',
  ],
  ['without a value', 'schemaVersion: 1\nschool:\n', 'schemaVersion: 2\norganisation:\n'],
  ['without the group', 'schemaVersion: "1"\nlang: en\n', 'schemaVersion: 2\nlang: en\n'],
  [
    'with such words between braces',
    'schemaVersion: 1\nschool: {}\nwords: { previous: Zurück, menu: Menü, school: Schule }\n',
    'schemaVersion: 2\norganisation: {}\nwords: { menu: Menü, }\n',
  ],
  [
    'with no other words',
    'schemaVersion: 1\nwords: # ours\n  previous: Zurück\n  school: Schule\nlang: de\n',
    'schemaVersion: 2\nlang: de\n',
  ],
  [
    'with words that no page showed',
    'schemaVersion: 1\nschool:\n  name: Hill\nwords:\n  next: Weiter\n  previous: Zurück\n  school: Schule\n  menu: Menü\n',
    'schemaVersion: 2\norganisation:\n  kind: School\n  name: Hill\nwords:\n  next: Weiter\n  menu: Menü\n',
  ],
])('site.yaml %s', ([, before = '', after]) => {
  expect(siteAfter(before)).toBe(after)
  expect(siteAfter(after ?? '')).toBeUndefined()
})

test('pages, snippets and tables', () => {
  const files = {
    'site.yaml': `${HEAD}school:\n  name: Hill\n${MENU}`,
    'pages/index.yaml': `${PAGE}# \${school.name} stays true\n`,
    'pages/head.yaml':
      'title: Head\nblocks:\n  - type: profile\n    name: Ann\n    school: Hill\n  - type: other\n    school: Hill\n',
    'pages/snippets/apply.yaml':
      'blocks:\n  - type: richText\n    text: "${ school.name } and ${schools.x}"\n',
    'pages/fees.csv': 'item,amount\n${school.name},5\n',
    'pages/plain.yaml': 'title: The school: {school.name}\n',
    'pages/images/sign.svg': '<svg>${school.name}</svg>',
  }
  const { 'site.yaml': site, ...others } = migrated(files)
  expect(site).toContain('organisation:\n  kind: School\n  name: Hill\n')
  expect(others).toEqual({
    'pages/index.yaml': files['pages/index.yaml'].replaceAll('school', 'organisation'),
    'pages/head.yaml': files['pages/head.yaml'].replace('school', 'organisation'),
    'pages/snippets/apply.yaml': files['pages/snippets/apply.yaml'].replace('{ school', '{ organisation'),
    'pages/fees.csv': files['pages/fees.csv'].replace('school', 'organisation'),
  })
})

test.for(['2', '3', 'one', ''])('a site of version "%s" is left alone', (version) => {
  expect(migrated({ 'site.yaml': `schemaVersion: ${version}\nschool:\n  name: Hill\n` })).toEqual({})
})

const OLD: Files = {
  'site.yaml': `${HEAD}school:\n  name: Hill School\n${MENU}`,
  'pages/index.yaml':
    'title: Home\ndescription: Welcome to ${school.name}, the school on the hill above the town.\nblocks:\n  - type: hero\n    titel: Welcome\n',
}

test('fix rewrites the site, and then fixes other mistakes', async () => {
  const root = emptyFolder()
  writeFiles(root, OLD)
  const before = filesBelow(root)
  const dry = await call('fix', '--root', root, '--dry-run')
  expect(dry.output).toContain('-schemaVersion: 1\n')
  expect(filesBelow(root)).toEqual(before)
  const { code, output } = await call('fix', '--root', root)
  expect(output).toContain(
    'site.yaml:1:16 fixed: This site is written in version 1 of the format. Ukurasa now reads version 2. [old-schema-version]\n  - schemaVersion: 1\n  + schemaVersion: 2\n',
  )
  expect(output).toContain('pages/index.yaml:5:5 fixed: ')
  expect(output).toContain('2 mistakes fixed in 2 files.\n')
  expect(code).toBe(0)
  expect((await call('check', '--root', root)).code).toBe(0)
})

test('a review does not tell of names that the format changed', () => {
  const text = (version: string, group: string) =>
    `schemaVersion: ${version}\nurl: https://example.org/\nlang: en\n${group}  name: Hill\n${MENU}`
  expect(
    said(
      { 'site.yaml': text('1', 'school:\n') },
      { 'site.yaml': text('2', 'organisation:\n  kind: School\n') },
    ),
  ).not.toMatch(/school|organisation|schemaVersion/i)
})
