import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const frameRefused = error('frame-refused', (address: string) => ({
  message: `A frame cannot show ${quoted(address)}.`,
  help: 'Write the address of a page, such as /charts/results, or one that starts with `https://`.',
}))

export const about: About = {
  what: 'A frame has an address that it cannot show.',
  why: 'A frame is a window in a page that shows another page. Its address starts with `/` or `https://`. With other addresses it stays empty.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: map
          title: Where we are
          embedUrl: tel:+254700000000
          link:
            title: Open the map
            href: https://www.openstreetmap.org/
      `,
      right: `
        - type: map
          title: Where we are
          embedUrl: https://www.openstreetmap.org/export/embed.html
          link:
            title: Open the map
            href: https://www.openstreetmap.org/
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: map
          title: Where we are
          embedUrl: mailto:office@example.org
          link:
            title: Open the map
            href: https://maps.example/map
      `,
      right: `
        - type: map
          title: Where we are
          embedUrl: https://maps.example/map
          link:
            title: Open the map
            href: https://maps.example/map
      `,
    },
  ],
}
