import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const pictureInText = error('picture-in-text', (image: string) => ({
  message: `The picture ${quoted(image)} is in a text, but texts cannot show pictures.`,
  help: 'Write `image: …` in a block such as `contentBlocks`.',
}))

export const about: About = {
  what: 'A text has a picture in it, written in Markdown.',
  why: 'Texts show no pictures, because Ukurasa could not make them small for phones there. Blocks have a field for pictures.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: "Our hall: ![The hall](images/hall.svg)"
      `,
      right: `
        - type: contentBlocks
          items:
            - title: Our hall
              text: It stands on the hill.
              image: images/hall.svg
              alt: The hall
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            ![](images/hall.svg)
            Every boy may sing.
      `,
      right: `
        - type: hero
          title: Every boy may sing
          image: images/hall.svg
          decorative: true
      `,
    },
  ],
}
