/** How severe the findings of each code are. */
import type { Severity } from './diagnostic.ts'
import * as messages from './messages.ts'

/** Each code with its severity, sorted by code. */
export const SEVERITIES: ReadonlyMap<string, Severity> = new Map(
  Object.values(messages)
    .map(({ code, severity }) => [code, severity] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
