/** The questions for search engines. */
import type { Block } from '../../../schema/page.ts'
import type { BlockLinkedData } from '../../block/feed.ts'

/** All blocks of a page name the page by the same `@id`. So programs read them as one list of questions. */
export const linkedData: BlockLinkedData<Block<'faq'>> = ({ items }, { html, url }) => [
  {
    '@type': 'FAQPage',
    '@id': url,
    mainEntity: items.map(({ question, answer, anchor }) => ({
      '@type': 'Question',
      name: question,
      url: anchor && `${url}#${anchor}`,
      acceptedAnswer: { '@type': 'Answer', text: html(answer.markdown) },
    })),
  },
]
