/** The names of all fields of all schemas. */
import * as blocks from '../../../schema/blocks.ts'
import { page } from '../../../schema/page.ts'
import { site } from '../../../schema/site.ts'
import { allFieldsOf } from '../base/schema-at.ts'

let names: readonly string[] | undefined

/** Collected on the first call: only mistakes need it. */
export function fieldNames(): readonly string[] {
  names ??= [...new Set([page, site, ...Object.values(blocks)].flatMap((schema) => [...allFieldsOf(schema)]))]
  return names
}

/** The first field name in a text. YAML may have joined several lines into one text. */
export function fieldIn(words: string): string | undefined {
  const found = [...words.matchAll(/(?<!\S)([a-z]\w*):(?=\s)/g)].map(([, name = '']) => name)
  return found.find((name) => fieldNames().includes(name))
}
