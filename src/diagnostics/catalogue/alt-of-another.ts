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
        help: `\`${place}\` shows ${quoted(image)} with other words. Correct the picture or its \`alt\`.`,
        subject: meant,
      },
)

export const about: About = {
  what: 'The `alt` of a picture seems to describe another picture of the site. Two things must be true. First, the other picture has the same `alt`, or the name of its file has a word of this `alt`. Second, another place of the site shows this picture with a different `alt`. The second alone gives no message. Or the file is a photograph, but the `alt` says that a photograph is still missing.',
  why: 'Usually somebody replaced the picture, and forgot its words. Visitors who cannot see the picture get the wrong words.',
  examples: [
    {
      in: 'words',
      wrong:
        '`image: images/eggs.svg` with `alt: A milk can`, but with `alt: Eggs in a basket` on another page, and a file `images/milk.svg`',
      right: '`image: images/eggs.svg` with `alt: Eggs in a basket`',
    },
    {
      in: 'words',
      wrong: '`image: images/head.jpg` with `alt: A drawing in place of a photograph`',
      right: '`image: images/head.jpg` with `alt: Mrs Wanjiru at her desk`',
    },
  ],
}
