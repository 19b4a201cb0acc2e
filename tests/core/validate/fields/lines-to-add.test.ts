/** The lines that messages about missing fields show can be copied as they are: with them, the schemas accept the text. */
import { expect, test } from 'vitest'
import * as blocks from '../../../../schema/blocks.ts'
import { site } from '../../../../schema/site.ts'
import { fieldsOf } from '../../../../src/core/base/schema-at.ts'
import { validatePage, validateSite } from '../../../../src/core/validate/validate.ts'
import { toSource } from '../../../../src/core/yaml/source.ts'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'

function findingsIn(file: string, text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => found.push(diagnostic)
  const source = toSource(file, text, report)
  if (file === 'site.yaml') validateSite(source, new Map(), report)
  else validatePage(source, new Map(), report)
  return found
}

/** The text with the lines to copy of its first finding. */
function filled(text: string, { help = '', lines = [] }: Diagnostic): string {
  const [, below] = /\bBelow line (\d+), for example:$/.exec(help) ?? []
  expect(lines, help).not.toEqual([])
  return text
    .split('\n')
    .toSpliced(Number(below ?? 0), 0, ...lines)
    .join('\n')
}

function whole(file: string, text: string, rounds = 20): string {
  const [first] = findingsIn(file, text)
  return first === undefined || rounds === 0 ? text : whole(file, filled(text, first), rounds - 1)
}

function expectWhole(file: string, text: string): void {
  const result = whole(file, text)
  expect(findingsIn(file, result), result).toEqual([])
  expect(result).not.toBe(text)
}

const PAGE = 'title: Page\ndescription: A page.\nblocks:\n'

const needy = Object.keys(blocks).filter(
  (type) => findingsIn('pages/page.yaml', `${PAGE}  - type: ${type}\n`).length > 0,
)

test('most blocks need a field', () => {
  expect(needy.length).toBeGreaterThan(15)
})

test.for(needy)('a block %s with its type alone', (type) => {
  expectWhole('pages/page.yaml', `${PAGE}  - type: ${type}\n`)
  expectWhole('pages/page.yaml', `${PAGE}- type: ${type}\n  anchor: here\n`)
})

test('a page with its title alone, and one without', () => {
  expectWhole('pages/page.yaml', 'title: Page\n')
  expectWhole('pages/page.yaml', 'blocks:\n  - type: richText\n    text: Words\n')
})

test('site.yaml with one line', () => {
  expectWhole('site.yaml', 'schemaVersion: 2\n')
})

const SITE = `schemaVersion: 2
url: https://www.example.org/
lang: en
organisation:
  name: School
header:
  - title: Home
    href: /
`
const withEmpty = (name: string) =>
  `${SITE.replace(new RegExp(`^${name}:.*\\n( .*\\n)*`, 'm'), '')}${name}:\n`

/** The groups and lists of site.yaml. */
const groups = fieldsOf(site).filter((name) =>
  findingsIn('site.yaml', withEmpty(name)).some(({ lines }) => lines),
)

test.for(groups)('the group %s of site.yaml with nothing below its name', (name) => {
  expectWhole('site.yaml', withEmpty(name))
})

test('there are many groups', () => {
  expect(groups.length).toBeGreaterThan(8)
})
