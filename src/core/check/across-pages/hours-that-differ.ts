/** Two blocks give different hours for the whole organisation. One of them may be for a part of it. */
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** Translations are compared with each other elsewhere. */
export function checkHours({ config, languages, pages }: Site, report: Report): void {
  const all = [...pages.values()].flatMap(({ route, source, traits }) =>
    (traits.hours ?? []).map(({ path, week }) => ({ span: source.spanOf(path), week, route })),
  )
  const [first] = all
  const told = new Set<string>()
  for (const { span, week, route } of all) {
    const isTranslated = prefixOf(languages, route) !== prefixOf(languages, first?.route ?? route)
    const place = placeOf(span)
    if (!first || isTranslated || week === first.week || told.has(place)) continue
    // A snippet is on several pages.
    told.add(place)
    report({ ...messages.hoursDiffer(placeOf(first.span), config.organisation.name), span })
  }
}
