/** Links to a page by the name of its file in another language, where that file should have the name of the original. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'

/** One message at the link says what to do with both. */
export function withTranslatedFiles(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const strays = found.filter(
    ({ code, advice }) => code === messages.originalMissing.code && advice?.guesses?.[0],
  )
  const told = new Set<Diagnostic>()
  const links = found.map((each) => {
    const stray = strays.find(
      ({ subject }) => each.code === messages.brokenLink.code && subject === each.subject,
    )
    const meant = stray?.advice?.guesses?.[0]
    if (!stray || meant === undefined || each.fix) return each
    told.add(stray)
    const { lines: _, advice: __, ...link } = each
    return { ...link, help: remedies.nameOfOriginal(stray.span.file, meant) }
  })
  return links.filter((each) => !told.has(each))
}
