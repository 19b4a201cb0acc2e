/** Documents of pages. What pages differ in by their texts only is rendered once for all of them. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hintsOf } from '../block/hints.ts'
import { Document, inPlace } from '../shell/document.tsx'
import type { DocumentProps } from '../shell/types.ts'
import { escaped, type SharedTexts, SLOTS, type Slots, type Template } from './template.ts'

/** Texts of a page, and as HTML what stands around its blocks, data for search engines, and the addresses of the site. */
export type Texts = Readonly<Record<Exclude<keyof Slots, 'hints' | 'blocks'>, string>>
export type PartName = 'banner' | 'header' | 'footer'
export type Parts = Readonly<Record<PartName, string | Buffer>>
export type Own = Omit<Texts, PartName> & Parts
export type DocumentParts = Pick<DocumentProps, 'head' | 'frame' | 'titled'>

type Wanted = {
  /** The document with these texts: with marks in their places if it is to be rendered for many pages. */
  readonly partsWith: (texts: Texts) => DocumentParts
  readonly own: Own
  readonly blocks: ReactNode
}

export type MakeDocument = (wanted: Wanted) => Buffer

/** Where each page has a template of its own they must not fill the memory. */
const MOST_TEMPLATES = 200

/** `shared` is the same in all documents that are made. */
export function documentMaker(
  texts: SharedTexts,
  shared: Pick<DocumentProps, 'lang' | 'words'>,
): MakeDocument {
  const known = new Map<string, Template>()
  const templateFor = (parts: DocumentParts) => {
    // All that is rendered is in the key, or shared: no page is given what only another one asked for.
    const key = JSON.stringify(parts)
    const found = known.get(key)
    if (found) return found
    if (known.size >= MOST_TEMPLATES) known.clear()
    const template = texts.templateOf(htmlOf({ ...shared, ...parts }))
    known.set(key, template)
    return template
  }
  return ({ partsWith, own, blocks }) => {
    const parts = partsWith(marksFor(own))
    const html = renderToStaticMarkup(inPlace(blocks, parts.frame !== undefined))
    const hints = hintsOf(html)
    return templateFor(parts)({ ...written(own), hints, blocks: html.slice(hints.length) })
  }
}

function htmlOf(props: Omit<DocumentProps, 'title' | 'children'>): string {
  const document = (
    <Document {...props} title={SLOTS.title}>
      {SLOTS.blocks}
    </Document>
  )
  // React writes what blocks ask for in advance before all of the head that need not come first.
  const html = renderToStaticMarkup(document).replace('<title>', () => `${SLOTS.hints}<title>`)
  return `<!doctype html>${html}\n`
}

/** Marks of what the page has. */
function marksFor(own: Own): Texts {
  return {
    ...SLOTS,
    banner: own.banner && SLOTS.banner,
    linkedData: own.linkedData && SLOTS.linkedData,
    pager: own.pager && SLOTS.pager,
  }
}

function written(own: Own): Own {
  return {
    ...own,
    headTitle: escaped(own.headTitle),
    title: escaped(own.title),
    description: escaped(own.description),
    canonical: escaped(own.canonical),
    shareHref: escaped(own.shareHref),
    shareAlt: escaped(own.shareAlt),
  }
}
