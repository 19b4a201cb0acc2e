/** Checks a whole site: links, anchors, pictures, and the rules between fields. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { linksIn, type PlacedLink } from '../site/links.ts'
import { NONE_POSSIBLE } from '../site/possible-addresses.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { fieldSpot } from '../yaml/spot.ts'
import { checkAcrossPages } from './across-pages/across-pages.ts'
import { checkPictures, type Inspect } from './check-pictures.ts'
import { type Checker, newChecker, type WrapChecker } from './checker.ts'
import { checkConfig } from './config/check-config.ts'
import { checkLinks, checkNamedLink } from './links/check-links.ts'
import { checkLettersOfFont } from './texts/letters-not-in-font.ts'

/** `pages` are all valid pages, published or not. Most of them may have traits only, and no blocks in memory. */
export function checkSite(
  site: Site,
  pages: readonly LinkedPage[],
  inspect: Inspect,
  report: Report,
  wrap: WrapChecker = (checker) => checker,
): void {
  let hasErrors = false
  const reportAndNote: Report = (diagnostic) => {
    hasErrors ||= diagnostic.severity === 'error'
    report(diagnostic)
  }
  const checker = wrap(newChecker(site, inspect), site, pages)
  checkConfigLinks(site, checker, reportAndNote)
  checker.checkConfigTexts().forEach(reportAndNote)
  const letters: string[] = []
  const spellings = pages.map((page) => {
    const checked = checker.checkPage(page)
    checked.found.forEach(reportAndNote)
    letters.push(checked.letters)
    return checked.spellings
  })
  const links = pages.map((page) => {
    const { found, to, out } = checker.checkLinks(page)
    found.forEach(reportAndNote)
    return { to, out }
  })
  checkConfig(site, spellings, report)
  checkLettersOfFont(site, pages, letters, report)
  // Where a page with mistakes links to is unknown.
  const { routes, unread, possible } = site.table
  const complete =
    !hasErrors && unread.length === 0 && pages.length === routes.length && possible === NONE_POSSIBLE
  // A picture that is not used may be meant for the place of one that is damaged.
  let isPictureRefused = false
  checkPictures(
    site,
    pages,
    (diagnostic) => {
      isPictureRefused ||= diagnostic.severity === 'error'
      report(diagnostic)
    },
    checker.inspect,
  )
  const graph = complete ? checker.checkGraph(pages, links) : undefined
  checkAcrossPages(site, pages, { graph, areUsesKnown: complete && !isPictureRefused }, report)
}

/** Checks the links of site.yaml. */
function checkConfigLinks(site: Site, { inLanguage }: Checker, report: Report): void {
  const source = site.configSource
  const { languages = {}, ...config } = site.config
  const around = { report, source, route: undefined, onLink: () => undefined }
  const checkAll = (links: readonly PlacedLink[], prefix: string) =>
    checkLinks(
      links.map(({ link }) => link),
      (index) => links[index]?.path ?? [],
      { ...around, ...inLanguage(prefix) },
    )
  checkAll(linksIn(config, []), '')
  for (const [name, own] of Object.entries(languages)) checkAll(linksIn(own, ['languages', name]), `/${name}`)
  const context = { ...around, ...inLanguage('') }
  for (const [name, href] of Object.entries(site.config.links ?? {}))
    checkNamedLink(href, () => fieldSpot(source, ['links', name], href), context)
}
