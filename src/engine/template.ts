/**
 * Documents that differ in some texts only are rendered once. Marks stand for these texts, and for long ones such as the
 * stylesheet, while React renders; what stands between them is kept as bytes.
 */
import { randomBytes } from 'node:crypto'

/** Nothing that an author writes can look like a mark: nobody knows what it will be. */
const MARK = `slot-${randomBytes(9).toString('base64url')}-`
const markOf = (name: string | number) => `${MARK}${name};`

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
  linkedData: markOf('linkedData'),
  /** The addresses of the site, on the page for what is not found. */
  paths: markOf('paths'),
  banner: markOf('banner'),
  header: markOf('header'),
  footer: markOf('footer'),
  pager: markOf('pager'),
  blocks: markOf('blocks'),
} as const

/** What is put into the slots: HTML. What many pages share is encoded once. */
export type Slots = Readonly<Record<keyof typeof SLOTS, string | Buffer>>

/** Gives the bytes of a document. */
export type Template = (slots: Slots) => Buffer

export type SharedTexts = {
  /** The mark of a text, for `dangerouslySetInnerHTML`. */
  readonly mark: (text: string) => string
  /** Of rendered HTML with marks of texts and slots. */
  readonly templateOf: (html: string) => Template
}

export function newSharedTexts(): SharedTexts {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    mark: (text) => {
      const number = numbers.get(text) ?? texts.push(text) - 1
      numbers.set(text, number)
      return markOf(number)
    },
    templateOf: (html) =>
      toTemplate(html.replace(TEXT, (_mark, number: string) => texts[Number(number)] ?? '')),
  }
}

const TEXT = new RegExp(`${MARK}(\\d+);`, 'g')
const SLOT = new RegExp(`${MARK}(\\w+);`)

function toTemplate(html: string): Template {
  // Splitting by a pattern gives what stands between in turns with the names.
  const parts = html.split(SLOT)
  const between = parts.filter((_, at) => at % 2 === 0).map((text) => Buffer.from(text))
  const names = parts.filter((_, at) => at % 2 === 1).filter(isSlot)
  const constant = between.reduce((sum, { length }) => sum + length, 0)
  return (slots) => {
    const size = names.reduce((sum, name) => sum + Buffer.byteLength(slots[name]), constant)
    const bytes = Buffer.allocUnsafeSlow(size)
    let at = 0
    const put = (text: string | Buffer) => {
      if (typeof text === 'string') at += bytes.write(text, at)
      else at += text.copy(bytes, at)
    }
    between.forEach((text, index) => {
      put(text)
      const name = names[index]
      if (name !== undefined) put(slots[name])
    })
    return bytes
  }
}

const isSlot = (name: string): name is keyof Slots => Object.hasOwn(SLOTS, name)

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as React writes it, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)
}
