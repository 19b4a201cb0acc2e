/** Whether a text in Markdown is shown on one line, such as an entry of a checklist. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import { site } from '../../../../schema/site.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'

/** `value` is the data of a page or of site.yaml. */
export function isOneLine(value: unknown, path: FieldPath): boolean {
  const type = path[0] === 'blocks' ? valueAt(value, [...path.slice(0, 2), 'type']) : undefined
  const block = Object.entries(blocks).find(([name]) => name === type)?.[1]
  const schema = block ? schemaAt(block, path.slice(2)) : schemaAt(site, path)
  return schema !== undefined && z.globalRegistry.get(schema)?.isOneLine === true
}
