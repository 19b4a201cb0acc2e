import { type About, error } from '../finding.ts'
import { didYouMean, nearest, oneOf, quoted } from '../wording.ts'

export const unknownContact = error('unknown-contact', (name: string, names: readonly string[]) => ({
  message: `site.yaml has no contact ${quoted(name)}.`,
  help:
    nearest(name, names) === undefined
      ? `${names.length === 0 ? '' : `The contacts are: ${oneOf(names)}. `}To add one, write in site.yaml: \`contacts:\`, below it \`  ${name}:\`, and below that \`    title: …\` with \`    phone: …\` or \`    email: …\`.`
      : didYouMean(name, names, 'The contacts are'),
}))

export const about: About = {
  what: 'A page uses a contact that site.yaml does not have.',
  why: 'Contacts are written once, in site.yaml, so that you can change a phone number in one place.',
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
