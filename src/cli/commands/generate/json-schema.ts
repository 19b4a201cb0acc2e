/** JSON Schemas for editors, made from the zod schemas that validate pages. */
import { page, snippet } from '../../../../schema/page.ts'
import { site } from '../../../../schema/site.ts'
import { DEFAULT_WORDS } from '../../../block/words.ts'
import { explanationOf } from '../../explain/explanations.ts'
import { adjustableCodes } from './adjustable.ts'
import { convert, inJson, type JsonSchema } from './editors/as-yaml.ts'
import { withBlocks } from './editors/blocks.ts'
import { PAGE_SNIPPETS } from './editors/snippets.ts'
import type { Generated } from './generated.ts'

export function schemas(): readonly Generated[] {
  const whole = { ...withBlocks(page), defaultSnippets: PAGE_SNIPPETS }
  return [
    { path: 'schema/page.schema.json', text: inJson(whole) },
    { path: 'schema/snippet.schema.json', text: inJson(withBlocks(snippet)) },
    { path: 'schema/site.schema.json', text: inJson(siteSchema()) },
  ]
}

/** Lists the names that `checks` and `words` may have, each with its meaning. */
function siteSchema(): JsonSchema {
  const whole = convert(site)
  const { checks, words } = whole.properties ?? {}
  name(checks, adjustableCodes, (code) => explanationOf(code)?.what)
  const defaults = new Map(Object.entries(DEFAULT_WORDS))
  name(words, [...defaults.keys()], (word) => `Instead of: ${defaults.get(word)}`)
  return whole
}

/** Gives each name of a record its own field. All fields have the schema of the record's values. */
function name(
  record: JsonSchema | boolean | undefined,
  names: readonly string[],
  meaning: (name: string) => string | undefined,
): void {
  if (typeof record !== 'object') return
  const { additionalProperties: value } = record
  if (typeof value !== 'object') return
  record.properties = Object.fromEntries(
    names.map((each) => [each, { ...value, description: meaning(each) }]),
  )
  record.additionalProperties = false
  delete record.propertyNames
}
