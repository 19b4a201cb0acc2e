import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageEndingRefused = error('image-ending-refused', (image: string) => ({
  message: `${quoted(image)} does not have the ending of a picture that websites can show.`,
  help: /\.hei[cf]$/i.test(image)
    ? 'Export the photograph as JPEG, and name that file here.'
    : VIDEO.test(image)
      ? 'Pages show no videos. Put yours on another website, and write a link to it. Here, name a photograph.'
      : 'Save it as SVG, JPEG, PNG, WebP or AVIF, with the ending of that format.',
}))

const VIDEO = /\.(?:mp4|m[ok4]v|avi|webm|3gp|mpe?g|og[gv]|wmv)$/i

export const about: About = {
  what: 'The name of a picture does not end in .svg, .jpg, .jpeg, .png, .webp or .avif.',
  why: 'Browsers show these formats. With another one, the page would have a gap.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          image: images/hall.docx
          decorative: true
      `,
      right: `
        - type: hero
          title: Welcome
          image: images/hall.svg
          decorative: true
      `,
    },
    {
      in: 'words',
      wrong: '`image: images/choir.heic`, as it came from the phone',
      right: '`image: images/choir.jpg`, saved again with an image program',
    },
  ],
}
