/** Pages and sites with very many mistakes. If the work grew with their square, a test would run out of time. */
import { expect, test } from 'vitest'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { read } from '../../support/site.ts'

const LIMIT = { timeout: 60_000 }

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const countOf = (code: string, files: Record<string, string>) =>
  read(files).diagnostics.filter((each) => each.code === code).length

test('thousands of broken links in one text', LIMIT, () => {
  const lines = numbers(3000).map((each) => `  See [place ${each}](/nowhere-${each}) and go on.\n`)
  expect(
    countOf('broken-link', { 'pages/page.yaml': pageOf(`type: richText\ntext: |\n${lines.join('')}`) }),
  ).toBe(3000)
})

test('hundreds of names that site.yaml does not have, beside hundreds that it has', LIMIT, () => {
  const facts = numbers(200).map((each) => `  known${each}: value ${each}\n`)
  const pages = numbers(400).map((each) => {
    return [`pages/page-${each}.yaml`, pageOf(`type: richText\ntext: "\${facts.strange${each}q}"`)] as const
  })
  const site = `${textOfBase('site.yaml')}\nfacts:\n${facts.join('')}`
  expect(countOf('unknown-value', { 'site.yaml': site, ...Object.fromEntries(pages) })).toBe(400)
})
