/** An entry of a list that was copied, and still leads where the one above it does: no page uses another link yet. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { linksIn } from '../../site/links.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { spanOfLink } from '../links/words-of-link.ts'

/** `pages` are all pages, and all of them are valid. */
export function checkCopiedEntries(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const name = unusedLink(site, pages)
  if (name === undefined) return
  for (const { page, traits, source } of site.pages.values()) {
    const named = traits.links.map(({ kind, to }) => (kind === 'href' && to.startsWith('link:') ? to : ''))
    if (!named.some((to, at) => to !== '' && named.indexOf(to) < at)) continue
    const placed = linksIn(page.blocks, ['blocks'])
    named.forEach((to, at) => {
      const path = placed[at]?.path.slice(0, -2) ?? []
      const list = path.join('/')
      // Blocks of a page are no such entries.
      if (path.length < 2) return
      const above = named.findIndex((each, other) => {
        const isBeside = other < at && placed[other]?.path.slice(0, -2).join('/') === list
        return to !== '' && each === to && isBeside
      })
      const [one, other] = [traits.links[above], traits.links[at]]
      if (!one || !other || wordsOf(one) === wordsOf(other) || !isCalled(name, wordsOf(other))) return
      const span = spanOfLink(other, placed[at]?.path ?? [], source)
      // A snippet is on several pages.
      if (span.file === source.path) report({ ...messages.linkToAnother(`link:${name}`, to, 'copied'), span })
    })
  }
}

/** The only one below `links` in site.yaml that nothing uses. */
function unusedLink({ config }: Site, pages: readonly LinkedPage[]): string | undefined {
  const names = Object.keys(config.links ?? {})
  if (names.length === 0) return undefined
  const used = new Set(pages.flatMap(({ traits }) => traits.links.map(({ to }) => to)))
  const written = JSON.stringify(config)
  return only(
    names,
    (name) => !used.has(`link:${name}`) && !new RegExp(`link:${name}(?![\\w-])`).test(written),
  )
}

const wordsOf = (link: object) => String('words' in link ? link.words : '')

/** `knls` is the Kenya National Library Service, and `studentLibrary` a library. */
function isCalled(name: string, words: string): boolean {
  const initials = words.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? ''
  const parts = name.split(/(?=[A-Z])|[-_\d]/).filter((part) => part.length > 3)
  const isIn = (part: string) => words.toLowerCase().includes(part.toLowerCase())
  return initials.toLowerCase() === name.toLowerCase() || parts.some(isIn)
}
