/** What differs between languages, or is missing in one of them. */
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../../diagnostics/message.ts'
import * as messages from '../../../../diagnostics/messages.ts'
import { languageOfFile, languagesIn } from '../../../validate/site-in-language.ts'
import { aboutSame, effectInCause, inFile, inSiteFile, type Rule, SITE, type SiteState } from './rule.ts'

export const LANGUAGES: readonly Rule[] = [
  {
    // The hours could not be read.
    causes: 'error',
    effects: codesOf(messages.languagesDiffer),
    where: (cause, effect) => inFile(cause, effect) && cause.span.start.line === effect.span.start.line,
  },
  {
    // The map shows one place, and only its link differs.
    causes: codesOf(messages.mapLinkElsewhere),
    effects: codesOf(messages.languagesDiffer),
    where: effectInCause,
  },
  {
    // Without the words that are there twice, the value may need no translation.
    causes: codesOf(messages.wordTwice),
    effects: codesOf(messages.valuesNotTranslated),
    where: aboutSame,
  },
  {
    // The list may have the entry in the lines with the error.
    causes: 'error',
    effects: codesOf(messages.listShorter),
    where: inSiteFile,
  },
  {
    // The value may be below the line of its language.
    causes: 'error',
    effects: codesOf(messages.valuesNotTranslated),
    where: (cause, effect) => inSiteFile(cause, effect) && cause.span.start.offset > effect.span.start.offset,
  },
  {
    // If the last line of site.yaml is only half there, so may be the languages.
    effects: codesOf(messages.languageNotNamed),
    when: (site) => {
      const isTorn = hasTornEnd(site)
      return () => isTorn
    },
  },
  {
    // The page in the main language has mistakes. Its total is told there, once they are corrected.
    effects: codesOf(messages.feeTotalNoted),
    when: (site) => (effect) => isOriginalBroken(effect, site),
  },
]

function hasTornEnd({ loaded: { site }, found }: SiteState): boolean {
  const last = site?.text.trimEnd().split('\n').length
  return found.some(
    ({ severity, span }) => severity !== 'note' && span.file === SITE && span.start.line === last,
  )
}

function isOriginalBroken({ span: { file } }: Diagnostic, { loaded, pages }: SiteState): boolean {
  const language = languageOfFile(file, languagesIn(loaded.site?.value))
  const isOriginal = ({ path }: { readonly path: string }) =>
    language !== undefined && path === file.replace(`/${language}/`, '/')
  return loaded.pages.some(isOriginal) && !pages.some(({ source }) => isOriginal(source))
}
