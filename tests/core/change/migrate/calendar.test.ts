/** From version 1 of the format to version 2: calendars. The page, its file for calendars and its words stay the same. */
import { expect, test } from 'vitest'
import { migrate } from '../../../../src/core/change/migrate/migrate.ts'
import type { DocumentFiles } from '../../../../src/core/load/site-files.ts'

const SITE = 'schemaVersion: 1\nlang: en\n'

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

const pageAfter = (page: string, site = SITE) =>
  migrated({ 'site.yaml': site, 'pages/terms.yaml': page })['pages/terms.yaml']

const OLD = `title: Terms
blocks:
  - type: calendar # of the year
    year: 2025
    # In order
    terms: # three
      - name: Term 1 # first
        opening: 2025-01-08
        closing: 2025-04-05
        halfTerm: # short
          # Ask again
          opening:
            # in words
            stated: 29 Feb
          closing: 2025-03-03

        # Long
        holiday:
          name: April holiday
          starting: 2025-04-08
          ending: 2025-04-26
      - name: Term 2
        opening: 2025-04-29
        closing: 2025-08-02
  - type: other
    terms:
      - opening: 1
`

const NEW = `title: Terms
blocks:
  - type: calendar # of the year
    year: 2025
    # In order
    startLabel: Opens
    endLabel: Closes
    periods: # three
      - name: Term 1 # first
        start: 2025-01-08
        end: 2025-04-05
        breaks: # short
          # Ask again
          - name: Half term
            start:
              # in words
              stated: 29 Feb
            end: 2025-03-03

        # Long
        breakAfter:
          name: April holiday
          start: 2025-04-08
          end: 2025-04-26
      - name: Term 2
        start: 2025-04-29
        end: 2025-08-02
  - type: other
    terms:
      - opening: 1
`

test.for(['\n', '\r\n'])('terms become periods, with their comments (line break %j)', (lineBreak) => {
  expect(pageAfter(OLD.replaceAll('\n', lineBreak))).toBe(NEW.replaceAll('\n', lineBreak))
})

test('groups between braces, and a block that starts with its terms', () => {
  expect(
    pageAfter(
      'blocks:\n  - terms: [{ name: A, opening: 1, closing: 2, halfTerm: { closing: 4, opening: 3 } }]\n    type: calendar\n',
    ),
  ).toBe(
    'blocks:\n  - startLabel: Opens\n    endLabel: Closes\n    periods: [{ name: A, start: 1, end: 2, breaks: [{ name: Half term, end: 4, start: 3 }] }]\n    type: calendar\n',
  )
  expect(pageAfter('blocks: [{ type: calendar, terms: [] }]\n')).toBe(
    'blocks: [{ type: calendar, startLabel: Opens, endLabel: Closes, periods: [] }]\n',
  )
})

test('the words of site.yaml move into the page, and checks keep their severity', () => {
  const site = `${SITE}words:\n  opens: "Auf: los"\n  halfTerm: Freie Woche\n  holidayStarts: Beginn # der Ferien\nchecks:\n  half-term-outside: off\n`
  const files = migrated({ 'site.yaml': site, 'pages/terms.yaml': OLD })
  expect(files['site.yaml']).toBe(
    'schemaVersion: 2\nlang: en\nwords:\n  starts: Beginn # der Ferien\nchecks:\n  break-outside: off\n',
  )
  expect(files['pages/terms.yaml']).toBe(
    NEW.replace('Opens', '"Auf: los"').replace('name: Half term', 'name: Freie Woche'),
  )
})

test('the columns of a table', () => {
  const files = migrated({
    'site.yaml': SITE,
    'pages/terms.csv':
      'name;opening;closing;halfTerm.opening.stated;halfTerm.closing;holiday.starting\n' +
      'Term 1;1;2;29 Feb;3;4\n\nTerm 2;1;2;;;\n',
    'pages/plain.csv': 'name,opening,closing\nTerm 1,1,2\n',
    'pages/hours.csv': 'name,opening\nShop,8\n',
  })
  expect(files['pages/terms.csv']).toBe(
    'name;start;end;breaks.1.start.stated;breaks.1.end;breakAfter.start;breaks.1.name\n' +
      'Term 1;1;2;29 Feb;3;4;Half term\n\nTerm 2;1;2;;;;\n',
  )
  expect(files['pages/plain.csv']).toBe('name,start,end\nTerm 1,1,2\n')
  expect(files['pages/hours.csv']).toBeUndefined()
})
