/** A text says that a term opens on another day than the calendar has, mostly on another page. */
import { nameOfDay } from '../../../block/date-names.ts'
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { valueAt } from '../../base/value-at.ts'
import { prefixOf, siteFor } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** What may follow the day in its sentence: it is only for some, or the sentence is a question. */
const NOT_FOR_ALL =
  /^[^.!?\n]*(?:\?|(?<!\p{L})(?:for|only|to (?:new|the)|with|before|after|earlier|later|other|kwa|katika|pour)(?!\p{L})|(?<!\p{L})(?:at|in) (?:the|our) (?!morning|afternoon|latest))/u

/** Only if all calendars agree on the day. */
export function checkSaidDays(site: Site, report: Report): void {
  const all = [...site.pages.values()]
  const known = all.flatMap((page) => (page.traits.periods ?? []).map((period) => ({ page, period })))
  for (const { route, source, traits } of all)
    for (const { path, name, is, iso, words } of traits.said ?? []) {
      const prefix = prefixOf(site.languages, route)
      const same = known.filter(
        ({ page, period }) =>
          period.name === name &&
          period.is === is &&
          period.iso.slice(0, 4) === iso.slice(0, 4) &&
          prefixOf(site.languages, page.route) === prefix,
      )
      // The page itself may have a calendar.
      const first = same.find(({ page }) => page.source === source) ?? same[0]
      if (!first || same.some(({ period }) => period.iso === iso)) continue
      // For some, it may open on another day.
      const [, rest = ''] = String(valueAt(source.value, path)).split(words)
      if (NOT_FOR_ALL.test(rest)) continue
      const { page, period } = first
      const weekday = nameOfDay(period.iso, siteFor(site, route).config.lang)
      const place = placeOf(page.source.spanOf(period.path))
      const date = { iso: period.iso, weekday, field: is, place }
      const finding = messages.dateInWordsDiffers(words, iso, date, 'text')
      report({ ...finding, span: source.spanOfWords(path, words) })
    }
}
