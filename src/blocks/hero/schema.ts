import { block, heading, link, list, optionalPictureFields, prose } from '../../../schema/vocabulary.ts'

export const hero = block('hero', 'The head of a page: its title over a picture', {
  title: heading(1, 'The title of the page, as its visitors read it'),
  text: prose('One or two sentences below the title').optional(),
  ...optionalPictureFields('full'),
  links: list(link, 'Links below the text').optional(),
})
