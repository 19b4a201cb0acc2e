import { block, heading, prose } from '../../../schema/vocabulary.ts'

export const richText = block('richText', 'Text', {
  title: heading(2, 'The heading').optional(),
  text: prose('The text. A line that starts with ## is a heading'),
})
