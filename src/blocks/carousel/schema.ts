import { z } from 'zod'
import { block, heading, line, list, pictureFields, prose } from '../../../schema/vocabulary.ts'

const slide = z.strictObject({
  ...pictureFields('wide'),
  title: line('A title below the picture').optional(),
  text: prose('Words below the picture').optional(),
})

export const carousel = block('carousel', 'Pictures that visitors go through one at a time', {
  title: heading(2, 'The heading'),
  text: prose('Words between the heading and the pictures').optional(),
  slides: list(slide, 'The pictures, in order'),
})
