/** Validates data against the schemas. All later stages work with typed pages. */
import type { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import {
  type Block,
  type BlockType,
  type Page,
  page as pageSchema,
  type SchemasOf,
  snippet as snippetSchema,
} from '../../../schema/page.ts'
import { type SiteConfig, site as siteSchema, VERSION } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { fieldsOf, schemaAt } from '../base/schema-at.ts'
import { valueAt } from '../base/value-at.ts'
import { ownBlocks, type WrittenBlock } from '../load/snippets/snippets.ts'
import { checkColumns } from '../load/tables/check-columns.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { type FieldOutsideBlock, fieldsOutsideBlocks } from './fields/field-outside-block.ts'
import { interpolate, type SiteValues, valuesFor } from './interpolate.ts'
import { columnsOf, unknownType, withoutType } from './kinds/block-type.ts'
import type { SchemaInput } from './schema-input.ts'
import { reportIssues } from './zod-issues.ts'

/**
 * Reports an unknown or old `schemaVersion`. Fields may mean something else in another version, so the caller must not check
 * anything else.
 */
export function isKnownVersion(source: SourceFile, report: Report): boolean {
  const version = valueAt(source.value, ['schemaVersion'])
  if (typeof version !== 'string' || version === '' || version === VERSION) return true
  const isOld = /^[1-9]$/.test(version) && version < VERSION
  const finding = isOld ? messages.oldSchemaVersion : messages.unknownSchemaVersion
  report({ ...finding(version, VERSION), span: source.spanOf(['schemaVersion']) })
  return false
}

/** The validated site.yaml, or `undefined` if it has mistakes. */
export function validateSite(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
): SiteConfig | undefined {
  if (source.value === undefined) return undefined
  const { value } = interpolate(source, values, report)
  const input = { source, at: [], value, schema: siteSchema, name: 'site.yaml', values }
  return check(input, siteSchema, report)
}

/** The validated page, or `undefined` if it has mistakes. */
export function validatePage(
  source: SourceFile,
  all: SiteValues | undefined,
  reportAll: Report,
  written: readonly (WrittenBlock | undefined)[] = ownBlocks(source),
): Page | undefined {
  if (source.value === undefined) return undefined
  const report = languageOnce(reportAll)
  const values = valuesFor(source.path, all)
  const { value: filled, complete } = interpolate(source, values, report)
  const lost = fieldsOutsideBlocks(filled, source)
  for (const { diagnostic } of lost) report(diagnostic)
  const value = lost.length === 0 ? filled : without(filled, lost)
  const moved = movedIntoBlocks(value)
  const input = { source, at: [], value, schema: pageSchema, name: 'The page', values, moved }
  const fields = check(input, pageSchema, report)
  // What a block with a lost field lacks follows from that, and is not reported.
  const whole = written.map((block, index) =>
    lost.some((field) => field.block === index) ? undefined : block,
  )
  const blocks = validateBlocks(value, whole, { values, moved }, report)
  return complete && fields && blocks && lost.length === 0 ? { ...fields, blocks } : undefined
}

/** Translations beside the texts are reported once for the page. */
function languageOnce(report: Report): Report {
  let isTold = false
  return (diagnostic) => {
    const isLanguage = diagnostic.advice?.is === 'another language'
    if (!isLanguage || !isTold) report(diagnostic)
    isTold ||= isLanguage
  }
}

/** What a block is checked with, besides its own data. */
type Around = Pick<SchemaInput, 'values' | 'moved'>

/** Fields that the page lacks, and that stand in a block whose type has no such field. */
function movedIntoBlocks(value: unknown): readonly string[] {
  const listed: unknown = valueAt(value, ['blocks'])
  const lacking = ['title', 'description'].filter((name) => valueAt(value, [name]) === undefined)
  return lacking.filter((name) =>
    (Array.isArray(listed) ? listed : []).some((block) => {
      const type = String(valueAt(block, ['type']))
      const isThere = isBlockType(type) && valueAt(block, [name]) !== undefined
      return isThere && !fieldsOf(blocks[type]).includes(name)
    }),
  )
}

function without(value: unknown, lost: readonly FieldOutsideBlock[]): object {
  return Object.fromEntries(
    Object.entries(Object(value)).filter(([key]) => lost.every(({ name }) => name !== key)),
  )
}

/** Whether a snippet has no mistakes. */
export function validateSnippet(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
  written: readonly (WrittenBlock | undefined)[],
): boolean {
  if (source.value === undefined) return false
  const { value, complete } = interpolate(source, values, report)
  const input = { source, at: [], value, schema: snippetSchema, name: 'The snippet' }
  const fields = check(input, snippetSchema, report)
  const blocks = validateBlocks(value, written, { values }, report)
  return complete && fields !== undefined && blocks !== undefined
}

/** `written` says where each block comes from. A block that cannot be read has been reported. */
function validateBlocks(
  value: unknown,
  written: readonly (WrittenBlock | undefined)[],
  around: Around,
  report: Report,
): readonly Block[] | undefined {
  const listed = valueAt(value, ['blocks'])
  if (!Array.isArray(listed)) return undefined
  const valid = written.map(
    (block, index) => block && validateBlock({ ...block, value: listed[index] }, around, report),
  )
  const complete = valid.filter((block) => block !== undefined)
  return complete.length === valid.length ? complete : undefined
}

function validateBlock(
  { value, at, source, rows }: WrittenBlock,
  around: Around,
  report: Report,
): Block | undefined {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  if (typeof type !== 'string') return void report(withoutType(value, at, source))
  if (!isBlockType(type)) return void report(unknownType(type, Object(value), at, source))
  const fits = rows.map(({ path, table }) =>
    checkColumns(
      table,
      String(path.at(-1)),
      schemaAt(blocks[type], path.slice(at.length)),
      columnsOf(value),
      (found) => report({ ...found, list: source.spanOf(path) }),
    ),
  )
  if (fits.includes(false)) return undefined
  const input = { source, at, value, schema: blocks[type], name: `The block \`${type}\``, ...around }
  return checkBlock(input, type, report)
}

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blocks, type)
}

/** The registry of schemas is the module itself, so TypeScript knows the result for each type. */
function checkBlock<Type extends BlockType>(
  input: SchemaInput,
  type: Type,
  report: Report,
): Block | undefined {
  const schemas: SchemasOf<typeof blocks> = blocks
  return check(input, schemas[type], report)
}

function check<Output>(input: SchemaInput, schema: z.ZodType<Output>, report: Report): Output | undefined {
  const result = schema.safeParse(input.value)
  if (result.success) return result.data
  return void reportIssues(result.error.issues, input, report)
}
