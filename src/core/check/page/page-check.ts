/** A check of one page: it gets the page with all that it may ask, and reports what it finds. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts'
import type { Clock } from '../../base/clock.ts'
import type { LanguageConfigs } from '../../site/languages.ts'
import type { LinkedPage } from '../../site/site.ts'
import type { CheckSource } from '../texts/facts-and-days.ts'
import type { Spelling } from '../texts/misspelt.ts'

export type PageCheck = (context: PageContext) => void

export type PageContext = LinkedPage & {
  /** The settings in the language of the page. */
  readonly config: SiteConfig
  /** Those of a site in several languages. */
  readonly languages: LanguageConfigs
  readonly clock: Clock
  /** Made once for all pages with these settings. */
  readonly checkFactsAndDays: CheckSource
  readonly spelling: Spelling
  /** What the checks before this one have reported. */
  readonly found: readonly Diagnostic[]
  readonly report: Report
}
