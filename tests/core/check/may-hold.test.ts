/** A page whose file holds nothing of what is looked for is not walked through: the same is found as if it were. */
import { expect, test } from 'vitest'
import { clockAt } from '../../../src/core/base/clock.ts'
import { pageChecker } from '../../../src/core/check/page/check-page.ts'
import { traitsOf } from '../../../src/core/site/page-traits.ts'
import { siteValues } from '../../../src/core/validate/interpolate.ts'
import { validatePage, validateSite } from '../../../src/core/validate/validate.ts'
import { toSource } from '../../../src/core/yaml/source.ts'
import type { SourceFile } from '../../../src/core/yaml/source-file.ts'
import type { Diagnostic, Report } from '../../../src/diagnostics/diagnostic.ts'
import { random } from '../../support/mutations.ts'
import { NOW } from '../../support/site.ts'

const ignore = () => undefined
const SITE = `schemaVersion: 2
header: [{ title: Home, href: / }]
url: https://school.example/
lang: en
organisation: { name: Hill School }
facts: { spaced: 'Uhuru&nbsp;Park', commitmentFee: 'KES 20,000' }
`
const site = toSource('site.yaml', SITE, ignore)
const values = siteValues(site.value)

/** Nothing of the sort, in every style in which simple texts are written. `@` stands for something of it. */
const PAGE = `title: Term dates
description: When the terms of this year begin and end, and on which days the school is closed.
blocks:
  - type: hero
    title: Term dates@
    text: "Words of the school@ in quotes@"
    image: images/hall.svg
    decorative: true
  - type: richText
    text: @Words of one line@ as they are
  - type: richText
    text: '@Words in quotes@'
  - type: contentBlocks
    items:
      - text: |-
          Words of several
          lines@
          @and lines
      - text: |
          @Words

          of paragraphs@
          @
      - text: >-
          Words that are@
          @folded
  - type: cardGrid
    cards:
      - title: Fees@
        text: Words@
`
const SLOTS = PAGE.split('@').length - 1

/** What is looked for, whole and in parts. */
const SUSPECTS = [
  ...[
    '“',
    '”',
    '“Open day”',
    '• ',
    '– ',
    '–',
    ' – ',
    '<b>',
    '<',
    '</',
    'i>',
    '&nbsp;',
    '&',
    'amp',
    ';',
    '] (/',
    ']',
    ' (/fees)',
  ],
  ...[
    '# ',
    '## Heading',
    '#',
    '---',
    '===',
    '– one\n          – two',
    '--',
    '=',
    '2025',
    '20',
    '25',
    ' Friday, 30 May 2025',
    ' commitment fee of 20,000',
  ],
  ...[
    '**',
    '**bold',
    '##Heading',
    '[a](/b c)',
    '[a](/fees',
    ' www.example.net',
    ' http://example.net',
    '| a |\n          | b |',
    '$organisation.name',
    '{organisation.name}',
  ],
  ...["''", '\\"', '\\\\', '$', '{', '${facts.spaced}', '}'],
]

/** What is said of a page, and its data. */
function said(source: SourceFile, facts: boolean) {
  const found: Diagnostic[] = []
  const report: Report = (each) => found.push(each)
  const config = validateSite(site, values, ignore)
  const page = validatePage(source, values, report)
  if (!page || !config) return { page, found }
  const linked = { route: '/page', source, page, traits: traitsOf(page) }
  const check = pageChecker(facts ? config : { ...config, facts: undefined }, clockAt(NOW))
  return { page, found: [...found, ...check(linked).found] }
}

test('of 3,000 pages the same is said whether they are walked through or not', () => {
  const next = random(11)
  const some = (count: number) => Math.floor(next() * count)
  const clean = said(toSource('pages/page.yaml', PAGE.replaceAll('@', ''), ignore), true)
  expect(clean.found).toEqual([])
  const seen = { simple: 0, other: 0, told: 0 }
  for (let round = 0; round < 3000; round++) {
    let slot = some(SLOTS)
    const words = Array.from({ length: 1 + some(3) }, () => SUSPECTS[some(SUSPECTS.length)]).join('')
    const text = PAGE.replaceAll('@', () => (slot-- === 0 ? words : ''))
    const source = toSource('pages/page.yaml', text, ignore)
    const facts = round % 2 === 0
    const outcome = said(source, facts)
    expect(outcome, text).toEqual(said({ ...source, mayHold: () => true }, facts))
    if (!outcome.page) continue
    seen[source.mayHold(/^$/) ? 'other' : 'simple']++
    if (outcome.found.length > 0) seen.told++
  }
  expect(Math.min(seen.simple, seen.told)).toBeGreaterThan(200)
})
