/** The change in words for people who use the forms of Studio: no names of code. */
import { expect, test } from 'vitest'
import { asText } from '../../../src/core/change/review/as-text.ts'
import { inFormWords } from '../../../src/core/change/review/in-form-words.ts'
import { review } from '../../../src/core/change/review/review.ts'
import { colours } from '../../../src/diagnostics/format-pretty.ts'
import type { Files } from '../../support/folder.ts'
import { pageOf } from '../../support/pages.ts'
import { below, changes, PAGE, SITE, schedule } from '../../support/versions.ts'

const said = (before: Files, after: Files) =>
  asText(review(inFormWords(changes(before, after))), colours(false))
const ofPage = (before: string, after: string) =>
  below('/page “Page”', said({ [PAGE]: before }, { [PAGE]: after }))

test('blocks and fields have the names of the forms', () => {
  const button = (href: string) => pageOf(`type: ctaButton\ntext: Home\nhref: ${href}`)
  expect(ofPage(button('/'), button('/fees'))).toEqual(['Large button “Home”: Link: / → /fees'])
  const choir = 'type: richText\ntitle: Choir\ntext: '
  expect(ofPage(pageOf(`${choir}We sing.`), pageOf(`${choir}We play.`))).toEqual([
    'Rich text “Choir”: Text: We sing. → We play.',
  ])
  expect(said({}, { 'pages/choir.yaml': pageOf(`${choir}We sing.`) })).toContain('“Page” (Rich text)')
})

test('entries of a list have them, too: its name is also that of a group of the settings', () => {
  const hero = (title: string) =>
    pageOf(`type: hero\ntitle: Welcome\ntext: Come in.\nlinks:\n  - href: /\n    title: ${title}`)
  expect(ofPage(hero('Home'), hero('Start'))).toEqual(['Hero “Welcome”: Home, Title: Home → Start'])
  const menu = (title: string) =>
    `${SITE}footer:\n  columns:\n    - title: More\n      links:\n        - href: /page\n          title: ${title}\n`
  const text = said({ 'site.yaml': menu('Home') }, { 'site.yaml': menu('Start') })
  expect(below('Menus and chains', text)).toEqual(['footer More, Home, Title: Home → Start'])
})

test('settings have these names, and those that the author gave', () => {
  const fees = `${SITE}facts:\n  grade5Fee: 64,200\n`
  const now = fees.replace('64,200', '65,000').replace('office@example.org', 'head@example.org')
  const page = schedule(['${facts.grade5Fee}'], '${facts.grade5Fee}')
  const text = said({ 'site.yaml': fees, [PAGE]: page }, { 'site.yaml': now, [PAGE]: page })
  expect(below('Settings of the site', text)).toEqual([
    'Contacts › office › Email: office@example.org → head@example.org; no page shows it',
    'Facts › grade5Fee: 64,200 → 65,000; shown on 1 page: /page',
  ])
  expect(below('/page “Page”', text)[0]).toMatch(
    /^Fee schedule “Fees, grade 4”: .*, through Facts › grade5Fee$/,
  )
})
