/** Blocks give different hours for the whole organisation. Some of them may be for a part of it. */
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** Only of the main language: translations are compared with their pages. It is told once, at the first of the blocks. */
export function checkHours({ config, languages, pages }: Site, report: Report): void {
  const all = [...pages.values()].flatMap(({ route, source, traits }) =>
    prefixOf(languages, route) === ''
      ? (traits.hours ?? []).map(({ path, week }) => ({ span: source.spanOf(path), week }))
      : [],
  )
  const [first] = all
  // A snippet is on several pages.
  const others = new Set(all.filter(({ week }) => week !== first?.week).map(({ span }) => placeOf(span)))
  if (first && others.size > 0)
    report({ ...messages.hoursDiffer([...others], config.organisation.name), span: first.span })
}
