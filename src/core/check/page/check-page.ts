/** The checks that depend on nothing but the page, site.yaml and the clock. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { type Clock, type TimeSpan, WatchedClock } from '../../base/clock.ts'
import { memoize } from '../../base/memoize.ts'
import { type LanguageConfigs, prefixOf } from '../../site/languages.ts'
import { hiddenBy, type LinkedPage } from '../../site/site.ts'
import { runTextChecks } from '../text-checks/run-text-checks.ts'
import { factsAndDaysChecker } from '../texts/facts-and-days.ts'
import { countSpellings, type SpellingCounts } from '../texts/kept-spellings.ts'
import { lettersNotInFont } from '../texts/letters-not-in-font.ts'
import { spellingOf } from '../texts/misspelt.ts'
import { checkAnchors } from './anchors.ts'
import { checkBlockRules } from './block-rules.ts'
import { checkCalendarYears } from './calendar-years.ts'
import { checkCountsInHeadings } from './counted-headings.ts'
import { checkCountsInTexts } from './counted-texts.ts'
import { checkDeadlines } from './deadlines.ts'
import { checkDueDays } from './due-days.ts'
import { checkHeadings } from './headings.ts'
import { checkThings } from './not-on-page.ts'
import { checkNumberLists } from './number-lists.ts'
import { checkOpposites } from './opposite-lists.ts'
import type { PageCheck, PageContext } from './page-check.ts'
import { checkPictureWords } from './pictures.ts'
import { checkPopups } from './popups.ts'
import { checkPublishing } from './publishing.ts'
import { checkLetters, checkSignatures } from './swapped-letters.ts'
import { checkTitleAndDescription } from './title-and-description.ts'

/** They run in this order. A check may stand anywhere, unless the words above it say why it stands here. */
const CHECKS: readonly PageCheck[] = [
  checkAnchors,
  checkAliases,
  checkBlockRules,
  // It reads what `checkBlockRules` has found: a list with an error needs no warning.
  checkNumberLists,
  ({ source, clock, checkFactsAndDays, report }) => checkFactsAndDays(source, report, clock),
  ({ page, source, report }) => runTextChecks(page, source, report),
  checkPictureWords,
  checkHeadings,
  checkLetters,
  checkSignatures,
  ({ source, spelling, report }) => spelling.check(source, report),
  checkCountsInHeadings,
  checkCountsInTexts,
  checkCalendarYears,
  ({ source, config, report }) => checkDueDays(source, config.lang, report),
  checkThings,
  checkPopups,
  checkOpposites,
  checkPublishing,
  ifPublished(checkTitleAndDescription),
  ifPublished(checkDeadlines),
]

/** A draft has no such warnings, nor has a page before `publishFrom` or after `publishUntil`. */
function ifPublished(check: PageCheck): PageCheck {
  return (context) => {
    if (hiddenBy(context.page, context.clock) === undefined) check(context)
  }
}

export type PageChecks = {
  readonly found: readonly Diagnostic[]
  readonly spellings: SpellingCounts
  /** Those that the font of the site lacks. */
  readonly letters: string
  /** The time for which the findings stay the same. */
  readonly span: TimeSpan
}

/** Call it once for a site: it builds its patterns from site.yaml. `languages` are those of a site in several languages. */
export function pageChecker(
  ownConfig: SiteConfig,
  clock: Clock,
  languages: LanguageConfigs = new Map(),
): (linked: LinkedPage) => PageChecks {
  const factsAndDaysFor = memoize((config: SiteConfig) => factsAndDaysChecker(config))
  const spellings = memoize((config: SiteConfig) => spellingOf(config))
  const lettersIn = lettersNotInFont(ownConfig, languages)
  return (linked) => {
    const config = languages.get(prefixOf(languages, linked.route)) ?? ownConfig
    const found: Diagnostic[] = []
    const watched = new WatchedClock(clock)
    const context = {
      ...linked,
      config,
      languages,
      clock: watched,
      checkFactsAndDays: factsAndDaysFor(config),
      spelling: spellings(config),
      found,
      report: (diagnostic: Diagnostic) => void found.push(diagnostic),
    }
    for (const check of CHECKS) check(context)
    return {
      found,
      spellings: countSpellings(config, linked.source),
      letters: lettersIn(linked.source),
      span: watched.span,
    }
  }
}

function checkAliases({ page, route, traits: { anchors }, source, report }: PageContext): void {
  page.aliases?.forEach((alias, index) => {
    if (typeof alias === 'string' || alias.anchor === undefined || anchors.includes(alias.anchor)) return
    const finding = messages.brokenAnchor(alias.anchor, route, anchors)
    report({ ...finding, span: source.spanOf(['aliases', index, 'anchor']) })
  })
}
