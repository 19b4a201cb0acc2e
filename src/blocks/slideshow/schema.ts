import { z } from 'zod'
import { block, heading, line, link, list, pictureFields, prose } from '../../../schema/vocabulary.ts'

const slide = z.strictObject({
  ...pictureFields('full'),
  title: line('Words over the picture').optional(),
  text: prose('A sentence below them').optional(),
})

export const slideshow = block('slideshow', 'Pictures over the whole screen that take turns', {
  title: heading(1, 'The title of the page, as its visitors read it'),
  text: prose('One or two sentences below the title').optional(),
  slides: list(slide, 'The pictures, in order'),
  links: list(link, 'Links below the text').optional(),
})
