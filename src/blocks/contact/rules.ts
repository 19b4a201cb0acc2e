/** The contacts that a page shows must be in site.yaml. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import { certain } from '../../diagnostics/certain.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'contact'>> = ({ title, contacts }, { config, report, written }) => {
  const known = Object.keys(config.contacts ?? {})
  const [only = '', ...more] = contacts
  const named = known.filter((name) => isIn(config.contacts?.[name]?.title, title))
  const [meant] = named
  if (
    more.length === 0 &&
    known.includes(only) &&
    meant !== undefined &&
    named.length === 1 &&
    meant !== only
  )
    report(['contacts', 0], messages.contactOfAnother(config.contacts?.[meant]?.title ?? meant, meant, only))
  contacts.forEach((name, index) => {
    if (known.includes(name)) return
    const path = ['contacts', index]
    report(path, messages.unknownContact(name, known), { meant: [[path, certain(written(path), known)]] })
  })
}

/** Whether the heading has all words of the title of a contact, in their order. */
const isIn = (title: string | undefined, heading: string) =>
  title !== undefined && ` ${wordsOf(heading)} `.includes(` ${wordsOf(title)} `)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
