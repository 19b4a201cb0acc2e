/** Checks site.yaml: menus, chains, contacts, countdown, words, spelling. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { asColour, contrast, READABLE, readableOn } from '../../../block/colour.ts'
import { DAY_LENGTH } from '../../../block/day.ts'
import { PALETTES } from '../../../block/palettes.ts'
import { backgroundsOf } from '../../../block/theme.ts'
import { DEFAULT_WORDS, wordsIn } from '../../../block/words.ts'
import { ADJUSTABLE } from '../../../diagnostics/adjustable.ts'
import { certain } from '../../../diagnostics/certain.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { contactUris } from '../../site/contact-uris.ts'
import { viewsOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'
import { fieldSpot } from '../../yaml/spot.ts'
import { checkPagesOf } from '../across-pages/translated-pages.ts'
import { countSpellings, type SpellingCounts } from '../texts/kept-spellings.ts'
import { checkChains } from './chains.ts'
import { checkContacts } from './contacts.ts'
import { checkCountdown } from './countdown.ts'
import { checkCurrency } from './currency.ts'
import { checkMenuPages } from './menu-pages.ts'
import { checkHeader, checkListsOf } from './menus.ts'
import { checkNetworks } from './networks.ts'
import { checkOwnFigures } from './own-figures.ts'
import { checkOwnNames } from './own-names.ts'
import { checkOwnValues } from './own-values.ts'
import { checkSameLinks } from './same-links.ts'
import { checkShares } from './shares.ts'
import { checkTimeZone } from './time-zone.ts'
import { checkOwnWords } from './words.ts'
import { checkYears } from './years.ts'

/** `meant`: the value that the author surely meant. */
type ReportAt = (path: FieldPath, finding: Finding, meant?: string) => void

/** `spellings` are the counts of the pages. */
export function checkConfig(site: Site, spellings: readonly SpellingCounts[], report: Report): void {
  const source = site.configSource
  const reportAt: ReportAt = (path, finding, meant) => {
    const spot = fieldSpot(source, path, String(valueAt(source.value, path)))
    report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  }
  const reportAtName: ReportAt = (path, finding) => report({ ...finding, span: source.spanOfKey(path) })
  checkHeader(site.config, reportAt)
  checkMenuPages(site, site.config, reportAt, report)
  checkChains(site.config, site, reportAt)
  checkContacts(site, report)
  checkTimeZone(site, report)
  checkSameLinks(site, reportAt)
  checkCurrency(site.config, reportAt)
  checkYears(site, reportAt)
  checkShares(site, reportAt)
  checkFooterContacts(site.config, site.config, reportAt)
  checkSecurity(site, reportAt)
  checkCountdown(site, reportAt)
  checkLanguage(site.config, reportAt)
  checkColours(site.config, reportAt)
  checkNetworks(site.config, [], source, report)
  checkOwnWords(site.config, ['words'], source, report)
  checkSettings(site.config, reportAtName)
  checkSpelling(site, spellings, reportAtName)
  for (const view of viewsOf(site)) if (view !== site) checkLanguageOf(view, reportAt, reportAtName, report)
}

/** Checks the settings of another language, and whether it has all pages. */
function checkLanguageOf(site: Site, reportAt: ReportAt, reportAtName: ReportAt, report: Report): void {
  const { config, languages, prefix } = site
  const name = prefix.slice(1)
  const at = ['languages', name]
  const main = languages.get('') ?? config
  const own = main.languages?.[name] ?? {}
  const below: (report: ReportAt) => ReportAt = (report) => (path, finding, meant) =>
    report([...at, ...path], finding, meant)
  checkHeader(own, below(reportAt))
  checkChains(own, site, below(reportAt), at)
  checkFooterContacts(own, config, below(reportAt))
  for (const group of ['contacts', 'facts', 'links']) checkOwnNames(group, site, own, main, report)
  checkMenuPages(site, own, below(reportAt), report)
  checkListsOf(site, own, main, below(reportAtName))
  checkOwnValues(site, own, main, below(reportAtName))
  checkOwnFigures(own, main, at, site.configSource, report)
  checkNetworks(own, at, site.configSource, report)
  checkOwnWords(own, [...at, 'words'], site.configSource, report)
  checkLanguage(config, (_, finding) => reportAtName(at, finding), name)
  checkPagesOf(site, at, report)
}

