import { block, heading, prose } from '../../../schema/vocabulary.ts'

export const richText = block('richText', 'Running text', {
  title: heading(2, 'The heading').optional(),
  text: prose('The text; a line that begins with ## is a heading in it'),
})
