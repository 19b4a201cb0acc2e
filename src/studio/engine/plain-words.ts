/** Which texts are words for people, and not names, addresses or codes that a view works with. */
import { z } from 'zod'
import type { Schema } from '../../core/base/schema-at.ts'

/** `schema` is without wrappers, as `schemaAt` gives it. */
export function isPlainWords(schema: Schema | undefined): boolean {
  if (!(schema instanceof z.ZodString) || z.globalRegistry.get(schema)?.names !== undefined) return false
  const checks = schema._zod.def.checks ?? []
  return checks.every((check) => check._zod.def.check !== 'string_format')
}
