import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `thing` is the type of a block, or a thing that no block shows. */
export const notOnPage = warning('not-on-page', (words: string, thing: string) => ({
  message: `The text says ${quoted(words)}, but this page has no ${thing === 'ctaButton' ? 'button' : thing}.`,
  help:
    thing === 'attachment'
      ? 'Put the file into public/ and link to it: `[the list](/list.pdf)`. Or say where visitors get it.'
      : thing === 'form' || thing === 'video'
        ? 'The block `dashboards` can show one of another website. Or link to it, or say what else visitors can do.'
        : `Add a ${thing === 'picture' ? thing : `block \`${thing}\``}, or correct the text.`,
}))

export const about: About = {
  what: 'A text speaks of something on the page, such as a form, a map, a table, a picture or a button, or of something attached. But the page does not have it.',
  why: 'Visitors look for it. Add it to the page, link to it, or change the sentence. The block `dashboards` can show a form or a video of another site.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Fill in the form below. We answer within two days.
      `,
      right: `
        - type: richText
          text: Write to office@school.example.org. We answer within two days.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The map below shows the way.
      `,
      right: `
        - type: richText
          text: The map below shows the way.
        - type: map
          title: How to find us
          link:
            title: Open the map
            href: https://maps.example/map
      `,
    },
  ],
}
