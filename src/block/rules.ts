/** Rules between the fields of one block. The check stage runs them after the fields have been validated. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'

export type RuleContext = {
  readonly config: SiteConfig
  /** The number of the present day, in UTC. */
  readonly today: number
  /** Whether the whole block is marked `!todo`: its days and hours are examples. */
  readonly isStandIn: () => boolean
  /** `path` leads to the field within the block, such as `['periods', 0, 'end']`. A list is marked at its first line. */
  readonly report: (path: readonly PropertyKey[], finding: Finding, spot?: RuleSpot) => void
  /** The lines of the value at such a path. `comment` stands right above it. */
  readonly linesOf: (path: readonly PropertyKey[]) => Lines
  /** What the author wrote at such a path. */
  readonly written: (path: readonly PropertyKey[]) => string
  /** The characters right before and behind it: in a table, what separates its cells. */
  readonly around: (path: readonly PropertyKey[]) => string
}

export type Lines = { readonly first: number; readonly last: number; readonly comment: string }

export type RuleSpot = {
  /** Whether it is about the names of fields, not about their values. */
  readonly isName?: boolean
  /** What the author surely meant at each path within the block. If one of them is in doubt, nothing is fixed. */
  readonly meant?: readonly (readonly [path: readonly PropertyKey[], meant: string | undefined])[]
}

export type BlockRules<Fields> = (block: Fields, context: RuleContext) => void
