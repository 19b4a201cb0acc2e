/** A mistake that comes again is told once, and each of its fields shows it. */
import { expect, test } from 'vitest'
import { fieldsOf, messagesAt } from '../../../../src/studio/form/messages/messages.ts'
import { read as readText } from '../../../../src/studio/session/read-text.ts'
import { read } from '../../../support/site.ts'

const PATH = 'pages/page.yaml'
const PAGE = `title: Page
description: A page that leads to itself with addresses of another program.
blocks:
  - type: linkList
    links:
      - title: One
        href: /page.html
      - title: Two
        href: /page.html
      - title: Three
        href: /page
`

test('two links with the same slip', () => {
  const found = read({ [PATH]: PAGE }).diagnostics.filter(({ code }) => code === 'broken-link')
  expect(found.map(({ repeats }) => repeats?.length)).toEqual([1])
  const state = { source: readText(PATH, PAGE), messages: found }
  const at = (link: number) => messagesAt(state, ['blocks', 0, 'links', link, 'href'])
  expect([0, 1, 2].map((link) => at(link).length)).toEqual([1, 1, 0])
})

const LACKING = `title: Page
description: A page with a card that has no title, and with a heading that has none.
blocks:
  - type: hero
    text: Words.
  - type: cardGrid
    cards:
      - text: Every boy may sing.
        emoji: A
`

test('a field that is missing has its message itself, although the file has no place for it', () => {
  const found = read({ [PATH]: LACKING }).diagnostics.filter(({ code }) => code === 'missing-field')
  const state = { source: readText(PATH, LACKING), messages: found }
  const at = (...path: readonly (string | number)[]) => messagesAt(state, ['blocks', ...path]).length
  expect([at(0, 'title'), at(0, 'text')]).toEqual([1, 0])
  expect([at(1, 'cards', 0, 'title'), at(1, 'cards', 0, 'text'), at(1, 'cards', 0, 'emoji')]).toEqual([
    1, 0, 0,
  ])
})

test('a message that does not say which field is missing is about the group', () => {
  const source = readText(PATH, LACKING)
  const [found] = read({ [PATH]: LACKING }).diagnostics.filter(({ code }) => code === 'missing-field')
  if (!found) throw new Error('no field is missing')
  expect(fieldsOf(source, found)).toEqual([['blocks', 0, 'title']])
  const { subject: _, ...bare } = found
  expect(fieldsOf(source, bare).every((path) => !path.includes(''))).toBe(true)
})
