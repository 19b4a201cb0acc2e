/** A text may speak of a thing that the page has, or has a link to. */
import { expect, test } from 'vitest'
import { read } from '../../../support/site.ts'

const PORTAL = `
  - type: ctaButton
    title: Open the form
    href: https://example.org/apply`

const MAP = `
  - type: map
    title: Where we are
    link:
      href: https://example.org/plan`

const PRICES = `
  - type: feeSchedule
    title: Fees
    items:
      - title: Tuition
        amount: 5,000`

function told(words: string, block = '') {
  const page = `title: Way
description: How visitors find the school, and what they should know before they come.
blocks:
  - type: richText
    text: ${JSON.stringify(words)}${block}
`
  const { diagnostics } = read({ 'pages/way.yaml': page })
  return diagnostics.some(({ code }) => code === 'not-on-page')
}

test.each([
  ['Fill in the form below.', PORTAL],
  ['Fill in the form below, and send it to the office. [The form](https://example.org/a)', ''],
  ['The map below shows the way.', MAP],
  ['Ramani hapo chini inaonyesha njia.', MAP.replace('Where', 'Ramani: where')],
  ['The table below says what it costs.', PRICES],
  ['The table below says when:\n\n| Day | Time |\n| --- | --- |\n| Monday | 8 |', ''],
  ['Above all, a platform below the roof has a form of its own.', ''],
])('%j is about something on the page', (words, block) => {
  expect(told(words, block)).toBe(false)
})

test.each([
  ['Fill in the form below.', MAP],
  ['The map below shows the way.', PRICES],
  ['Le calendrier ci-dessous dit tout.', MAP],
  ['See the videos above.', PORTAL],
])('%j is about nothing on the page', (words, block) => {
  expect(told(words, block)).toBe(true)
})
