import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `place` is where the picture has other words. Without `meant`, the words say that it stands in for a photograph. */
export const altOfAnother = warning('alt-of-another', (image: string, meant?: string, place = '') =>
  meant === undefined
    ? {
        message: `The \`alt\` says that ${quoted(image)} stands in for another picture.`,
        help: 'If this is the right picture now, say what people see in it. If not, write `!todo` before the path of the picture.',
      }
    : {
        message: `The \`alt\` of this picture seems to be about ${quoted(meant)}.`,
        help: `In \`${place}\`, ${quoted(image)} has other words. Correct the picture or its \`alt\`.`,
        subject: meant,
      },
)

export const about: About = {
  what: 'The `alt` of a picture seems to describe another picture. On other pages, the same picture has other words. Or the `alt` says that the picture stands in for a photograph.',
  why: 'Usually somebody replaced the picture, and forgot its words. Visitors who cannot see the picture get the wrong words.',
  examples: [
    {
      in: 'words',
      wrong:
        '`image: images/eggs.svg` with `alt: A milk can`, the words of images/milk.svg, which no page shows',
      right: '`image: images/milk.svg` with `alt: A milk can`',
    },
    {
      in: 'words',
      wrong: 'a new picture with the `alt` of the old one, which the page in the other language still shows',
      right: 'an `alt` that says what the new picture shows',
    },
  ],
}
