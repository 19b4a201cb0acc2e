/** Names for entries and groups, so that readers need not count them. */
import { NAMES } from '../../base/texts-in.ts'
import { fieldOf, leavesOf, textOf, type Value } from './value.ts'

/** Finds the title of the page at an address. */
export type Titles = (href: string) => string | undefined

const LONGEST = 60

/** The name of a value. A link without words has the title of its page. */
export function valueName(value: Value, titles: Titles): string | undefined {
  if (value.kind === 'text') return shortened(value.text)
  const name = NAMES.map((field) => textOf(value, field)).find((text) => text !== undefined)
  if (name !== undefined) return shortened(name)
  const href = textOf(value, 'href')
  return href === undefined ? undefined : (titles(href) ?? shortened(href))
}

/** A list or group in a few words. A text stays as it is. */
export function inWords(value: Value, titles: Titles): string {
  if (value.kind === 'text') return value.text
  if (value.kind === 'list') {
    const [only, ...more] = value.entries
    if (only && more.length === 0) return inWords(only, titles)
    const names = value.entries.map((entry) => valueName(entry, titles))
    const known = names.every((name) => name !== undefined) && names.length <= 6
    return known ? names.join(', ') : `${value.entries.length} entries`
  }
  const name = valueName(value, titles)
  // Each day of the week has hours of its own.
  const hours = fieldOf(value, 'hours')
  if (hours?.kind === 'group')
    return [name, fewOf([...hours.fields].map(([days, each]) => `${days} ${inWords(each, titles)}`))]
      .filter(Boolean)
      .join(': ')
  const said = new Set([textOf(value, 'type'), name, 'true', 'false'])
  const leaves = leavesOf(value).filter(({ text }) => !said.has(text))
  const one = leaves.find(({ sort }) => sort === 'prose' || sort === 'money') ?? leaves[0]
  // Of an event, its time and place must be looked at, too.
  const dated = leaves.findIndex(({ sort }) => sort === 'day')
  const telling = dated >= 0 ? leaves.slice(dated) : one ? [one] : []
  return [name, shortened(telling.map(({ text }) => text).join(', '))].filter(Boolean).join(': ')
}

/** As many as fit, and how many more there are. */
function fewOf(parts: readonly string[]): string {
  const fitting = parts.filter((_, at) => parts.slice(0, at + 1).join(', ').length <= LONGEST - 12)
  const more = parts.length - fitting.length
  return more === 0 || fitting.length === 0 ? parts.join(', ') : `${fitting.join(', ')} and ${more} more`
}

export function shortened(text: string, most = LONGEST): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}
