/**
 * Names that site.yaml does not have: links, contacts and values. If the mistake is in site.yaml, there is one message
 * there, and none at the texts that use the name. All other messages get the lines that add the name.
 */
import { type Diagnostic, startOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { grouped } from '../../base/grouped.ts'
import { memoize } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { pathOfValue } from '../../validate/interpolate.ts'
import { languagesIn } from '../../validate/site-in-language.ts'
import { entriesApart } from '../../yaml/entries-apart.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'
import { type Cause, type Unknown, unknownIn } from './find-unknown-names.ts'
import { linesForSite, withLines } from './lines-for-site.ts'
import { misspelt, type UnusedIn, unusedIn } from './misspelt-in-site.ts'

export function withUnknownNames(
  found: readonly Diagnostic[],
  { loaded: { site, pages }, textOf, allTexts }: Pick<Context, 'loaded' | 'textOf' | 'allTexts'>,
): readonly Diagnostic[] {
  const unknown = site ? found.flatMap((each) => unknownIn(each, { textOf })) : []
  if (!site || unknown.length === 0) return found
  const unused = memoize((group: string) => unusedIn(group, site, allTexts()))
  const causes = causesOf(unknown, site).map((cause) => ({
    ...cause,
    atSite: tellAtSite(cause, site, pages, unused),
  }))
  const told = new Map<Diagnostic, readonly Diagnostic[]>()
  for (const { name, uses, atSite } of causes) {
    if (atSite && isMeantOnce(atSite, causes)) {
      uses.forEach(({ diagnostic }, index) => told.set(diagnostic, index === 0 ? [atSite] : []))
      // Languages that have the right name are told with it.
      for (const each of ofLanguages(name, found, site)) told.set(each, [])
      continue
    }
    const inWords = wordsForContact({ name, uses }, site)
    for (const use of uses) {
      const each = inWords(use)
      told.set(use.diagnostic, [apart(each, site, textOf) ?? withLines(each, site, unused)])
    }
  }
  return found.flatMap((each) => told.get(each) ?? [each])
}

/** What is told at site.yaml. Nothing for a single text, which may be the one with the mistake. */
function tellAtSite(
  cause: Cause,
  site: SourceFile,
  pages: readonly SourceFile[],
  unused: UnusedIn,
): Diagnostic | undefined {
  return cause.uses.length < 2 ? undefined : (groupMissing(cause) ?? misspelt(cause, site, pages, unused))
}

/** One value is the misspelling of one name only. With a fix, it is sure which one. */
function isMeantOnce(
  { code, fix, span }: Diagnostic,
  causes: readonly { readonly atSite: Diagnostic | undefined }[],
): boolean {
  if (fix !== undefined || code !== messages.unusedValue.code) return true
  return causes.filter(({ atSite }) => atSite?.span.start.offset === span.start.offset).length === 1
}

/** What is said of a name in the languages of site.yaml. */
function ofLanguages(name: string, found: readonly Diagnostic[], site: SourceFile): readonly Diagnostic[] {
  const keys = languagesIn(site.value).map((each) =>
    site.spanOfKey(['languages', each, ...pathOfValue(name)]),
  )
  return found.filter(
    ({ code, span }) =>
      code === messages.unknownField.code && keys.some(({ start }) => start.offset === span.start.offset),
  )
}

/** By what site.yaml lacks: a whole group such as `facts`, an entry of it, or a field of that entry. */
function causesOf(unknown: readonly Unknown[], site: SourceFile): readonly Cause[] {
  const lackedBy = ({ name }: Unknown) => {
    const path = pathOfValue(name)
    const lacking = path.findIndex((_, index) => valueAt(site.value, path.slice(0, index + 1)) === undefined)
    return path.slice(0, lacking < 0 ? undefined : lacking + 1).join('.')
  }
  return [...grouped(unknown, lackedBy)].map(([name, uses]) => ({ name, uses }))
}

/** The same words for a contact that is gone and for its values, so that it is told once. */
function wordsForContact({ name: cause, uses }: Cause, site: SourceFile): (use: Unknown) => Unknown {
  const [group = '', name, ...more] = pathOfValue(cause).map(String)
  const isSlip = uses.length < 2 || uses.every(({ diagnostic }) => diagnostic.fix)
  if (group !== 'contacts' || !name || more.length > 0 || isSlip) return (use) => use
  const finding = messages.unknownContact(name, Object(valueAt(site.value, [group])))
  return ({ diagnostic: { span } }) => ({ name: cause, diagnostic: { ...finding, span } })
}

function groupMissing({ name: group, uses }: Cause): Diagnostic | undefined {
  if (group.includes('.')) return undefined
  const names = [...new Set(uses.map(({ name }) => String(pathOfValue(name)[1])))]
  const added = linesForSite(group, names)
  return added && { ...messages.groupMissing(group, uses.length, added.lines), span: startOf('site.yaml') }
}

/** Several contacts in one entry. */
function apart(
  { diagnostic, name }: Unknown,
  site: SourceFile,
  textOf: Context['textOf'],
): Diagnostic | undefined {
  const { span, code } = diagnostic
  if (code !== messages.unknownContact.code) return undefined
  const known = Object.keys(Object(valueAt(site.value, ['contacts'])))
  const isKnown = (each: string) => known.includes(each)
  const entries = entriesApart(name.replace('contacts.', ''), isKnown, span, textOf(span.file) ?? '')
  return entries && { ...diagnostic, ...entries }
}
