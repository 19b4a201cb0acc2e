/** The checks that depend on nothing but the page, site.yaml and the clock. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { type Clock, type TimeSpan, WatchedClock } from '../../base/clock.ts'
import { memoize } from '../../base/memoize.ts'
import { type LanguageConfigs, prefixOf } from '../../site/languages.ts'
import { hiddenBy, type LinkedPage } from '../../site/site.ts'
import { countSpellings, type SpellingCounts } from '../texts/kept-spellings.ts'
import { lettersNotInFont } from '../texts/letters-not-in-font.ts'
import { spellingOf } from '../texts/misspelt.ts'
import { textChecks } from '../texts/texts.ts'
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
import { checkPictureWords } from './pictures.ts'
import { checkPopups } from './popups.ts'
import { checkPublishing } from './publishing.ts'
import { checkLooks } from './run-looks.ts'
import { checkLetters, checkSignatures } from './swapped-letters.ts'
import { checkTitleAndDescription } from './title-and-description.ts'

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
  const textsOf = memoize((config: SiteConfig) => textChecks(config))
  const spelling = memoize((config: SiteConfig) => spellingOf(config))
  const lettersIn = lettersNotInFont(ownConfig, languages)
  return (linked) => {
    const { source, page, route } = linked
    const config = languages.get(prefixOf(languages, route)) ?? ownConfig
    const checkTexts = textsOf(config)
    const { check: checkSpelling, isSlip } = spelling(config)
    const found: Diagnostic[] = []
    const report: Report = (diagnostic) => found.push(diagnostic)
    const watched = new WatchedClock(clock)
    checkAnchors(linked, report)
    checkAliases(linked, report)
    checkBlockRules(page, source, { config, clock: watched }, report)
    checkNumberLists(page, source, found, report)
    checkTexts(source, report, watched)
    checkLooks(page, [], source, report)
    checkPictureWords(page, source, report)
    checkHeadings(linked, report)
    checkLetters(linked, config, isSlip, report)
    checkSignatures(linked, config, report)
    checkSpelling(source, report)
    checkCountsInHeadings(linked, config.lang, report)
    checkCountsInTexts(linked, config.lang, report)
    checkCalendarYears(linked, report)
    checkDueDays(source, config.lang, report)
    checkThings(linked, report)
    checkPopups(linked, report)
    checkOpposites(page, source, report)
    checkPublishing(linked, config.timezone, watched, report)
    if (hiddenBy(page, watched) === undefined) {
      checkTitleAndDescription(config, { languages }, linked, report)
      checkDeadlines(linked, watched, report)
    }
    return {
      found,
      spellings: countSpellings(config, source),
      letters: lettersIn(source),
      span: watched.span,
    }
  }
}

function checkAliases({ page, route, traits: { anchors }, source }: LinkedPage, report: Report): void {
  page.aliases?.forEach((alias, index) => {
    if (typeof alias === 'string' || alias.anchor === undefined || anchors.includes(alias.anchor)) return
    const finding = messages.brokenAnchor(alias.anchor, route, anchors)
    report({ ...finding, span: source.spanOf(['aliases', index, 'anchor']) })
  })
}
