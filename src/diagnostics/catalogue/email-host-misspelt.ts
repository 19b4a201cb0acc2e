import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `host` is the known one. */
export const emailHostMisspelt = warning('email-host-misspelt', (email: string, host: string) => ({
  message: `The end of ${quoted(email)} is almost ${quoted(host)}.`,
  help: `Did you mean ${quoted(email.replace(/@.*/, `@${host}`))}?`,
}))

export const about: About = {
  what: 'An e-mail address ends almost like the other addresses of the site, or like those of a well-known provider.',
  why: 'Somebody else may own the other name, or nobody does. What visitors write there does not reach you.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            email: office@gmial.com
      `,
      right: `
        contacts:
          office:
            title: Office
            email: office@gmail.com
      `,
    },
    {
      in: 'words',
      wrong: '`head@exmaple.org`, when two other contacts have `…@example.org`',
      right: '`head@example.org`',
    },
  ],
}
