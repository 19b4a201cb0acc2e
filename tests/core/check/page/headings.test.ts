import { expect, test } from 'vitest'
import { pageOf } from '../../../support/pages.ts'
import { read } from '../../../support/site.ts'

test('the level of a heading in a snippet is mended in the snippet', () => {
  const snippet =
    'blocks:\n  - type: richText\n    text: |\n      Pay at the bank.\n\n      ##### At the office\n'
  const page = pageOf('type: hero\ntitle: Paying').replace('blocks:\n', 'blocks:\n  - use: snippets/paying\n')
  const files = { 'pages/snippets/paying.yaml': snippet, 'pages/page.yaml': page }
  const found = read(files).diagnostics.find(({ code }) => code === 'heading-skips')
  const start = snippet.indexOf('#####')
  expect(found?.fix).toEqual([{ file: 'pages/snippets/paying.yaml', start, end: start + 5, text: '##' }])
})
