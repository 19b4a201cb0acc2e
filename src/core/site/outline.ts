/** The headings of a page, known from its data: schemas say which fields are headings, Markdown says the rest. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import type { Block, Page } from '../../../schema/page.ts'
import type { FieldPath } from '../base/field-path.ts'
import { schemaAt } from '../base/schema-at.ts'
import { markdownHeadings } from './markdown.ts'

export type Heading = {
  /** From 1 to 6. */
  readonly level: number
  readonly words: string
  /** Of the text that it stands in. */
  readonly path: FieldPath
  /** It stands in a Markdown text. */
  readonly inText: boolean
}

/** In the order of the page. */
export function outlineOf({ blocks: listed }: Pick<Page, 'blocks'>): readonly Heading[] {
  return listed.flatMap((block, index) => {
    const found = headingsIn(block, partOf(blocks[block.type]), ['blocks', index])
    const titled = found.some(({ level, inText }) => level <= 2 && !inText)
    // Parts of a block without a title come one level higher.
    return titled ? found : found.map((each) => (each.inText ? each : { ...each, level: each.level - 1 }))
  })
}

/** Whether one of its blocks shows the title of the page. */
export function showsTitle(page: { readonly blocks: readonly Block[] }): boolean {
  return page.blocks.some(({ type }) => TITLE_TYPES.includes(type))
}

/** What a schema says of headings in the data below it. */
type Part = {
  readonly heading?: number | undefined
  readonly fields?: readonly (readonly [name: string, part: Part])[]
  readonly items?: Part
}

const NOTHING: Part = {}
const parts = new WeakMap<z.core.$ZodType, Part>()

function partOf(schema: z.core.$ZodType): Part {
  const known = parts.get(schema) ?? readPart(schema)
  parts.set(schema, known)
  return known
}

function readPart(schema: z.core.$ZodType): Part {
  const bare = schemaAt(schema, []) ?? schema
  if (bare instanceof z.ZodArray) return { items: partOf(bare.element) }
  if (bare instanceof z.ZodObject)
    return { fields: Object.entries(bare.shape).map(([name, field]) => [name, partOf(field)]) }
  const heading = z.globalRegistry.get(bare)?.heading
  return typeof heading === 'number' ? { heading } : NOTHING
}

/** The types of block that show the title of a page. */
export const TITLE_TYPES: readonly string[] = Object.entries(blocks)
  .filter(([, schema]) => partOf(schema).fields?.some(([, { heading }]) => heading === 1))
  .map(([type]) => type)

function headingsIn(value: unknown, { heading, fields, items }: Part, path: FieldPath): readonly Heading[] {
  if (typeof value === 'string')
    return heading === undefined ? [] : [{ level: heading, words: value, path, inText: false }]
  if (Array.isArray(value))
    return items ? value.flatMap((item, index) => headingsIn(item, items, [...path, index])) : []
  if (typeof value !== 'object' || value === null) return []
  if ('markdown' in value && typeof value.markdown === 'string')
    return markdownHeadings(value.markdown).map((found) => ({ ...found, path, inText: true }))
  const inner = new Map(Object.entries(value))
  return (fields ?? []).flatMap(([name, part]) => headingsIn(inner.get(name), part, [...path, name]))
}
