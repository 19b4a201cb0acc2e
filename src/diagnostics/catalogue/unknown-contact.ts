import { only } from '../certain.ts'
import { type About, error } from '../message.ts'
import { didYouMean, quoted } from '../wording.ts'

export const unknownContact = error('unknown-contact', (name: string, names: readonly string[]) => ({
  message: `site.yaml has no contact ${quoted(name)}.`,
  ...didYouMean(within(name, names) ?? name, names, 'The contacts are'),
}))

/** `finance` for `Finance Office`. */
function within(name: string, names: readonly string[]): string | undefined {
  const words = name.toLowerCase().split(/\W+/)
  return only(names, (each) => words.includes(each.toLowerCase()))
}

export const about: About = {
  what: 'A page, or a line of site.yaml, uses a contact that site.yaml does not have.',
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
