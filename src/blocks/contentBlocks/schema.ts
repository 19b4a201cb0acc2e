import { z } from 'zod'
import { block, flag, heading, list, optionalPictureFields, prose } from '../../../schema/vocabulary.ts'

const item = z.strictObject({
  title: heading(3, 'The heading of this part').optional(),
  text: prose('The text of this part'),
  ...optionalPictureFields('half'),
  reversed: flag('true: the picture is on the right').optional(),
})

export const contentBlocks = block('contentBlocks', 'Parts of text, each with a picture beside it', {
  title: heading(2, 'The heading above all parts').optional(),
  items: list(item, 'The parts, in order'),
})
