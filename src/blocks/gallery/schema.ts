import { z } from 'zod'
import { block, heading, list, pictureFields, prose } from '../../../schema/vocabulary.ts'

const picture = z.strictObject({
  ...pictureFields('gallery'),
  caption: prose('Words below the picture').optional(),
})

export const gallery = block(
  'gallery',
  'Pictures in a grid. A click on one shows it large, unless it is decorative',
  {
    title: heading(2, 'The heading').optional(),
    text: prose('Words between the heading and the pictures').optional(),
    pictures: list(picture, 'The pictures, in order'),
  },
)
