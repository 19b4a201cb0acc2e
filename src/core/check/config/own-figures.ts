/** Amounts, numbers and phone numbers that differ between the languages of site.yaml. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** `own` are the values of a language, and `at` is their place. */
export function checkOwnFigures(
  own: NonNullable<SiteConfig['languages']>[string],
  main: SiteConfig,
  at: readonly string[],
  source: SourceFile,
  report: Report,
): void {
  const paths = [
    ...Object.keys(own.facts ?? {}).map((name) => ['facts', name]),
    ...Object.keys(own.contacts ?? {}).map((name) => ['contacts', name, 'phone']),
  ]
  for (const path of paths) {
    const here = String(valueAt(own, path) ?? '')
    const there = String(valueAt(main, path) ?? '')
    const [figures, others] = [digitsIn(here), digitsIn(there)]
    // A single figure may be in words in the other language: half of the fees.
    const isInWords = (figures.length === 0 || others.length === 0) && figures.length + others.length < 2
    if (here === '' || there === '' || isInWords || String(figures) === String(others)) continue
    const finding = messages.languagesDiffer(path.join('.'), here, there, source.spanOf(path))
    report({ ...finding, span: source.spanOf([...at, ...path]) })
  }
}

/** Words differ, and so do the hours of the Swahili clock. */
const digitsIn = (text: string): readonly string[] =>
  (/^[\d\s.,()+-]+$/.test(text)
    ? [text.replaceAll(/[\s()-]/g, '')]
    : (text.match(/\d[\d,]{2,}|\d+(?=[\d.,]*\s?(?:%|p(?:er|our) ?cent))|(?<=asilimia )\d+/g) ?? [])
  )
    .map((figure) => figure.replaceAll(',', ''))
    .sort()
