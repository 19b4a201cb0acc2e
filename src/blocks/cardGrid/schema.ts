import { z } from 'zod'
import {
  block,
  choice,
  emoji,
  heading,
  href,
  list,
  optionalPictureFields,
  prose,
} from '../../../schema/vocabulary.ts'

const BADGES = ['sisal', 'earth', 'sun', 'sky', 'leaf', 'dusk', 'clay', 'lake', 'night'] as const

const card = z.strictObject({
  title: heading(3, 'The title of the card'),
  text: prose('What the card says').optional(),
  ...optionalPictureFields('card'),
  emoji: emoji('One emoji, shown in a badge').optional(),
  badgeClass: choice(BADGES, 'The colour of the badge').optional(),
  href: href().optional(),
})

export const cardGrid = block(
  'cardGrid',
  'Cards in a grid: one column on phones, up to three on wide screens',
  {
    title: heading(2, 'The heading of the grid').optional(),
    text: prose('Words between the heading and the cards').optional(),
    ...optionalPictureFields('full'),
    cards: list(card, 'The cards, in order'),
  },
)
