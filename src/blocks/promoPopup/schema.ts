import { block, line, pictureFields, prose, target } from '../../../schema/vocabulary.ts'

export const promoPopup = block('promoPopup', 'A picture with one link that opens over the page', {
  title: line('What it is about'),
  text: prose('A sentence below the title').optional(),
  ...pictureFields('half'),
  link: target,
})
