/** Numbers and days that differ between a page and its translation. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Figure } from '../../site/figures.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** Pages with another structure cannot be compared. */
export function checkSameFigures({ own, original }: TranslatedPage, report: Report): void {
  const [first, ...rest] = [
    ...differing(own.traits.figures, original.traits.figures),
    ...differing(own.traits.numbers, original.traits.numbers).flatMap(othersOf),
  ].map((difference) => told(difference, own.source, original.source))
  if (!first) return
  const { name, here, there, place, span, value } = first
  const lines = rest.map(({ span: { file, start } }) =>
    file === span.file ? `line ${start.line}` : `${file}:${start.line}`,
  )
  report({ ...messages.languagesDiffer(name, here, there, place, lines, value), span })
}

type Difference = { readonly path: FieldPath; readonly here: string; readonly there: string }

/** A difference at its place. If one page has a value of site.yaml and the other one a figure, the figure is wrong. */
function told({ path, here, there }: Difference, own: SourceFile, original: SourceFile) {
  const [ours, theirs] = [own, original].map((source) => referencesIn(valueAt(source.value, path)))
  const [left, right] = [onlyIn(ours, theirs), onlyIn(theirs, ours)]
  const isOurs = left.length === 0
  const value = isOurs === (right.length === 0) ? undefined : only(isOurs ? right : left)
  const name = String(path.at(-1))
  return isOurs || value === undefined
    ? { name, here, there, value, span: own.spanOfWords(path, here), place: original.spanOf(path) }
    : {
        name,
        here: there,
        there: here,
        value,
        span: original.spanOfWords(path, there),
        place: own.spanOf(path),
      }
}

const referencesIn = (text: unknown) => String(text).match(REFERENCE) ?? []
const onlyIn = (own: readonly string[] = [], others: readonly string[] = []) =>
  own.filter((each) => !others.includes(each))

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
