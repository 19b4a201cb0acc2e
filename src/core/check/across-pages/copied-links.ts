/** A link that was copied from the page of another grade: `/grade6` leads to `/grade5fee`, as `/grade5` does. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { siteFor } from '../../site/languages.ts'
import { linksIn } from '../../site/links.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { writtenAs } from '../links/language-of-link.ts'
import { onlyNumberIn, spanOfLink } from '../links/words-of-link.ts'

export function checkCopiedLinks(site: Site, report: Report): void {
  for (const own of site.pages.values()) {
    const {
      route,
      source,
      page: { blocks },
      traits,
    } = own
    const number = onlyNumberIn(route)
    // Pages of a year may lead to those of the year before.
    if (number === undefined || number.length > 2) continue
    const targets = targetsOf(own, site)
    targets.forEach((target = route, index) => {
      const link = traits.links[index]
      const other = onlyNumberIn(target)
      if (!link || other === undefined || other === number) return
      // If its words are right, the link has a message of its own.
      if ('words' in link && link.words && onlyNumberIn(link.words) === number) return
      const meant = target.replace(other, number)
      // A page may lead to those of several grades.
      const [page, twin] = [site.pages.get(meant), site.pages.get(route.replace(number, other))]
      if (!page || !twin || meant === route || targets.includes(meant)) return
      // House 1 may eat in hall 2.
      const areOfOne = wordBefore(route) === wordBefore(target) && targetsOf(page, site).includes(route)
      if (!areOfOne || !targetsOf(twin, site).includes(target)) return
      const span = spanOfLink(link, linksIn(blocks, ['blocks'])[index]?.path ?? [], source)
      const finding = messages.linkToAnother(writtenAs(meant, site), link.to, 'copied')
      report({ ...finding, span, subject: page.source.path })
    })
  }
}

const wordBefore = (route: Route) => /\p{L}+(?=-?\d)/u.exec(route)?.[0]

/** The pages that its links lead to, in the order of the links. */
function targetsOf({ route, traits }: LinkedPage, site: Site): readonly (Route | undefined)[] {
  const view = siteFor(site, route)
  return traits.links.map(({ kind, to }) => {
    const { address } = kind === 'href' || kind === 'markdown' ? view.addressOf(to) : {}
    return address?.kind === 'page' ? address.route : undefined
  })
}
