import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const routeReserved = error('route-reserved', (route: string) => ({
  message: `The address ${quoted(route)} is kept for files that the build writes.`,
  help: 'Choose another name.',
}))

export const about: About = {
  what: 'A page, or a file of public/, wants an address that the build needs for files of its own, such as /assets.',
  why: "They would get into each other's way. Browsers also keep what is in /assets for a year, and show no page from there as it is meant. A file of public/assets/ belongs into public/ itself.",
  examples: [
    {
      in: 'page',
      wrong: `
        aliases: [/assets/old]
      `,
      right: `
        aliases: [/old]
      `,
    },
    {
      in: 'words',
      wrong: 'pages/assets.yaml',
      right: 'pages/property.yaml',
    },
  ],
}
