import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** An alias is deleted, or becomes the one that was `meant`. */
export const routeTwice = error(
  'route-twice',
  (route: string, other: string, isAlias = false, meant?: string) => ({
    message: `The address ${quoted(route)} already belongs to ${other}.`,
    subject: route,
    help: `${!isAlias ? 'Rename one of the two.' : meant === undefined ? `Delete this alias.${other === `pages${route}.yaml` ? ` If this page takes the place of ${other}, delete that file instead.` : ''}` : `Did you mean \`${meant}\`?`}${/\.html$/i.test(route) ? ` It is the same address as \`${route.slice(0, -5)}\`.` : /[A-Z]/.test(route + other) ? ' Addresses that differ only in capital letters are the same address.' : ''}`,
  }),
)

export const about: About = {
  what: 'Two pages have the same address, because of the names of their files or because of their `aliases`.',
  why: 'Only one of them can be shown there. Capital letters make no difference in an address.',
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
      wrong: 'pages/Choir.yaml next to pages/choir.yaml',
      right: 'one of the two, or pages/choir-songs.yaml',
    },
  ],
}
