/** Unknown fields that say what they are: those of other programs, of other languages, and of other types of blocks. */

import * as blocks from '../../../../schema/blocks.ts'
import { site } from '../../../../schema/site.ts'
import type { Help } from '../../../diagnostics/message.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import * as contacts from '../../../diagnostics/remedies-for-contacts.ts'
import { ofMissingList } from '../../../diagnostics/remedies-for-misplaced.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { fieldsOf, schemaAt } from '../../base/schema-at.ts'
import type { FieldGroup } from './field-group.ts'

/** One or more. */
export type Names = readonly [string, ...string[]]

export type Remedy = Help & {
  readonly told: Names
  readonly hidesMissing?: true
}

/** What other programs have in pages, and fields of another type of block. */
export function remedyFor(all: readonly string[], group: FieldGroup): Remedy | undefined {
  const names = namesIn(all)
  if (!names) return undefined
  const { known, path, otherTypes } = group
  const file = /^pages\/((?:.*\/)?)([^/]+\.yaml)$/.exec(path)
  if (file) {
    const [, folder = '', own = ''] = file
    const translated = names.flatMap((name) => {
      const language = languageIn(name, known)
      return language ? { name, ...language } : []
    })
    const [first] = translated
    const told = namesIn(translated.map(({ name }) => name))
    if (first && told) {
      const remedy = remedies.ofAnotherLanguage(first.language, own, `pages/${first.code}/${folder}${own}`)
      return { told, ...remedy }
    }
    const address = known.includes('aliases') ? names.find((name) => ADDRESS.test(name)) : undefined
    if (address !== undefined) {
      const route = `/${folder}${own.replace(/\.yaml$/, '')}`
      const wanted = String(group.valueOf(address)).replace(/^\/?/, '/')
      const help = remedies.addressIsFileName(route, /^[\w/-]+$/.test(wanted) ? wanted : '/new-address')
      return { told: [address], help }
    }
  }
  if (known.includes('aliases')) {
    const types = Object.entries(blocks).flatMap(([type, schema]) =>
      names.every((name) => fieldsOf(schema).includes(name)) ? [type] : [],
    )
    if (types.length > 0) return { told: names, help: remedies.ofBlocks(types) }
  }
  if (known.includes('contacts') && group.isPageOrBlock && names.every(isOfContact))
    return { told: names, help: contactInSite(names, group), hidesMissing: true }
  const list = group.listWith(names)
  if (list !== undefined) return { told: names, help: ofMissingList(list), hidesMissing: true }
  const isOfGroup = names.some((name) => group.missing.includes(group.outside(name)?.home ?? ''))
  if (otherTypes.length === 0 || isOfGroup) return undefined
  return { told: names, help: remedies.fitsBlocks(otherTypes, known), hidesMissing: true }
}

function contactInSite(names: Names, group: FieldGroup): string {
  const hasOthers = !group.missing.includes('contacts')
  const contact = group.contactWith(names)
  const own = group.valueOf('contacts')
  if (contact !== undefined && Array.isArray(own) && own.includes(contact))
    return contacts.contactIsHere(contact)
  return contact === undefined
    ? contacts.contactsInSite(hasOthers)
    : contacts.contactIsInSite(contact, hasOthers)
}

export const namesIn = ([first, ...more]: readonly string[]): Names | undefined =>
  first === undefined ? undefined : [first, ...more]

/** A block has a title of its own. */
const OF_CONTACT = fieldsOf(schemaAt(site, ['contacts', 'office'])).filter((name) => name !== 'title')
const isOfContact = (name: string) => OF_CONTACT.includes(name) || fieldFor(name, OF_CONTACT) !== undefined

const ADDRESS = /^(?:slug|permalink|url|route|path|address)$/i

/** `title_sw`, `titleSw` and `title.sw`: a field with the code of a language. */
function languageIn(name: string, known: readonly string[]) {
  const [, field = '', code = ''] =
    /^([a-z]\w*?)(?:[_.-]([a-z]{2})|([A-Z][a-z]))$/.exec(name)?.filter((part) => part !== undefined) ?? []
  if (!known.includes(field)) return undefined
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code.toLowerCase())
  return language === undefined ? undefined : { language, code: code.toLowerCase() }
}
