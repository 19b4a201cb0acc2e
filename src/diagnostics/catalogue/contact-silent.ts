import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const contactSilent = error('contact-silent', (name: string) => ({
  message: `The contact ${quoted(name)} has neither an e-mail address nor a phone number.`,
  help: 'Write its `email` or `phone` below `contacts:` in site.yaml, or name another contact here.',
}))

export const about: About = {
  what: 'The contact for security problems (`security:` in site.yaml) has no e-mail address and no phone number.',
  why: 'People who find a security problem must be able to report it at once, not by letter.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            address: P.O. Box 1
        security:
          contacts: [office]
          expires: 2026-09-30T00:00+03:00
      `,
      right: `
        contacts:
          office:
            title: Office
            email: office@example.org
        security:
          contacts: [office]
          expires: 2026-09-30T00:00+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
        security:
          contacts: [office]
          expires: 2026-06-30T00:00Z
      `,
      right: `
        contacts:
          office:
            title: Office
            phone: "+254 700 000 000"
        security:
          contacts: [office]
          expires: 2026-06-30T00:00Z
      `,
    },
  ],
}
