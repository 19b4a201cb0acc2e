/** Checks the shares of `facts` in site.yaml: they need a percent sign, and the decimal sign of their language. */
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { Site } from '../../site/site.ts'

/** Its value needs a percent sign. In the languages that Ukurasa speaks, and in German. */
const SHARE =
  /(?:discount|percent(?:age)?|rabatt|remise|rabais|punguzo|asilimia|prozent|pourcent(?:age)?)(?!ile|.*(?:age|days?|from|siku|umri)$)/i

/** Languages with a point before decimals. */
const POINT = /^(?:en|sw)\b/

export function checkShares(
  { config: { facts = {}, lang } }: Site,
  report: (path: FieldPath, finding: Finding) => void,
): void {
  for (const [name, words] of Object.entries(facts)) {
    const path = ['facts', name]
    if (SHARE.test(name) && /^\d{1,2}(?:\.\d+)?$/.test(words))
      report(path, messages.percentMissing(name, words))
    if (POINT.test(lang) && /^\d+,\d\d?\s?%$/.test(words)) report(path, messages.decimalComma(words))
  }
}
