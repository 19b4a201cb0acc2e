/** Makes the HTML documents of pages. What all pages of one variant share is rendered once. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hintsOf } from '../../block/hints.ts'
import { Document, inPlace } from '../../shell/document.tsx'
import type { DocumentProps } from '../../shell/types.ts'
import { escaped, type Html, SLOTS, type SlotName, type Template, toTemplate } from './template.ts'

type TextName = 'headTitle' | 'title' | 'description' | 'canonical' | 'shareHref' | 'shareAlt'
type HtmlName = Exclude<SlotName, TextName | 'hints' | 'blocks'>

/** Texts of a page, not yet escaped. */
export type OwnTexts = Readonly<Record<TextName, string>>
export type OwnHtml = Html<HtmlName>
/** What fills these slots of a document. */
export type Filling = Readonly<Record<TextName | HtmlName, string>>

type DocumentParts<Variant> = {
  readonly variant: Variant
  readonly texts: OwnTexts
  readonly html: OwnHtml
  readonly blocks: ReactNode
}

export type VariantProps = Omit<DocumentProps, 'title' | 'children'>

/** A limit, because each page may have a variant of its own. */
const MOST_TEMPLATES = 200

/**
 * `propsOf` is called once for all pages of a variant. It gets no page, so it cannot depend on one. A variant is plain data.
 */
export function documentMaker<Variant>(
  propsOf: (variant: Variant, filling: Filling) => VariantProps,
): (wanted: DocumentParts<Variant>) => string {
  const known = new Map<string, { readonly fill: Template; readonly hasShell: boolean }>()
  const templateOf = (variant: Variant) => {
    const key = JSON.stringify(variant)
    const found = known.get(key)
    if (found) return found
    if (known.size >= MOST_TEMPLATES) known.clear()
    const props = propsOf(variant, SLOTS)
    const made = { fill: toTemplate(withSlots(props)), hasShell: props.shell !== undefined }
    known.set(key, made)
    return made
  }
  return ({ variant, texts, html, blocks }) => {
    const { fill, hasShell } = templateOf(variant)
    const own = renderToStaticMarkup(inPlace(blocks, hasShell))
    const hints = hintsOf(own)
    return fill({ ...html, ...inHtml(texts), hints, blocks: own.slice(hints.length) })
  }
}

function withSlots(props: VariantProps): string {
  const document = (
    <Document {...props} title={SLOTS.title}>
      {SLOTS.blocks}
    </Document>
  )
  // React puts the preload hints of blocks early in the head, so their slot goes before the title.
  const html = renderToStaticMarkup(document).replace(
    '<title>',
    () => `${SLOTS.hints}${SLOTS.alternates}<title>`,
  )
  return `<!doctype html>${html}\n`
}

function inHtml(texts: OwnTexts): OwnTexts {
  return {
    headTitle: escaped(texts.headTitle),
    title: escaped(texts.title),
    description: escaped(texts.description),
    canonical: escaped(texts.canonical),
    shareHref: escaped(texts.shareHref),
    shareAlt: escaped(texts.shareAlt),
  }
}
