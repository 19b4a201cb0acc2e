import { type Contacts, contactTitled, only } from '../certain.ts'
import { type About, error } from '../message.ts'
import { didYouMean, nearest, quoted } from '../wording.ts'

export const unknownContact = error('unknown-contact', (name: string, contacts: Contacts) => ({
  message: `site.yaml has no contact ${quoted(name)}.`,
  ...didYouMean(meantBy(name, contacts), Object.keys(contacts), 'The contacts are'),
}))

/** `finance` for `Finance Office`, and `accounts`, which has the title The Bursar, for `bursar`. */
function meantBy(name: string, contacts: Contacts): string {
  const names = Object.keys(contacts)
  const titled = contactTitled(name, contacts)
  if (titled !== undefined) return titled
  const within = only(names, (each) => wordsOf(name).includes(each.toLowerCase()))
  const meant = within ?? nearest(name, names)
  const isInTitle = (each: string) =>
    name.length > 3 && wordsOf(contacts[each]?.title).includes(name.toLowerCase())
  return meant ?? only(names, isInTitle) ?? name
}

const wordsOf = (text: unknown = '') => `${text}`.toLowerCase().split(/[^\p{L}\d]+/u)

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
