import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `host` is the known one. */
export const emailHostMisspelt = warning('email-host-misspelt', (email: string, host: string) => ({
  message: email.includes(',')
    ? `${quoted(email)} has a comma where a point belongs.`
    : `The end of ${quoted(email)} is almost ${quoted(host)}.`,
  help: `Did you mean ${quoted(email.replace(/@.*/, `@${host}`))}?`,
}))

export const about: About = {
  what: 'The end of an e-mail address seems to have a typing mistake: `gmial.com` instead of `gmail.com`, or a wrong letter in the name of your own site.',
  why: 'E-mails from visitors would not reach you. They may even reach somebody else.',
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
