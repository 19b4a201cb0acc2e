/** Blocks give different hours for the whole organisation, or for the same part of it. */
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'
import { isStandIn } from '../../yaml/source-file.ts'

/** Only of the main language: translations are compared with their pages. It is reported once, at the first of its blocks. */
export function checkHours({ config, languages, pages }: Site, report: Report): void {
  const all = [...pages.values()].flatMap(({ route, source, traits }) =>
    prefixOf(languages, route) === ''
      ? (traits.hours ?? [])
          // The hours of a new page are examples.
          .filter(({ path }) => !isStandIn(source, path))
          .map(({ path, week, of }) => ({ span: source.spanOf(path), week, of, part: of?.toLowerCase() }))
      : [],
  )
  for (const part of new Set(all.map((each) => each.part))) {
    const [first, ...more] = all.filter((each) => each.part === part)
    // A snippet is on several pages.
    const others = new Set(more.filter(({ week }) => week !== first?.week).map(({ span }) => placeOf(span)))
    if (first && others.size > 0)
      report({
        ...messages.hoursDiffer([...others], first.of ?? config.organisation.name, part !== undefined),
        span: first.span,
      })
  }
}
