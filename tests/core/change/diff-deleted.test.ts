/** What a review calls things that led to a deleted page. */
import { expect, test } from 'vitest'
import { SITE, said } from '../../support/versions.ts'

const menu = (links: string) => SITE.replace(/^header:\n(?: .*\n)*/m, `header:\n${links}`)
const page = (title: string, more = '') =>
  `title: ${title}\ndescription: Of it.\n${more}blocks:\n  - type: richText\n    text: Words.\n`

test('an entry that led to a deleted page has the name of that page', () => {
  const text = said(
    {
      'site.yaml': menu('  - href: /talent\n  - href: /golf\n'),
      'pages/talent.yaml': page('Talent'),
      'pages/golf.yaml': page('Golf'),
    },
    {
      'site.yaml': menu('  - href: /talent\n'),
      'pages/talent.yaml': page('Talent', 'aliases: [/golf]\n'),
    },
  )
  expect(text).toContain('menu − Golf')
})

test('a link that leads to another page by an alias now has the name of that page', () => {
  const text = said(
    {
      'site.yaml': menu('  - href: /chess\n'),
      'pages/chess.yaml': page('Chess'),
      'pages/football.yaml': page('Football'),
      'pages/golf.yaml': page('Golf'),
    },
    {
      'site.yaml': menu('  - href: /golf\n'),
      'pages/chess.yaml': page('Chess'),
      'pages/football.yaml': page('Football', 'aliases: [/golf]\n'),
    },
  )
  expect(text).toContain('menu + Football')
})
