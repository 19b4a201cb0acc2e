import { type About, error } from '../message.ts'
import { secondOfContact } from '../remedies-for-contacts.ts'
import { quoted } from '../wording.ts'

/** `meant` is the address that the author surely meant. */
export const notAnEmail = error('not-an-email', (email: string, meant?: string) => ({
  message: `${quoted(email)} is not a valid e-mail address.`,
  help:
    meant === undefined
      ? `${email.includes('@') ? '' : 'It has no `@`. '}${/^[^\s@]+@[^\s@.]+$/.test(email) ? 'Behind the `@`, its ending is missing, such as `.org` or `.ac.ke`. ' : ''}Write the address alone, as in office@example.org.${email.split('@').length > 2 ? ` ${secondOfContact}` : ''}`
      : `Did you mean ${quoted(meant)}?`,
}))

export const about: About = {
  what: 'The e-mail address of a contact has words or signs around it, or it is two addresses. Or the part after the `@` is not complete: it must be like `example.org`.',
  why: 'E-mail programs take everything that is there as the address. Messages from visitors would reach nobody.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            email: mailto:office@example.org
      `,
      right: `
        contacts:
          office:
            title: Office
            email: office@example.org
      `,
    },
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            email: office@example.org, head@example.org
      `,
      right: `
        contacts:
          office:
            title: Office
            email: office@example.org
          head:
            title: Head teacher
            email: head@example.org
      `,
    },
  ],
}
