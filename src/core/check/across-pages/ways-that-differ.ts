/** A way to pay that a checklist of one page denies, and the fees of another page accept. Or the other way round. */
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'
import { isSameEntry } from '../page/opposite-lists.ts'

/** A shop may have ways of its own. */
const ABOUT_FEES = /\bfees?\b|karo|\bada\b|malipo|frais|écolage/i

/** Fees may differ in what they accept. A checklist is about all of them. */
export function checkWaysToPay({ languages, pages }: Site, report: Report): void {
  const all = [...pages.values()].filter(({ traits }) => traits.ways)
  for (const { route, source, traits } of all) {
    const listed = (traits.ways ?? []).filter(({ title }) => title !== undefined)
    // Few of the pages with fees have such a list.
    if (listed.length === 0 || !ABOUT_FEES.test(source.text)) continue
    const prefix = prefixOf(languages, route)
    const others = all.filter((page) => page.route !== route && prefixOf(languages, page.route) === prefix)
    for (const { path, words, accepted, title = '' } of listed) {
      // The page itself says both, and is told so.
      if (listed.some((other) => other.accepted !== accepted && isSameEntry(other.words, words))) continue
      const same = others.flatMap((page) =>
        (page.traits.ways ?? []).flatMap((way) =>
          way.title === undefined && isSameEntry(way.words, words) ? [{ page, way }] : [],
        ),
      )
      // The fees may tell the two cases apart, too.
      if (same.some(({ way }) => way.accepted === accepted && way.words === words)) continue
      const different = same.filter(({ way }) => way.accepted !== accepted)
      // A snippet is on several pages.
      const places = new Set(different.map(({ page, way }) => placeOf(page.source.spanOf(way.path))))
      const [first] = places
      if (first === undefined) continue
      const finding = messages.inOppositeLists(words, title, first, {
        accepted: !accepted,
        more: places.size - 1,
      })
      report({ ...finding, span: source.spanOf(path) })
    }
  }
}
