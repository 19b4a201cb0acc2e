import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const altIsFileName = warning('alt-is-file-name', (name: string) => ({
  message: `${quoted(name)} in \`alt\` is the name of a file, not what the picture shows.`,
  help: 'Write what people see, as in `alt: Boys in the hall`. If the picture is only decoration, write `decorative: true`.',
}))

export const about: About = {
  what: 'The words for a picture are the name of a file.',
  why: 'Screen readers read these words to people who cannot see the picture. A name such as IMG_2041.jpg tells them nothing.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Sing with us
          text: Every voice has a place.
          image: images/hall.svg
          alt: IMG-20250110-WA0007.jpg
      `,
      right: `
        - type: hero
          title: Sing with us
          text: Every voice has a place.
          image: images/hall.svg
          alt: Boys in the hall
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Sing with us
          text: Every voice has a place.
          image: images/hall.svg
          alt: hall.png
      `,
      right: `
        - type: hero
          title: Sing with us
          text: Every voice has a place.
          image: images/hall.svg
          decorative: true
      `,
    },
  ],
}
