/** Words or a sign beside a value of site.yaml that has them, too: `To and from ${facts.towns}`, `${facts.discount}%`. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { valueAt } from '../../base/value-at.ts'
import { pathOfValue, REFERENCE } from '../../validate/interpolate.ts'
import { REFERENCE_MARK } from '../../yaml/source-file.ts'

/** `\0` is where the value begins or ends. */
const TWICE = /(?<![\p{L}\d])(\p{L}[^\0]*[^\s\0])\s*\0\s*(\1)(?![\p{L}\d])|([%‰€£$])\s*\0\s*\3/iu
const FAR = 60

/** The words as the value has them, and its name. */
export function wordsAround(text: string, config: Pick<SiteConfig, 'facts'>) {
  // Most texts have no value.
  if (!text.includes(REFERENCE_MARK)) return undefined
  for (const { 0: written, 1: name = '', index } of text.matchAll(REFERENCE)) {
    const value = `${valueAt(config, pathOfValue(name))}`
    const end = index + written.length
    const parts = [text.slice(0, index).slice(-FAR), value, text.slice(end, end + FAR)]
    const words = TWICE.exec(parts.join('\0'))?.find((each) => value.includes(each))
    // A value that includes itself is an error.
    if (words !== undefined && !value.includes(REFERENCE_MARK)) return { written, name, words }
  }
  return undefined
}
