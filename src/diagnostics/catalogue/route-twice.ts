import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const routeTwice = error('route-twice', (route: string, other: string) => ({
  message: `The address ${quoted(route)} is already taken by ${other}.`,
  help: 'Addresses that differ only in capital letters are one address. Rename one of the two.',
}))

export const about: About = {
  what: 'Two pages want the same address, by the name of their files or by their `aliases`.',
  why: 'Only one of them could be shown there. Capital letters make no difference in an address.',
  examples: [
    {
      in: 'page',
      wrong: `
        aliases: [/Fees]
      `,
      right: `
        aliases: [/school-fees]
      `,
    },
    {
      in: 'words',
      wrong: 'pages/Choir.yaml beside pages/choir.yaml',
      right: 'one of the two, or pages/choir-songs.yaml',
    },
  ],
}
