import { type About, warning } from '../message.ts'

export const mapLinkElsewhere = warning('map-link-elsewhere', (line: number) => ({
  message: 'This link opens a place far from the one that the map shows.',
  help: `Open both, and correct the numbers in \`href\` here, or in \`embedUrl\` in line ${line}.`,
}))

export const about: About = {
  what: 'The link of a map and its frame show two different places.',
  why: 'Visitors who open the link to find the way would go to the wrong place.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: map
          title: The way to us
          embedUrl: https://www.openstreetmap.org/export/embed.html?bbox=37.05,-0.80,37.09,-0.76&marker=-0.7812,37.0703
          link:
            title: Open the map
            href: https://www.openstreetmap.org/?mlat=-0.7210&mlon=37.1526
      `,
      right: `
        - type: map
          title: The way to us
          embedUrl: https://www.openstreetmap.org/export/embed.html?bbox=37.05,-0.80,37.09,-0.76&marker=-0.7812,37.0703
          link:
            title: Open the map
            href: https://www.openstreetmap.org/?mlat=-0.7812&mlon=37.0703
      `,
    },
    {
      in: 'words',
      wrong: 'a frame with `marker=-0.7812,37.0703` above a link with `mlat=-0.7210&mlon=37.1526`',
      right: 'the same two numbers in both',
    },
  ],
}
