import { type About, error } from '../finding.ts'

export const altAndDecorative = error('alt-and-decorative', () => ({
  message: 'A picture with `alt` cannot be decorative as well.',
  help: 'Keep one of the two.',
}))

export const about: About = {
  what: 'A picture has words that say what it shows, and is marked as one that only adorns.',
  why: 'Screen readers either say the words or pass over the picture.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          image: images/hall.svg
          alt: Boys in the hall
          decorative: true
      `,
      right: `
        - type: hero
          title: Welcome
          image: images/hall.svg
          alt: Boys in the hall
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: cardGrid
          cards:
            - title: The hall
              image: images/hall.svg
              alt: A line
              decorative: true
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
