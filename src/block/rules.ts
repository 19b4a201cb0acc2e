/** Rules between the fields of one block. The check stage runs them after the fields have been validated. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'

export type RuleContext = {
  readonly config: SiteConfig
  /** The number of the present day, in UTC. */
  readonly today: number
  /** `path` leads to the field within the block, such as `['periods', 0, 'end']`. */
  readonly report: (path: readonly PropertyKey[], finding: Finding, spot?: RuleSpot) => void
  /** The lines of the value at such a path. `comment`: whether one stands right above it. */
  readonly linesOf: (path: readonly PropertyKey[]) => Lines
  /** What the author wrote at such a path. */
  readonly written: (path: readonly PropertyKey[]) => string
}

export type Lines = { readonly first: number; readonly last: number; readonly comment: boolean }

/** What of the field a finding is about, if it is not its value, and what the author surely meant. */
export type RuleSpot = {
  readonly isName?: boolean
  readonly meant?: string | undefined
  /** The names that it can have instead. */
  readonly known?: readonly string[]
  /** Other names of the same group with the same slip, and what they mean. */
  readonly others?: readonly (readonly [name: string, meant: string])[]
  /** The values with the slip, each with its path within the block, and what they mean. */
  readonly values?: readonly (readonly [path: readonly PropertyKey[], meant: string])[]
}

export type BlockRules<Fields> = (block: Fields, context: RuleContext) => void
