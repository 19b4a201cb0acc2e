import { block, line, prose } from '../../../schema/vocabulary.ts'

export const richText = block('richText', 'Running text', {
  title: line('The heading').optional(),
  text: prose('The text; a line that begins with ## is a heading in it'),
})
