/** What to do with a contact, or with its fields, that do not stand in `contacts:` of site.yaml as they should. */
import { quoted } from './wording.ts'

export const secondOfContact = 'A second one needs an entry of its own in `contacts`.'

/** For several phone numbers or addresses of one contact. */
export const oneOfContact = `Write only one of them, behind the name and its colon. ${secondOfContact}`

export const contactInSite =
  'Move it to site.yaml, below `contacts:` and a name for it, such as `office:`. Here, write only this name.'

export const contactsInSite = (hasOthers: boolean) =>
  `Write these lines in site.yaml, below \`contacts:\` and a name for them, such as \`office:\`. Here, ${hasOthers ? 'add only this name to `contacts`.' : 'write only this name: `contacts: [office]`.'}`

/** For values that a contact of site.yaml has already. */
export const contactIsInSite = (contact: string, hasOthers: boolean) =>
  `The contact ${quoted(contact)} in site.yaml has this already. Delete it here, and ${hasOthers ? `add only ${quoted(contact)} to \`contacts\`.` : `write only ${quoted(`contacts: [${contact}]`)}.`}`

/** For values of a contact that the block shows anyway. */
export const contactIsHere = (contact: string) =>
  `Delete it. The block already shows the contact ${quoted(contact)}, which has this.`

/** For a contact that stands in another group of site.yaml. */
export const contactElsewhere = (name: string) =>
  `It has the fields of a contact. Move \`${name}:\` and the lines below it to the end of \`contacts:\`.`
