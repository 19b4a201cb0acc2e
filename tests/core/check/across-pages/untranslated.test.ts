/** A long page of which nothing is translated is compared in no long time. */
import { expect, test } from 'vitest'
import { pageOf } from '../../../support/pages.ts'
import { read } from '../../../support/site.ts'

const SITE = `schemaVersion: 2
url: https://example.org/
lang: en
organisation: { name: Example School }
contacts: { office: { title: Office, email: office@example.org } }
links: { portal: https://example.org/portal }
header: [{ title: Fees, href: /fees }]
languages: { sw: { organisation: { name: Shule ya Mfano } } }
`
const LINES = 4900
const linesOf = (words: string) =>
  pageOf(`type: richText\ntext: |\n${`  ${words}\n\n`.repeat(LINES)}  The last line is the same.`)

test('only the sentence that the other page has, too, is told', () => {
  const { diagnostics } = read({
    'site.yaml': SITE,
    'pages/sw/index.yaml': pageOf('type: richText\ntext: Karibu.'),
    'pages/many.yaml': linesOf('Small boys sing the songs.'),
    'pages/sw/many.yaml': linesOf('Small boys sing the song.'),
  })
  const found = diagnostics.filter(({ code }) => code === 'text-not-translated')
  expect(found.map(({ span }) => `${span.file}:${span.start.line}`)).toEqual(['pages/sw/many.yaml:9806'])
})
