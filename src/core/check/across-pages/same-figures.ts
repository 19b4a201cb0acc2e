/** Numbers and days that differ between a page and its translation. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Figure } from '../../site/figures.ts'
import { counterpart, prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** Pages with another structure cannot be compared. */
export function checkSameFigures(site: Site, report: Report): void {
  for (const { route, source, traits } of site.pages.values()) {
    if (prefixOf(site.languages, route) === '') continue
    const original = site.pages.get(counterpart(site, route, ''))
    const [first, ...rest] = differing(traits.figures, original?.traits.figures)
    if (!original || !first) continue
    const { path, here, there } = first
    const place = original.source.spanOf(path)
    const finding = messages.languagesDiffer(String(path.at(-1)), here, there, place, rest.length)
    report({ ...finding, span: source.spanOf(path) })
  }
}

function differing(own: readonly Figure[] = [], others: readonly Figure[] = []) {
  const isAlike =
    own.length === others.length && own.every(([path], index) => String(path) === String(others[index]?.[0]))
  if (!isAlike) return []
  return own.flatMap(([path, here, written], index) => {
    const [, there = '', other] = others[index] ?? []
    // One value of site.yaml may differ there, and is compared there.
    const isSame = here === there || (written !== undefined && written === other)
    return isSame ? [] : [{ path, here: written ?? here, there: other ?? there }]
  })
}
