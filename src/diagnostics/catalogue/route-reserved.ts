import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const routeReserved = error('route-reserved', (route: string) => ({
  message: `The address ${quoted(route)} is reserved for files that the build writes.`,
  help: 'Choose another name. If it is a file in public/assets/, move it to public/.',
}))

export const about: About = {
  what: 'A page or a file in public/ uses an address that the build needs for its own files, such as /assets.',
  why: 'Two files cannot have one address. Browsers also keep the content of /assets for a year, and do not show a page from there correctly. If a file is in public/assets/, move it to public/.',
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
