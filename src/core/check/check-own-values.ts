/** Finds values of site.yaml that pages in another language show in the words of the main one. */
import type { SiteConfig } from '../../../schema/site.ts'
import { isSameLanguage } from '../../block/words.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { prefixOf } from '../site/languages.ts'
import type { Site } from '../site/site.ts'

/** Two small words in a row are neither a name nor a figure. */
const SENTENCE = /(?<!\p{L})\p{Ll}{2,} \p{Ll}{2,}(?!\p{L})/u

export function checkOwnValues(
  { config, languages, pages, prefix }: Site,
  own: Partial<Pick<SiteConfig, 'facts'>>,
  main: SiteConfig,
  reportAt: (path: FieldPath, finding: Finding) => void,
): void {
  if (isSameLanguage(config.lang, main.lang)) return
  const { facts = {} } = main
  const texts = [...pages.values()].flatMap(({ route, source }) =>
    prefixOf(languages, route) === prefix
      ? [source.path, ...source.dependsOn].map((file) => source.textIn(file))
      : [],
  )
  // A misspelt name is told, and has the words.
  const areKnown = Object.keys(own.facts ?? {}).every((name) => name in facts)
  const sentences = Object.keys(areKnown ? facts : {}).filter((name) => SENTENCE.test(facts[name] ?? ''))
  const missing = [
    'countdown.label',
    'enroll.title',
    'footer.groups',
    'footer.statements',
    ...(config.footer?.contacts ?? []).map((name) => `contacts.${name}.title`),
    ...sentences
      .map((name) => `facts.${name}`)
      .filter((name) => texts.some((text) => text.includes(`\${${name}}`))),
  ].filter(
    (name) => valueAt(main, name.split('.')) !== undefined && valueAt(own, name.split('.')) === undefined,
  )
  if (texts.length > 0 && missing.length > 0)
    reportAt([], messages.valuesNotTranslated(prefix.slice(1), missing))
}
