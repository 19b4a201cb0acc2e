/** The commonest slips in every line of a page: never more than one message, and what is mended is sound. */
import { expect, test } from 'vitest'
import { applyEdits } from '../../src/core/base/edit.ts'
import { validatePage } from '../../src/core/validate/validate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { soundFile } from '../support/sound-site.ts'

const LINES = ['choir', 'fees'].map((name) => soundFile(`pages/${name}.yaml`).split('\n'))

function findingsOf(text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const source = toSource('pages/page.yaml', text, (diagnostic) => found.push(diagnostic))
  validatePage(source, new Map(), (diagnostic) => found.push(diagnostic))
  return found
}

/** Each mends what it can of what the one before left. */
function mended(text: string, rounds = 10): string {
  const edits = findingsOf(text).flatMap(({ fix = [] }) => fix)
  return rounds === 0 || edits.length === 0 ? text : mended(applyEdits(text, edits), rounds - 1)
}

const FIELD = /^ *(?:- )?[a-z]\w*: [A-Za-z]/
const TEXT = /^ *(?:- )?(?:title|text|name|description): [A-Za-z]/

/** What happens to a line. Lines that it does not fit stay as they are. */
const SLIPS: Readonly<Record<string, (line: string) => string>> = {
  'a tab': (line) => line.replace(/^ {4}(?=\w)/, '\t'),
  'a space too few': (line) => line.replace(/^ (?= +\w)/, ''),
  'a space too many': (line) => line.replace(/^(?= +\w)/, ' '),
  'no indent': (line) => line.replace(/^ {4}(?=\w+: \S)/, ''),
  'an odd space': (line) => line.replace(/^ (?= )/, '\u00a0'),
  'no dash': (line) => line.replace(/^( *)- /, '$1'),
  'a blank for the dash': (line) => line.replace(/^( *)- /, '$1  '),
  'a dash without space': (line) => line.replace(/^( *)- /, '$1-'),
  'a long dash': (line) => line.replace(/^( *)- /, '$1– '),
  'a bullet': (line) => line.replace(/^( *)- /, '$1• '),
  'a colon without space': (line) => (FIELD.test(line) ? line.replace(': ', ':') : line),
  'no colon': (line) => (FIELD.test(line) ? line.replace(': ', ' ') : line),
  'a semicolon': (line) => (FIELD.test(line) ? line.replace(': ', '; ') : line),
  'an open quote': (line) => (FIELD.test(line) ? line.replace(': ', ': "') : line),
  'a colon in a text': (line) => (TEXT.test(line) ? line.replace(/: (\S+) /, ': $1: ') : line),
  'a star': (line) => (TEXT.test(line) ? line.replace(/: (\S+) /, ': *$1* ') : line),
  'a number sign': (line) => (TEXT.test(line) ? line.replace(/: (\S+) /, ': $1 #1 ') : line),
  'curly quotes': (line) => (TEXT.test(line) ? line.replace(/: (.*?)( #.*)?$/, ': “Note: $1”$2') : line),
  'a capital letter': (line) =>
    line.replace(/^( *(?:- )?)([a-z])(?=\w*:)/, (_, lead, letter) => lead + letter.toUpperCase()),
  'letters that changed places': (line) => line.replace(/^( *(?:- )?)([a-z])([a-z])(?=\w{3,}:)/, '$1$3$2'),
  'a line that comes twice': (line) => line.replace(/^( *\w+: \S.*)$/, '$1\n$1'),
}

test.for(Object.entries(SLIPS))('%s', ([, slip]) => {
  let tried = 0
  for (const lines of LINES)
    lines.forEach((line, index) => {
      if (line.trimStart().startsWith('#') || slip(line) === line) return
      tried += 1
      const text = lines.toSpliced(index, 1, slip(line)).join('\n')
      const found = findingsOf(text)
      expect(found.map(({ code }) => code).length, text).toBeLessThanOrEqual(1)
      if (found[0]?.fix) expect(findingsOf(mended(text)), text).toEqual([])
    })
  expect(tried).toBeGreaterThan(4)
})
