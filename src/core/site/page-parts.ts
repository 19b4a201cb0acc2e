/** The texts of a page as visitors read them, part by part: what the search looks through. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import type { Block, Page } from '../../../schema/page.ts'
import type { SiteConfig } from '../../../schema/site.ts'
import { schemaAt } from '../base/schema-at.ts'
import { isFields } from '../base/walk.ts'
import { markdownParts } from './markdown.ts'

export type PagePart = {
  readonly heading: string
  /** The name that links to this part can use. Empty if the author gave it none. */
  readonly anchor: string
  readonly text: string
}

type Contacts = NonNullable<SiteConfig['contacts']>
type Kind = 'heading' | 'text' | 'contact' | 'other'

/** What the fields of a schema mean to a reader. */
type Rules = {
  readonly kind: Kind
  readonly fields?: readonly (readonly [name: string, rules: Rules])[]
  /** Whether it is a link whose words are not a heading. */
  readonly isLink?: boolean
  /** Of each entry of a list, or of each value under a name that the author chooses. */
  readonly items?: Rules
}

/** In the order of the page. `contacts` are those that blocks name, `moreOf` gives texts that are in no field, or the block as it is read. */
export function pageParts(
  { blocks: listed }: Pick<Page, 'blocks'>,
  contacts: Contacts,
  moreOf: (block: Block) => readonly string[] | Block,
): readonly PagePart[] {
  const parts = newParts()
  for (const written of listed) {
    const more = moreOf(written)
    const [block, texts] = 'type' in more ? [more, []] : [written, more]
    parts.begin(block.anchor ?? '')
    visit(block, rulesOf(blocks[block.type]), contacts, parts)
    for (const text of texts) parts.text(text)
  }
  return parts.all()
}

type Parts = ReturnType<typeof newParts>

function newParts() {
  const begun: { heading: string; anchor: string; texts: string[] }[] = []
  const begin = (anchor: string, heading = '') => begun.push({ heading, anchor, texts: [] })
  return {
    begin: (anchor: string) => void begin(anchor),
    /** Belongs to the present part, if that has nothing yet. */
    heading: (words: string) => {
      const last = begun.at(-1)
      if (last && last.heading === '' && last.texts.length === 0) last.heading = words
      else begin('', words)
    },
    text: (words: string) => void begun.at(-1)?.texts.push(words),
    all: (): readonly PagePart[] =>
      begun
        .filter(({ heading, texts }) => heading !== '' || texts.length > 0)
        .map(({ heading, anchor, texts }) => ({ heading, anchor, text: onOneLine(texts) })),
  }
}

/** Single blanks stay as they are, because nearly all are such. */
function onOneLine(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

function visit(
  value: unknown,
  { kind, fields, items, isLink }: Rules,
  contacts: Contacts,
  parts: Parts,
): void {
  if (typeof value === 'string') {
    if (kind === 'heading') parts.heading(value)
    else if (kind === 'text') parts.text(value)
    else if (kind === 'contact') contactTexts(contacts[value], parts)
  } else if (Array.isArray(value)) {
    for (const item of value) if (items) visitItem(item, items, contacts, parts)
  } else if (isFields(value)) {
    if (typeof value.markdown === 'string') return markdownTexts(value.markdown, parts)
    // What is said of a link within the site is about another page.
    if (isLink && typeof value.href === 'string' && value.href.startsWith('/')) return
    for (const [name, rules] of fields ?? []) visit(value[name], rules, contacts, parts)
    if (items) for (const each of Object.values(value)) visit(each, items, contacts, parts)
  }
}

/** An entry of a list may have a place of its own. */
function visitItem(item: unknown, rules: Rules, contacts: Contacts, parts: Parts): void {
  const anchor = isFields(item) ? (item.anchor ?? item.id) : undefined
  if (typeof anchor === 'string') parts.begin(anchor)
  visit(item, rules, contacts, parts)
}

function markdownTexts(markdown: string, parts: Parts): void {
  for (const { isHeading, words } of markdownParts(markdown))
    if (isHeading) parts.heading(words)
    else parts.text(words)
}

function contactTexts(contact: Contacts[string] | undefined, parts: Parts): void {
  if (!contact) return
  for (const text of [contact.title, contact.phone, contact.email]) if (text) parts.text(text)
  if (contact.address) markdownTexts(contact.address.markdown, parts)
}

const known = new WeakMap<z.core.$ZodType, Rules>()

function rulesOf(schema: z.core.$ZodType): Rules {
  const rules = known.get(schema) ?? readRules(schema)
  known.set(schema, rules)
  return rules
}

function readRules(schema: z.core.$ZodType): Rules {
  const bare = schemaAt(schema, []) ?? schema
  if (bare instanceof z.ZodArray) return { kind: 'other', items: rulesOf(bare.element) }
  if (bare instanceof z.ZodRecord) return { kind: 'other', items: rulesOf(bare.valueType) }
  if (bare instanceof z.ZodObject) return rulesOfFields(Object.entries(bare.shape))
  return { kind: kindOf(z.globalRegistry.get(bare)) }
}

/** What a picture shows is no text. */
function rulesOfFields(shape: readonly (readonly [name: string, field: z.core.$ZodType])[]): Rules {
  const fields = shape
    .filter(([name]) => name !== 'alt')
    .map(([name, field]) => [name, rulesOf(field)] as const)
  const named = new Map(fields)
  return { kind: 'other', fields, isLink: named.has('href') && named.get('title')?.kind === 'text' }
}

/** Fields with names of other things or with a form of their own are no words. */
function kindOf(meta: Readonly<Record<string, unknown>> | undefined): Kind {
  if (typeof meta?.heading === 'number') return 'heading'
  if (meta?.names === 'contact') return 'contact'
  return meta?.yaml === 'text' && meta.names === undefined && meta.examples === undefined ? 'text' : 'other'
}
