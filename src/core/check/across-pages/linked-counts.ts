/** The words beside a link say `ten ways`, and the page that it leads to says `eleven ways`. */
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { valueAt } from '../../base/value-at.ts'
import { prefixOf, siteFor } from '../../site/languages.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { type Counted, countWordsOf, NOUN } from '../../site/traits/counts.ts'

export function checkLinkedCounts(site: Site, report: Report): void {
  for (const own of site.pages.values())
    for (const count of own.traits.counts ?? []) {
      const [path, number, words, noun, to] = count
      const there = to && NOUN.test(noun) ? countThere(to, noun, own, site) : undefined
      if (!there || there.said[1] === number) continue
      const { page, said } = there
      const { small } = countWordsOf(siteFor(site, own.route).config.lang)
      const theirs = subjectOf(said, page)
      const ours = subjectOf(count, own).filter((word) => !small.includes(word))
      // Other texts may tell some of them only.
      if (
        ours.length === 0 ||
        !TELLS_ALL.test(aroundOf(count, own).join('#')) ||
        !ours.every((word) => theirs.includes(word))
      )
        continue
      const place = placeOf(page.source.spanOfWords(said[0], said[2]))
      const finding = messages.countDiffers(words, { is: 'linked', says: said[2], place })
      report({ ...finding, span: own.source.spanOfWords(path, words) })
    }
}

/** One sentence. `#` stands for the number and its noun. */
const TELLS_ALL =
  /^(?:(?:there|here) are |voici |kuna |(?:from|de|von|kutoka|kuanzia) [^.,:;!?\n\d]+ (?:to|à|bis|hadi) [^.,:;!?\n\d]+, )?(?:all |the |our |les |nos )?# [^.,:;!?\n]*[.!?]?$/

/** What the title, the description or a heading of the page says, if no text there says another number. */
function countThere(to: string, noun: string, { route }: LinkedPage, site: Site) {
  const { address } = siteFor(site, route).addressOf(to)
  const isPage = address?.kind === 'page' && address.anchor === undefined && address.route !== route
  const page = isPage ? site.pages.get(address.route) : undefined
  if (!page || prefixOf(site.languages, page.route) !== prefixOf(site.languages, route)) return undefined
  const all = page.traits.counts?.filter((each) => each[3] === noun) ?? []
  const said = all.find(([path]) => path.length === 1 || (path.length === 3 && path[2] === 'title'))
  return said && all.every((each) => each[1] === said[1]) ? { page, said } : undefined
}

/** In small letters, what is before the number and its noun, and what is behind. */
const aroundOf = ([path, , words]: Counted, { source }: LinkedPage): readonly string[] =>
  String(valueAt(source.value, path)).toLowerCase().split(words.toLowerCase())

/** The words that follow: `to find a talent`. Ways to pay are other ones than ways to learn. */
function subjectOf(count: Counted, page: LinkedPage): readonly string[] {
  const [, rest = ''] = aroundOf(count, page)
  return /^[^.,:;!?\n]*/.exec(rest)?.[0].match(/\p{L}{4,}/gu) ?? []
}
