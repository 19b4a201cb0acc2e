import { type About, warning } from '../message.ts'
import { possible, quoted } from '../wording.ts'

export const frameEmpty = warning('frame-empty', (address: string, meant?: string) => ({
  message: `Visitors would see an empty frame: that site does not let other sites show ${quoted(address)}.`,
  help: possible(meant, 'On that site, choose "Share" and "Embed", and copy the address after `src=`.'),
}))

export const about: About = {
  what: 'A map, a video or a form has its normal address, such as the one that you send to friends. Your page cannot show what is there.',
  why: 'Visitors would see an empty box. Most maps, videos and forms have a second address that other sites can show. On the map, the video or the form, choose "Share" and then "Embed", and copy the address after `src=`.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: map
          title: Where we are
          embedUrl: https://maps.app.goo.gl/Ab1Cd2Ef3
          link:
            title: Open the map
            href: https://maps.app.goo.gl/Ab1Cd2Ef3
      `,
      right: `
        - type: map
          title: Where we are
          embedUrl: https://www.google.com/maps/embed?pb=1m18
          link:
            title: Open the map
            href: https://maps.app.goo.gl/Ab1Cd2Ef3
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: dashboards
          items:
            - id: video
              year: 2025
              title: A video about the choir
              embedUrl: https://www.youtube.com/watch?v=Ab1Cd2Ef3Gh
      `,
      right: `
        - type: dashboards
          items:
            - id: video
              year: 2025
              title: A video about the choir
              embedUrl: https://www.youtube.com/embed/Ab1Cd2Ef3Gh
      `,
    },
  ],
}
