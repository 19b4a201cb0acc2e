/** The contacts that a page shows must be in site.yaml, and be those of the heading. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import { certain, contactTitled, only } from '../../diagnostics/certain.ts'
import * as messages from '../../diagnostics/messages.ts'

type Contact = Block<'contact'>

export const rules: BlockRules<Contact> = (block, context) => {
  const { config, report, written } = context
  const { contacts = {} } = config
  const known = Object.keys(contacts)
  block.contacts.forEach((name, index) => {
    if (known.includes(name)) return
    const path = ['contacts', index]
    const meant = certain(written(path), known) ?? contactTitled(written(path), contacts)
    report(path, messages.unknownContact(name, contacts), { meant: [[path, meant]] })
  })
  checkHeading(block, context)
}

/** A heading that is the title of another contact. */
function checkHeading({ title, text, contacts: shown }: Contact, { config, report }: RuleContext): void {
  const { contacts = {} } = config
  const [name = '', ...more] = shown
  const heading = mainWords(title)
  const meant = only(Object.keys(contacts), (each) => mainWords(contacts[each]?.title ?? '') === heading)
  const isOther = heading !== '' && meant !== undefined && meant !== name
  const { phone, email } = contacts[name] ?? {}
  // To an address, people bring what is for others. And a text may say who answers.
  if (isOther && more.length === 0 && !text && (phone ?? email))
    report(['contacts', 0], messages.contactOfAnother(contacts[meant]?.title ?? meant, meant, name))
}

/** All that says who is meant: `Ask the finance office` is about finance. */
const mainWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => !OTHER.test(word))
    .join(' ')

/** Of English, Swahili, French and German headings. Behind the last word, there may be an empty one. */
const OTHERS = [
  'contacts?|ask|the|our|write|talk|call|reach|to|of|office|department|team',
  'wasiliana|na|ofisi|ya|la',
  'le|de|du|service|bureau',
  'kontakt|das|die|büro',
]
const OTHER = new RegExp(`^(?:${['', ...OTHERS].join('|')})$`)
