/** Data to typed pages. Nothing after this stage is unknown. */
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
import { type SiteConfig, site as siteSchema } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { schemaAt } from '../base/schema-at.ts'
import { valueAt } from '../base/value-at.ts'
import { ownBlocks, type WrittenBlock } from '../load/snippets/snippets.ts'
import { checkColumns } from '../load/tables/check-columns.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { unknownType, withoutType } from './block-type.ts'
import { type OutsideField, outsideFields } from './field-outside-block.ts'
import { type Conventions, interpolate, type SiteValues } from './interpolate.ts'
import type { Validation } from './validation.ts'
import { translate } from './zod-issues.ts'

/**
 * Whether the site is written in a version that is known here: in another one fields may mean something else, so
 * nothing more is to be said of it.
 */
export function isKnownVersion(source: SourceFile, report: Report): boolean {
  const version = valueAt(source.value, ['schemaVersion'])
  if (typeof version !== 'string' || version === '' || version === '1') return true
  report({ ...messages.unknownSchemaVersion(version), span: source.spanOf(['schemaVersion']) })
  return false
}

/** The validated site.yaml, or `undefined` if anything in it was refused. */
export function validateSite(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
): SiteConfig | undefined {
  if (source.value === undefined) return undefined
  const { value } = interpolate(source, values, report)
  const { conventions } = values ?? {}
  const part = { source, at: [], value, schema: siteSchema, name: 'site.yaml', conventions }
  return check(part, siteSchema, report)
}

/** The validated page, or `undefined` if anything in it was refused. */
export function validatePage(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
  parts: readonly (WrittenBlock | undefined)[] = ownBlocks(source),
): Page | undefined {
  if (source.value === undefined) return undefined
  const { value: written, complete } = interpolate(source, values, report)
  const lost = outsideFields(written, source)
  for (const { diagnostic } of lost) report(diagnostic)
  const value = lost.length === 0 ? written : without(written, lost)
  const { conventions } = values ?? {}
  const part = { source, at: [], value, schema: pageSchema, name: 'The page', conventions }
  const fields = check(part, pageSchema, report)
  // A block that lost a field has been told of: what else it lacks follows from that.
  const whole = parts.map((part, index) => (lost.some((field) => field.block === index) ? undefined : part))
  const blocks = validateBlocks(value, whole, conventions, report)
  return complete && fields && blocks && lost.length === 0 ? { ...fields, blocks } : undefined
}

function without(value: unknown, lost: readonly OutsideField[]): object {
  return Object.fromEntries(
    Object.entries(Object(value)).filter(([key]) => lost.every(({ name }) => name !== key)),
  )
}

/** Whether nothing in a snippet was refused. */
export function validateSnippet(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
  parts: readonly (WrittenBlock | undefined)[],
): boolean {
  if (source.value === undefined) return false
  const { value, complete } = interpolate(source, values, report)
  const part = { source, at: [], value, schema: snippetSchema, name: 'The snippet' }
  const fields = check(part, snippetSchema, report)
  const blocks = validateBlocks(value, parts, values?.conventions, report)
  return complete && fields !== undefined && blocks !== undefined
}

/** `parts` say where each block of the value stands. A block that could not be had was reported as such. */
function validateBlocks(
  value: unknown,
  parts: readonly (WrittenBlock | undefined)[],
  conventions: Conventions | undefined,
  report: Report,
): readonly Block[] | undefined {
  const listed = valueAt(value, ['blocks'])
  if (!Array.isArray(listed)) return undefined
  const valid = parts.map(
    (part, index) => part && validateBlock({ ...part, value: listed[index] }, conventions, report),
  )
  const complete = valid.filter((block) => block !== undefined)
  return complete.length === valid.length ? complete : undefined
}

function validateBlock(
  { value, at, source, rows }: WrittenBlock,
  conventions: Conventions | undefined,
  report: Report,
): Block | undefined {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  if (typeof type !== 'string') return void report(withoutType(value, at, source))
  if (!isBlockType(type)) return void report(unknownType(type, Object(value), at, source))
  const fits = rows.map(({ path, table }) =>
    checkColumns(table, String(path.at(-1)), schemaAt(blocks[type], path.slice(at.length)), report),
  )
  if (fits.includes(false)) return undefined
  const part = { source, at, value, schema: blocks[type], name: `The block \`${type}\``, conventions }
  return checkBlock(part, type, report)
}

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blocks, type)
}

/** One schema a type: the registry is the module itself, so the type of the result follows from the name. */
function checkBlock<Type extends BlockType>(part: Validation, type: Type, report: Report): Block | undefined {
  const schemas: SchemasOf<typeof blocks> = blocks
  return check(part, schemas[type], report)
}

function check<Output>(part: Validation, schema: z.ZodType<Output>, report: Report): Output | undefined {
  const result = schema.safeParse(part.value)
  if (result.success) return result.data
  return void translate(result.error.issues, part, report)
}
