/** Finds the headings of a page in its data. Schemas say which fields are headings; Markdown has its own. */
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
  /** The path of the text with the heading. */
  readonly path: FieldPath
  /** Whether it is in a Markdown text. */
  readonly inText: boolean
}

/** In the order of the page. */
export function outlineOf({ blocks: listed }: Pick<Page, 'blocks'>): readonly Heading[] {
  return listed.flatMap((block, index) => {
    const found = headingsIn(block, rulesOf(blocks[block.type]), ['blocks', index])
    const titled = found.some(({ level, inText }) => level <= 2 && !inText)
    // If a block has no title, the headings in it move up one level.
    return titled ? found : found.map((each) => (each.inText ? each : { ...each, level: each.level - 1 }))
  })
}

/** Whether a block shows the title of the page. */
export function showsTitle(page: { readonly blocks: readonly Block[] }): boolean {
  return page.blocks.some(({ type }) => TITLE_TYPES.includes(type))
}

/** Which fields of a schema are headings, and of which level. */
type HeadingRules = {
  readonly heading?: number | undefined
  readonly fields?: readonly (readonly [name: string, part: HeadingRules])[]
  readonly items?: HeadingRules
}

const NOTHING: HeadingRules = {}
const rules = new WeakMap<z.core.$ZodType, HeadingRules>()

function rulesOf(schema: z.core.$ZodType): HeadingRules {
  const known = rules.get(schema) ?? readRules(schema)
  rules.set(schema, known)
  return known
}

function readRules(schema: z.core.$ZodType): HeadingRules {
  const bare = schemaAt(schema, []) ?? schema
  if (bare instanceof z.ZodArray) return { items: rulesOf(bare.element) }
  if (bare instanceof z.ZodObject)
    return { fields: Object.entries(bare.shape).map(([name, field]) => [name, rulesOf(field)]) }
  const heading = z.globalRegistry.get(bare)?.heading
  return typeof heading === 'number' ? { heading } : NOTHING
}

/** The block types that show the title of the page. */
export const TITLE_TYPES: readonly string[] = Object.entries(blocks)
  .filter(([, schema]) => rulesOf(schema).fields?.some(([, { heading }]) => heading === 1))
  .map(([type]) => type)

function headingsIn(
  value: unknown,
  { heading, fields, items }: HeadingRules,
  path: FieldPath,
): readonly Heading[] {
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
