/** A link that was copied from the page of another grade: `/grade6` leads to `/grade5fee`, as `/grade5` does. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { siteFor } from '../../site/languages.ts'
import { linksIn } from '../../site/links.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { writtenAs } from '../links/language-of-link.ts'
import { anotherMeant, onlyNumberIn, spanOfLink } from '../links/words-of-link.ts'

export function checkCopiedLinks(site: Site, report: Report): void {
  for (const own of site.pages.values()) {
    const { route, source } = own
    const number = onlyNumberIn(route)
    // Pages of a year may lead to those of the year before.
    if (number === undefined || number.length > 2) continue
    const targets = targetsOf(own, site)
    targets.forEach((target, index) => {
      const meant = target && pageMeant(target, own, site)
      // What was kept of the links is read at each access.
      const link = meant && own.traits.links[index]
      if (!link || targets.includes(meant.route)) return
      // If its words name another page, the link has a message of its own.
      if ('words' in link && link.words && anotherMeant(link.words, target, siteFor(site, route))) return
      const span = spanOfLink(link, linksIn(own.page.blocks, ['blocks'])[index]?.path ?? [], source)
      // What pages share is no copy.
      if (span.file !== source.path) return
      const [anchor = ''] = /#.*/.exec(link.to) ?? []
      const finding = messages.linkToAnother(writtenAs(meant.route, site) + anchor, link.to, 'copied')
      report({ ...finding, span, subject: meant.source.path })
    })
  }
}

/** The page of the own number, if it leads back here, and the page of the other number leads to the target. */
function pageMeant(target: Route, { route }: LinkedPage, site: Site): LinkedPage | undefined {
  const [own = '', other] = [onlyNumberIn(route), onlyNumberIn(target)]
  const word = wordBefore(route)
  // House 1 may eat in hall 2.
  if (other === undefined || other === own || word === undefined || word !== wordBefore(target))
    return undefined
  const [meant, twin] = [
    site.pages.get(target.replace(other, own)),
    site.pages.get(route.replace(own, other)),
  ]
  const isSo =
    twin && meant && targetsOf(meant, site).includes(route) && targetsOf(twin, site).includes(target)
  return isSo ? meant : undefined
}

const wordBefore = (route: Route) => /\p{L}+(?=[^\p{L}\d]?\d)/u.exec(route)?.[0]

/** The pages that its links lead to, in the order of the links. */
function targetsOf({ route, traits }: LinkedPage, site: Site): readonly (Route | undefined)[] {
  const view = siteFor(site, route)
  return traits.links.map(({ kind, to }) => {
    const { address } = kind === 'href' || kind === 'markdown' ? view.addressOf(to) : {}
    return address?.kind === 'page' ? address.route : undefined
  })
}