function checkFooterContacts(
  { footer }: Pick<SiteConfig, 'footer'>,
  { contacts }: SiteConfig,
  reportAt: ReportAt,
): void {
  footer?.contacts?.forEach((name, index) => {
    if (!Object.hasOwn(contacts ?? {}, name))
      reportContact(['footer', 'contacts', index], name, contacts, reportAt)
  })
}

function reportContact(
  at: FieldPath,
  name: string,
  contacts: SiteConfig['contacts'] = {},
  reportAt: ReportAt,
): void {
  const known = Object.keys(contacts)
  reportAt(at, messages.unknownContact(name, contacts), certain(name, known))
}

const MONTH = 30 * DAY_LENGTH

function checkSecurity({ config: { security, contacts = {} }, now }: Site, reportAt: ReportAt): void {
  if (!security) return
  const { expires } = security
  security.contacts.forEach((name, index) => {
    const contact = contacts[name]
    const at = ['security', 'contacts', index]
    if (!contact) reportContact(at, name, contacts, reportAt)
    else if (contactUris(contact).length === 0) reportAt(at, messages.contactSilent(name))
  })
  const left = Date.parse(expires) - now.getTime()
  if (left < MONTH) reportAt(['security', 'expires'], messages.securityExpires(expires, left <= 0))
}

function checkLanguage({ lang, words = {} }: SiteConfig, reportAt: ReportAt, name?: string): void {
  const missing = Object.keys(DEFAULT_WORDS).filter((name) => words[name] === undefined)
  if (!wordsIn(lang) && missing.length > 0)
    reportAt(['lang'], messages.languageWithoutWords(lang, missing, name))
}

function checkColours({ theme }: SiteConfig, reportAt: ReportAt): void {
  if (!theme) return
  const palette = PALETTES[theme.palette ?? 'neutral']
  const schemes = [
    { path: ['theme'], own: theme, background: 'light', towards: '#000000' },
    { path: ['theme', 'dark'], own: theme.dark, background: 'dark', towards: '#ffffff' },
  ] as const
  for (const { path, own, background, towards } of schemes)
    for (const name of ['brand', 'accent'] as const) {
      const colour = own?.[name] && asColour(own[name])
      if (!colour) continue
      const backgrounds = backgroundsOf(palette[background])
      const ratio = Math.min(...backgrounds.map((each) => contrast(colour, each)))
      if (ratio < READABLE)
        reportAt(
          [...path, name],
          messages.colourContrast(colour, ratio, background, readableOn(colour, backgrounds, towards)),
        )
    }
}

function checkSettings({ checks }: SiteConfig, reportAt: ReportAt): void {
  for (const code of Object.keys(checks ?? {})) {
    if (!ADJUSTABLE.has(code)) reportAt(['checks', code], messages.unknownCheck(code, [...ADJUSTABLE]))
  }
}

/** Notes each word with an odd spelling on purpose, and how many texts use it. */
function checkSpelling(
  { config, configSource }: Site,
  pages: readonly SpellingCounts[],
  reportAt: ReportAt,
): void {
  const counts = [countSpellings(config, configSource), ...pages]
  for (const [word, usual] of Object.entries(config.spelling ?? {})) {
    const placesOf = (each: string) => counts.reduce((sum, own) => sum + (own[each] ?? 0), 0)
    reportAt(['spelling', word], messages.oddSpelling(word, usual, placesOf(word), placesOf(usual)))
  }
}
