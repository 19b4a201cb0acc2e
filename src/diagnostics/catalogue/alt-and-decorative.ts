import { type About, error } from '../message.ts'

export const altAndDecorative = error('alt-and-decorative', () => ({
  message: 'A picture with `alt` cannot be decorative as well.',
  help: 'Delete `alt` if the picture is only a decoration. Delete `decorative` if it is more.',
}))

export const about: About = {
  what: 'A picture has words that say what it shows, but it is also marked as decoration.',
  why: 'Programs that read pages aloud (screen readers) can read out the words or skip the picture, but not both.',
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
