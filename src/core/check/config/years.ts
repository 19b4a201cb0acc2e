/** Checks the years of site.yaml: of the copyright line, of the foundation, and in `facts`. */
import { FAR, yearMeant } from '../../../block/years.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Site } from '../../site/site.ts'

/** An earlier year is a mistake. A copyright line may begin with the year of the foundation. */
const OLDEST = 1500
/** The year of a copyright line, or the last one: `1889–2025`. */
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:\$\{([\w.]+)\}|(?:\d{4}\s*[–—-]\s*(?=\d{3}))?(\d+)(?!\d))/i
/** The name of a year. In `mealsPerYear` and `pupilsLastYear` it is an amount. */
const YEAR_NAME = /(?<!.(?:per|each|every|[lp]ast|this|next|a)[-_]?)year$/i

export function checkYears(
  { config: { facts = {}, organisation }, configSource: { value }, now }: Site,
  report: (path: FieldPath, finding: Finding) => void,
): void {
  const present = now.getUTCFullYear()
  const check = (path: FieldPath, words: string, earliest: number) => {
    const isLikely = words.length < 5 && Number(words) >= earliest && Number(words) <= present + FAR
    if (/^\d+$/.test(words) && !isLikely)
      report(path, messages.yearUnlikely(words, { meant: yearMeant(words, present) }))
  }
  const line = ['footer', 'copyright']
  const [, name, typed] = COPYRIGHT.exec(String(valueAt(value, line))) ?? []
  if (typed !== undefined) check(line, typed, OLDEST)
  for (const [each, words] of Object.entries(facts)) {
    const path = ['facts', each]
    const meant = /^\d{5}$/.test(words) && YEAR_NAME.test(each) ? yearMeant(words, present) : undefined
    if (`facts.${each}` === name || /copyright/i.test(each)) check(path, words, OLDEST)
    else if (meant) {
      const amount = words.replace(/(?=...$)/, ',')
      report(path, messages.yearUnlikely(words, { meant, amount }))
    }
  }
  check(['organisation', 'founded'], organisation.founded ?? '', 100)
}
