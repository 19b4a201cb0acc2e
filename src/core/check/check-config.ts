/** Rules of site.yaml: menus, chains, contacts, countdown, words, spelling. */
import type { SiteConfig } from '../../../schema/site.ts'
import { DEFAULT_WORDS } from '../../block/words.ts'
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { ADJUSTABLE } from '../../diagnostics/severities.ts'
import type { FieldPath } from '../base/field-path.ts'
import { waysTo } from '../site/security-txt.ts'
import type { Site } from '../site/site.ts'
import { checkContacts } from './check-contacts.ts'
import { momentFinding } from './page/publishing.ts'
import { countSpellings, type SpellingCounts } from './page/spelling.ts'

type Tell = (path: FieldPath, finding: Finding) => void

/** `spellings` are those of the pages. */
export function checkConfigRules(site: Site, spellings: readonly SpellingCounts[], report: Report): void {
  const tell: Tell = (path, finding) => report({ ...finding, span: site.configSource.spanOf(path) })
  const tellOfName: Tell = (path, finding) => report({ ...finding, span: site.configSource.spanOfKey(path) })
  checkHeader(site, tell)
  checkChains(site, tell)
  checkContacts(site, report)
  checkFooterContacts(site.config, tell)
  checkSecurity(site, tell)
  checkCountdown(site, tell)
  checkWords(site.config, tellOfName)
  checkSettings(site.config, tellOfName)
  checkSpelling(site, spellings, tellOfName)
}

function checkHeader({ config }: Site, tell: Tell): void {
  config.header.forEach((entry, index) => {
    if (!entry.href && !entry.links) tell(['header', index], messages.menuEntryEmpty())
    if (entry.links && !entry.title) tell(['header', index], messages.menuTitleMissing())
  })
}

function checkChains({ config, addressOf }: Site, tell: Tell): void {
  for (const [name, links] of Object.entries(config.chains ?? {})) {
    links.forEach(({ href }, index) => {
      const { address } = addressOf(href)
      if (address && address.kind !== 'page')
        tell(['chains', name, index, 'href'], messages.chainPageOutside())
    })
  }
}

function checkFooterContacts({ footer, contacts }: SiteConfig, tell: Tell): void {
  const known = Object.keys(contacts ?? {})
  footer?.contacts?.forEach((name, index) => {
    if (!known.includes(name)) tell(['footer', 'contacts', index], messages.unknownContact(name, known))
  })
}

const MONTH = 30 * 86_400_000

function checkSecurity({ config: { security, contacts = {} }, now }: Site, tell: Tell): void {
  if (!security) return
  const { expires } = security
  security.contacts.forEach((name, index) => {
    const contact = contacts[name]
    const at = ['security', 'contacts', index]
    if (!contact) tell(at, messages.unknownContact(name, Object.keys(contacts)))
    else if (waysTo(contact).length === 0) tell(at, messages.contactSilent(name))
  })
  const left = Date.parse(expires) - now.getTime()
  if (left < MONTH) tell(['security', 'expires'], messages.securityExpires(expires, left <= 0))
}

function checkCountdown({ config: { countdown }, table, now }: Site, tell: Tell): void {
  if (!countdown) return
  for (const field of ['start', 'target'] as const) {
    const finding = momentFinding(countdown[field])
    if (finding) tell(['countdown', field], finding)
  }
  const [start, target] = [Date.parse(countdown.start), Date.parse(countdown.target)]
  if (start > target) tell(['countdown', 'start'], messages.countdownReversed())
  if (target <= now.getTime()) tell(['countdown', 'target'], messages.countdownOver(countdown.target))
  countdown.hideOn?.forEach((route, index) => {
    if (!table.find(route)) tell(['countdown', 'hideOn', index], messages.brokenLink(route, table.routes))
  })
}

function checkWords({ words }: SiteConfig, tell: Tell): void {
  const known = Object.keys(DEFAULT_WORDS)
  for (const name of Object.keys(words ?? {})) {
    if (!known.includes(name)) tell(['words', name], messages.unknownWord(name, known))
  }
}

function checkSettings({ checks }: SiteConfig, tell: Tell): void {
  for (const code of Object.keys(checks ?? {})) {
    if (!ADJUSTABLE.has(code)) tell(['checks', code], messages.unknownCheck(code, [...ADJUSTABLE.keys()]))
  }
}

/** Words that are spelt oddly on purpose are named, with how many texts use them. */
function checkSpelling({ config, configSource }: Site, pages: readonly SpellingCounts[], tell: Tell): void {
  const counts = [countSpellings(config, configSource), ...pages]
  for (const [word, usual] of Object.entries(config.spelling ?? {})) {
    const places = counts.reduce((sum, each) => sum + (each[word] ?? 0), 0)
    tell(['spelling', word], messages.oddSpelling(word, usual, places))
  }
}
