/** Rules between the fields of one block. The check stage runs them after the fields have been validated. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'

export type RuleContext = {
  readonly config: SiteConfig
  /** The number of the present day, in UTC. */
  readonly today: number
  /** `path` leads to the field within the block, such as `['periods', 0, 'end']`. */
  readonly report: (path: readonly PropertyKey[], finding: Finding) => void
}

export type BlockRules<Fields> = (block: Fields, context: RuleContext) => void
