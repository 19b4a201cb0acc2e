/** An entry of a list that was copied, and still leads where the one above it does: no page uses another link yet. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { linksIn } from '../../site/links.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { spanOfLink } from '../links/words-of-link.ts'

/** `pages` are all pages, and all of them are valid. */
export function checkCopiedEntries(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const meant = unusedLink(site, pages)
  if (meant === undefined) return
  for (const { page, traits, source } of site.pages.values()) {
    const named = traits.links.map(({ kind, to }) => (kind === 'href' && to.startsWith('link:') ? to : ''))
    if (!named.some((to, at) => to !== '' && named.indexOf(to) < at)) continue
    const placed = linksIn(page.blocks, ['blocks'])
    named.forEach((to, at) => {
      const list = placed[at]?.path.slice(0, -2).join('/')
      const above = named.findIndex((each, other) => {
        const isBeside = other < at && placed[other]?.path.slice(0, -2).join('/') === list
        return to !== '' && each === to && isBeside
      })
      const [one, other] = [traits.links[above], traits.links[at]]
      if (!one || !other || wordsOf(one) === wordsOf(other)) return
      const span = spanOfLink(other, placed[at]?.path ?? [], source)
      // A snippet is on several pages.
      if (span.file === source.path) report({ ...messages.linkToAnother(meant, to, 'copied'), span })
    })
  }
}

/** The only one below `links` in site.yaml that nothing uses. */
function unusedLink({ config }: Site, pages: readonly LinkedPage[]): string | undefined {
  const used = new Set(pages.flatMap(({ traits }) => traits.links.map(({ to }) => to)))
  const names = Object.keys(config.links ?? {}).map((name) => `link:${name}`)
  const written = JSON.stringify(config)
  return only(names, (name) => !used.has(name) && !written.includes(`"${name}"`))
}

const wordsOf = (link: object): unknown => ('words' in link ? link.words : undefined)
