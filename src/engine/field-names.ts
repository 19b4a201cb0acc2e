/** The names of all fields that there are. */
import * as blocks from '../../schema/blocks.ts'
import { page } from '../../schema/page.ts'
import { site } from '../../schema/site.ts'
import { allFieldsOf } from './schema-at.ts'

let names: readonly string[] | undefined

/** Found out when it is first asked for: only mistakes need it. */
export function fieldNames(): readonly string[] {
  names ??= [...new Set([page, site, ...Object.values(blocks)].flatMap((schema) => [...allFieldsOf(schema)]))]
  return names
}
