/** A wrong total, or words too many, in a value of site.yaml are told there, where they can be corrected. */
import { type Diagnostic, placeOf } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import * as several from '../../../diagnostics/remedies-for-several.ts'
import { siteValues, soleValue, valuesFor } from '../../validate/interpolate.ts'
import { writtenAt } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'

const TOTALS = codesOf(messages.feeTotalDiffers, messages.feeTotalNoted)

export function withTotalsOfSite(
  found: readonly Diagnostic[],
  { loaded: { site }, textOf }: Pick<Context, 'loaded' | 'textOf'>,
): readonly Diagnostic[] {
  return found.map((each) => {
    const { code, span, subject: sum, repeats } = each
    if (!TOTALS.has(code) || sum === undefined || !site) return each
    const written = writtenAt({ textIn: textOf }, span)
    const value = soleValue(
      written.replaceAll(/["']/g, ''),
      valuesFor(span.file, siteValues(site.value, site)),
    )
    if (!value) return each
    const right = `${value.name.replace(/.*\./, '')}: ${sum}`
    const total = remedies.totalOfSite(span.file, span.start.line, right)
    const help = repeats ? `${total} ${several.alsoShown(repeats.map(placeOf))}` : total
    return { ...each, span: value.span, help }
  })
}

export const withValuesOfSite: typeof withTotalsOfSite = (found, { loaded: { site } }) =>
  found.map((each) => {
    const { code, span, subject } = each
    if (code !== messages.wordTwice.code || subject === undefined || !site) return each
    const value = valuesFor(span.file, siteValues(site.value, site))?.spanOf?.(subject)
    return value ? { ...each, span: value, help: remedies.oneOfTwo(subject, placeOf(span)) } : each
  })
