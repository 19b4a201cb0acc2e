/** Numbers and days that differ between a page and its translation. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { counterpart, prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** Pages with another structure cannot be compared. */
export function checkSameFigures(site: Site, report: Report): void {
  for (const { route, source, traits } of site.pages.values()) {
    const original = prefixOf(site.languages, route) && site.pages.get(counterpart(site, route, ''))
    const others = (original || undefined)?.traits.figures ?? []
    const own = traits.figures ?? []
    if (!original || own.length !== others.length || own.some(([path], index) => path !== others[index]?.[0]))
      continue
    const differing = own.flatMap(([path, value], index) => {
      const other = others[index]?.[1] ?? ''
      return value !== other && value !== '' && other !== '' ? [{ path, value, other }] : []
    })
    const [first, ...rest] = differing
    if (!first) continue
    const path: FieldPath = first.path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    const place = `${original.source.path}:${original.source.spanOf(path).start.line}`
    const finding = messages.languagesDiffer(
      String(path.at(-1)),
      first.value,
      first.other,
      place,
      rest.length,
    )
    report({ ...finding, span: source.spanOf(path) })
  }
}
