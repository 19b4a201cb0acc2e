import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const pictureInText = error('picture-in-text', (image: string) => ({
  message: `The picture ${quoted(image)} stands in a text, where no page shows it.`,
  help: 'Pictures have a field of their own, `image: …`, in blocks such as contentBlocks.',
}))

export const about: About = {
  what: 'A text holds a picture in the way of Markdown.',
  why: 'Texts show no pictures: in a text they could not be made small for phones. Blocks have a field for them.',
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
