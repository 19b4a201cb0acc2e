import { type About, error } from '../finding.ts'
import { didYouMean, quoted } from '../wording.ts'

export const unknownContact = error('unknown-contact', (name: string, names: readonly string[]) => ({
  message: `site.yaml has no contact ${quoted(name)}.`,
  help: didYouMean(name, names, 'The contacts are'),
}))

export const about: About = {
  what: 'A page asks for a contact that site.yaml does not have.',
  why: 'Contacts stand once, in site.yaml, so that a new phone number is changed in one place.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: contact
          title: Write to us
          contacts: [offices]
      `,
      right: `
        - type: contact
          title: Write to us
          contacts: [office]
      `,
    },
    {
      in: 'site',
      wrong: `
        footer:
          contacts: [admissions]
      `,
      right: `
        footer:
          contacts: [office]
      `,
    },
  ],
}
