/** A mistake that comes again is told once, and each of its fields shows it. */
import { expect, test } from 'vitest'
import { messagesAt } from '../../../../src/studio/form/messages/messages.ts'
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
