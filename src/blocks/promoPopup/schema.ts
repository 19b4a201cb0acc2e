import { block, heading, pictureFields, prose, target } from '../../../schema/vocabulary.ts'

export const promoPopup = block('promoPopup', 'A picture with one link. It opens over the page', {
  title: heading(2, 'What the offer is'),
  text: prose('A sentence below the title').optional(),
  ...pictureFields('half'),
  link: target.meta({ description: 'The link of the picture' }),
})
