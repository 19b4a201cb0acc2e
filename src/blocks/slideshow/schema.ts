import { z } from 'zod'
import { block, heading, line, link, list, pictureFields, prose } from '../../../schema/vocabulary.ts'

const slide = z.strictObject({
  ...pictureFields('full'),
  title: line('Words over the picture').optional(),
  text: prose('A sentence below the title').optional(),
})

export const slideshow = block('slideshow', 'Pictures across the whole screen, one after the other', {
  title: heading(1, 'The title that visitors see on the page'),
  text: prose('One or two sentences below the title').optional(),
  slides: list(slide, 'The pictures, in order'),
  links: list(link, 'Links below the text').optional(),
})
