/** What site.yaml may say about the look of the site. */
import { z } from 'zod'
import { choice, formed } from './vocabulary.ts'

const COLOUR = /^#?[0-9A-Fa-f]{6}$/
const colour = (says: string) => formed(COLOUR, 'not-a-colour', says, '"#1f4e8c"').meta({ control: 'colour' })

export const theme = z
  .strictObject({
    palette: choice(['neutral', 'highland'], 'The colours that the site starts from').optional(),
    brand: colour('The colour of links, buttons and the menu, as six digits').optional(),
    accent: colour('The second colour: of charts, calendars and links that people point at').optional(),
    dark: z
      .strictObject({
        brand: colour('Your own brand colour for devices that are set to dark').optional(),
        accent: colour('Your own second colour for devices that are set to dark').optional(),
      })
      .meta({ description: 'Other colours for devices that are set to dark' })
      .optional(),
    footer: choice(['plain', 'hills', 'waves'], 'The drawing above the footer').optional(),
    corners: choice(
      ['square', 'round', 'rounder'],
      'How round the corners of cards and buttons are',
    ).optional(),
  })
  .meta({ description: 'The look of the site. The command check makes sure that words stay readable' })
