import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageEndingRefused = error('image-ending-refused', (image: string) => ({
  message: `${quoted(image)} does not end as pictures of a website do.`,
  help: /\.hei[cf]$/i.test(image)
    ? 'HEIC is what iPhones take and few browsers show. Export the photograph as JPEG, and name that file here.'
    : 'Save it as SVG, JPEG, PNG, WebP or AVIF, with the ending of that kind.',
}))

export const about: About = {
  what: 'The name of a picture does not end in .svg, .jpg, .jpeg, .png, .webp or .avif.',
  why: 'Browsers show these kinds; others would be a hole in the page.',
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
      right: '`image: images/choir.jpg`, saved anew by an image program',
    },
  ],
}
