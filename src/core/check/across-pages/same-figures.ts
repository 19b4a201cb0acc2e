/** Numbers, days, and `true` or `false` that differ between a page and its translation. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { once } from '../../base/memoize.ts'
import { fieldOf } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import type { LinkedPage } from '../../site/site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { type Difference, FLAG, onlyIn, referencesIn, shapeOf, textAt } from './compared-blocks.ts'
import { figuresDiffering, flagsDiffering } from './differing-figures.ts'
import { addressesDiffering, countsDiffering, numbersDiffering } from './differing-texts.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** `pages` are all valid pages. */
export function checkSameFigures(
  { own, original }: TranslatedPage,
  pages: readonly LinkedPage[],
  report: Report,
): void {
  const alike = once(() => {
    const shape = shapeOf(original)
    return pages.filter((each) => each !== own && each !== original && shapeOf(each) === shape)
  })
  const [first, ...rest] = [
    ...figuresDiffering({ own, original }),
    ...flagsDiffering({ own, original }),
    ...numbersDiffering({ own, original }),
    ...addressesDiffering({ own, original }),
    ...countsDiffering({ own, original }),
  ]
    .filter(([path, , at]) => pageOf(own, path) === pageOf(original, at))
    .map((difference) => told(difference, own.source, original.source, alike))
  if (!first) return
  const { name, here, there, place, span, value } = first
  const lines = rest.map(({ span: { file, start } }) =>
    file === span.file ? `line ${start.line}` : `${file}:${start.line}`,
  )
  report({ ...messages.languagesDiffer(name, here, { says: there, place, value }, lines), span })
}

/** The page that the entry of a list leads to. Entries that lead to others are not each other's translation. */
function pageOf({ page }: LinkedPage, path: FieldPath): string | undefined {
  const entry = path.slice(1, path.findLastIndex((key) => typeof key === 'number') + 1)
  return /^\/.*/.exec(String(valueAt(page.blocks, [...entry, 'href'])))?.[0]
}

/**
 * A difference at its place. If one page has a value of site.yaml and the other one a figure, the figure is wrong. So is
 * `true` or `false` if other pages with the same blocks have what the translation says, and none has the other value.
 */
function told(
  [path, here, at, there]: Difference,
  own: SourceFile,
  original: SourceFile,
  alike: () => readonly LinkedPage[],
) {
  const places = [
    { source: own, path, says: here },
    { source: original, path: at, says: there },
  ] as const
  const [ours, theirs] = places.map(({ source, path }) => referencesIn(source, path))
  const [left, right] = [onlyIn(ours, theirs), onlyIn(theirs, ours)]
  const value = (left.length === 0) === (right.length === 0) ? undefined : only([...left, ...right])
  const others = FLAG.test(here) ? alike().map(({ source }) => textAt(source, at)) : []
  const isOther =
    (left.length > 0 && value !== undefined) || (others.includes(here) && !others.includes(there))
  const [wrong, other] = isOther ? [places[1], places[0]] : places
  return {
    name: fieldOf(wrong.path),
    here: wrong.says,
    there: other.says,
    value,
    span: wrong.source.spanOfWords(wrong.path, wrong.says),
    place: other.source.spanOfWords(other.path, value ?? other.says),
  }
}
