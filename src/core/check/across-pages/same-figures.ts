/** Numbers and days that differ between a page and its translation. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { Figure } from '../../site/figures.ts'
import { counterpart, prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'

/** Pages with another structure cannot be compared. */
export function checkSameFigures(site: Site, report: Report): void {
  for (const { route, source, traits } of site.pages.values()) {
    if (prefixOf(site.languages, route) === '') continue
    const original = site.pages.get(counterpart(site, route, ''))
    const differences = [
      ...differing(traits.figures, original?.traits.figures),
      ...differing(traits.numbers, original?.traits.numbers).flatMap(othersOf),
    ]
    const [first, ...rest] = differences
    if (!original || !first) continue
    const { path, here, there } = first
    const place = original.source.spanOf(path)
    const finding = messages.languagesDiffer(String(path.at(-1)), here, there, place, rest.length)
    report({ ...finding, span: source.spanOfWords(path, here) })
  }
}

type Difference = { readonly path: FieldPath; readonly here: string; readonly there: string }

/** The numbers of a text that the other one does not have. One of them may leave some out, or have more. */
function othersOf({ path, here, there }: Difference): readonly Difference[] {
  const [own, others] = [here.split(' '), there.split(' ')]
  const [only] = own.filter((number) => !others.includes(number))
  const [other] = others.filter((number) => !own.includes(number))
  if (own.length !== others.length || only === undefined || other === undefined) return []
  return [{ path, here: spaced(only), there: spaced(other) }]
}

/** `62,400`, but no commas in a year. */
const spaced = (digits: string) =>
  digits.length > 4 ? digits.replaceAll(/\d(?=(?:\d{3})+$)/g, '$&,') : digits

function differing(own: readonly Figure[] = [], others: readonly Figure[] = []): readonly Difference[] {
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
