import { block, heading, link, list, optionalPictureFields, prose } from '../../../schema/vocabulary.ts'

export const hero = block('hero', 'The top of a page, with its title over a picture', {
  title: heading(1, 'The title that visitors see on the page'),
  text: prose('One or two sentences below the title').optional(),
  ...optionalPictureFields('full'),
  links: list(link, 'Links below the text').optional(),
})
