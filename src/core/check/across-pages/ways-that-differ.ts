/** A way to pay that a checklist of one page denies, and the fees of another page accept. Or the other way round. */
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { plainWords } from '../../base/plain-words.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** Fees may differ in what they accept. A checklist is about all of them. */
export function checkWaysToPay({ languages, pages }: Site, report: Report): void {
  const all = [...pages.values()].filter(({ traits }) => traits.ways)
  for (const { route, source, traits } of all) {
    const prefix = prefixOf(languages, route)
    for (const { path, words, accepted, title } of traits.ways ?? []) {
      if (title === undefined) continue
      const plain = withoutRemark(words)
      const [first, ...more] = all.flatMap((other) =>
        other.route !== route && prefixOf(languages, other.route) === prefix
          ? (other.traits.ways ?? []).flatMap((way) =>
              way.title === undefined && way.accepted !== accepted && withoutRemark(way.words) === plain
                ? [placeOf(other.source.spanOf(way.path))]
                : [],
            )
          : [],
      )
      if (first === undefined) continue
      const finding = messages.inOppositeLists(words, title, first, {
        accepted: !accepted,
        more: more.length,
      })
      report({ ...finding, span: source.spanOf(path) })
    }
  }
}

/** `Cash (at the office)` and `Cash, at the office` are `Cash`. */
const withoutRemark = (words: string) => plainWords(words.replace(/\s*\([^()]*\)|,.*|\.$/g, ''))
