/**
 * Documents that differ in some texts only are rendered once. Marks stand for these texts while React renders; what
 * stands between them is kept as bytes.
 */
import { randomBytes } from 'node:crypto'

/** Nothing that an author writes can look like a mark: nobody knows what it will be. */
const MARK = `slot-${randomBytes(9).toString('base64url')}-`
const markOf = (name: string) => `${MARK}${name};`

/** Marks of what is a page's own. */
export const SLOTS = {
  /** What React names ahead of the HTML: pictures that load at once. */
  hints: markOf('hints'),
  /** The title as the head has it, with the name of the site. */
  headTitle: markOf('headTitle'),
  title: markOf('title'),
  description: markOf('description'),
  canonical: markOf('canonical'),
  shareHref: markOf('shareHref'),
  shareAlt: markOf('shareAlt'),
  /** JSON for search engines. */
  linkedData: markOf('linkedData'),
  /** The addresses of the site as JSON, on the page for what is not found. */
  paths: markOf('paths'),
  banner: markOf('banner'),
  header: markOf('header'),
  footer: markOf('footer'),
  pager: markOf('pager'),
  blocks: markOf('blocks'),
} as const

export type SlotName = keyof typeof SLOTS

/** HTML for slots. What many pages share is encoded once. */
export type Html<Names extends SlotName = SlotName> = Readonly<Record<Names, string | Buffer>>

/** Gives the bytes of a document. */
export type Template = (slots: Html) => Buffer

const SLOT = new RegExp(`${MARK}(\\w+);`)

/** Of a document that was rendered with marks. */
export function toTemplate(document: string): Template {
  // Splitting by a pattern gives what stands between in turns with the names.
  const parts = document.split(SLOT)
  const between = parts.filter((_, at) => at % 2 === 0).map((text) => Buffer.from(text))
  const names = parts.filter((_, at) => at % 2 === 1).filter(isSlot)
  const constant = between.reduce((sum, { length }) => sum + length, 0)
  return (slots) => {
    // To count them exactly would take longer than writing them.
    const most = names.reduce((sum, name) => sum + mostBytes(slots[name]), constant)
    const bytes = Buffer.allocUnsafeSlow(most)
    let at = 0
    const put = (text: string | Buffer) => {
      at += typeof text === 'string' ? bytes.write(text, at) : text.copy(bytes, at)
    }
    between.forEach((text, index) => {
      put(text)
      const name = names[index]
      if (name !== undefined) put(slots[name])
    })
    return bytes.subarray(0, at)
  }
}

const mostBytes = (text: string | Buffer) => text.length * (typeof text === 'string' ? 3 : 1)

const isSlot = (name: string): name is SlotName => Object.hasOwn(SLOTS, name)

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as React writes it, between tags and in attributes. */
export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign) : text
}
