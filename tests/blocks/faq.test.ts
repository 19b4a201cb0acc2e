/** What search engines get of questions. */
import { expect, test } from 'vitest'
import { blockLinkedData } from '../../src/core/render/block-feeds.ts'
import { pageOf } from '../support/pages.ts'
import { documentOf, mainOf, siteOf } from '../support/site.ts'

const FAQ = `type: faq
title: Questions
items:
  - question: Is there <b>more</b>?
    answer: Yes, on [the first page](/), [elsewhere](https://example.org/) and [below](#bus).
  - question: Is there a bus?
    answer: |-
      Yes:

      - from **town**
    anchor: bus`

const MORE = `type: faq
items:
  - question: Is that all?
    answer: Yes.`

const newSite = () => siteOf({ 'pages/page.yaml': pageOf(FAQ, MORE) })
const address = 'https://example.org/page'

test('each question has its answer, with absolute links', () => {
  const site = newSite()
  const page = site.pages.get('/page')
  const [first] = page ? blockLinkedData(site, page) : []
  expect(first).toEqual({
    '@type': 'FAQPage',
    '@id': address,
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is there <b>more</b>?',
        url: undefined,
        acceptedAnswer: {
          '@type': 'Answer',
          text: `<p>Yes, on <a href="https://example.org/">the first page</a>, <a href="https://example.org/">elsewhere</a> and <a href="${address}#bus">below</a>.</p>`,
        },
      },
      {
        '@type': 'Question',
        name: 'Is there a bus?',
        url: `${address}#bus`,
        acceptedAnswer: {
          '@type': 'Answer',
          text: '<p>Yes:</p>\n<ul>\n<li>from <strong>town</strong></li>\n</ul>',
        },
      },
    ],
  })
})

test('two blocks of a page are one list of questions', () => {
  const site = newSite()
  const page = site.pages.get('/page')
  const data = page ? blockLinkedData(site, page) : []
  expect(data.map((each) => each['@id'])).toEqual([address, address])
  expect(documentOf(newSite(), '/page')).not.toContain('<b>more')
})

test('the place of a question is in its answer, which browsers open for it', () => {
  expect(mainOf(newSite(), '/page')).toMatch(/<details><summary>.*?<\/summary><div class="answer" id="bus">/)
})
