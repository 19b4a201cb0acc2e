/** Rules between the fields of one block. They run in the link stage, once the fields are known to be sound. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'

export type RuleContext = {
  readonly config: SiteConfig
  /** The number of the day of the one clock, in UTC. */
  readonly today: number
  /** `path` leads to the field within the block, such as `['terms', 0, 'closing']`. */
  readonly report: (path: readonly PropertyKey[], finding: Finding) => void
}

export type BlockRules<Fields> = (block: Fields, context: RuleContext) => void
