/** For a page that nothing leads to: the entry that is about it, and has the address of another entry of its list. */
import { type Diagnostic, placeBeside } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { once } from '../../base/memoize.ts'
import { plainWords } from '../../base/plain-words.ts'
import { valueAt } from '../../base/value-at.ts'
import { linksIn } from '../../site/links.ts'
import type { LinkedPage, Site } from '../../site/site.ts'

/** Many lists have an address twice for good reasons, so this only looks at frames. */
export function entriesAbout({ pages }: Site): (lost: LinkedPage | undefined) => Diagnostic | undefined {
  const entries = once(() => [...pages.values()].flatMap(repeatedIn))
  return (lost) => {
    const isAbout = ({ entry }: Entry) =>
      lost?.route.endsWith(`/${valueAt(entry, ['id'])}`) ||
      plainWords(lost?.page.title ?? '').endsWith(plainWords(String(valueAt(entry, ['title']))))
    const found = lost && entries().find(isAbout)
    if (!found) return undefined
    const { to, place } = found
    const span = found.span()
    const sameIn = placeBeside(place, span)
    return { ...messages.linkToAnother(lost.route, to, { sameIn }), span }
  }
}

type Entry = ReturnType<typeof repeatedIn>[number]

function repeatedIn({ page, source, traits: { frames } }: LinkedPage) {
  if (new Set(frames).size === frames.length) return []
  const { blocks } = page
  const all = linksIn(blocks, ['blocks']).filter(({ link }) => link.kind === 'frame')
  return all.flatMap(({ link: { to }, path }) => {
    const other = all.find((each) => each.link.to === to && each.path !== path)
    const span = () => source.spanOf(path)
    return other
      ? {
          to,
          span,
          place: source.spanOf(other.path),
          entry: valueAt({ blocks }, path.slice(0, -1)),
        }
      : []
  })
}
