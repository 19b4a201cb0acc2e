import { z } from 'zod'
import { anchor, block, heading, list, prose } from '../../../schema/vocabulary.ts'

const item = z.strictObject({
  question: heading(3, 'The question'),
  answer: prose('The answer'),
  anchor: anchor('The name of this question in links that open its answer').optional(),
})

export const faq = block('faq', 'Questions that open to show their answers', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words between the heading and the questions').optional(),
  items: list(item, 'The questions with their answers, in order'),
})
