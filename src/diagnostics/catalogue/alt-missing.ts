import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const altMissing = error('alt-missing', (image: string) => ({
  message: `The picture ${quoted(image)} has no words for people who cannot see it.`,
  help: 'Add `alt: …` with what it shows, or `decorative: true` if it is only decoration.',
}))

export const about: About = {
  what: 'A picture has no words that say what it shows, and it is not marked as decoration.',
  why: 'People who cannot see the picture only get these words. If the picture does not load, everybody only gets these words.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          image: images/hall.svg
      `,
      right: `
        - type: hero
          title: Welcome
          image: images/hall.svg
          alt: Boys in the hall on the first day of term
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: cardGrid
          cards:
            - title: The hall
              image: images/hall.svg
      `,
      right: `
        - type: cardGrid
          cards:
            - title: The hall
              image: images/hall.svg
              decorative: true
      `,
    },
  ],
}
