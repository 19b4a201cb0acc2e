/** Finds values of site.yaml that pages in another language show in the words of the main one. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { isSameLanguage } from '../../../block/words.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'
import { hasDecimalComma } from '../../site/traits/figures.ts'
import { isWritten } from '../../yaml/source-file.ts'

/** Two small words in a row are neither a name nor a figure. */
const SENTENCE = /(?<!\p{L})\p{Ll}{2,} \p{Ll}{2,}(?!\p{L})/u

/** `Sick bay` and `Members' office`, not `Omar bin Said`: a name has capitals, and may be the same in every language. */
const WORDS = /^\p{L}[\p{Ll}'’]+(?: \p{Ll}[\p{Ll}'’]*)+$/u

/** `1,248` is less than two in a language with a decimal comma, and `1.248` in one with a point. */
const WITH_COMMA = /\d,\d{3}(?!\d)/
const WITH_POINT = /(?<![\d.-])\d{1,3}(?:\.\d{3})+(?![\d./-])/
const ENGLISH_TIME = /\d ?[ap]m\b/

/** `WhatsApp`, `M-Pesa` and `IT` are the same in every language. */
const NAME = /^(?:(?=\S*\p{Ll}\S*\p{Lu})\S+|\p{Lu}-\p{Lu}\S+|\p{Lu}{2,5}s?)$/u

export function checkOwnValues(
  { config, languages, pages, prefix, configSource: source }: Site,
  own: { readonly contacts?: object | undefined; readonly facts?: object | undefined },
  main: SiteConfig,
  reportAt: (path: FieldPath, finding: Finding) => void,
): void {
  if (isSameLanguage(config.lang, main.lang)) return
  const isStandIn = (path: FieldPath) => source.standIns.some((each) => each.path.join() === path.join())
  for (const name of Object.keys(own.facts ?? {}))
    if (
      isStandIn(['languages', prefix.slice(1), 'facts', name]) &&
      main.facts?.[name] &&
      !isStandIn(['facts', name])
    )
      reportAt(
        ['facts', name],
        messages.standInLeft(name, prefix.slice(1), source.spanOfKey(['facts', name]).start.line),
      )
  const { contacts = {}, facts = {} } = main
  // A contact that only this language has may be another one, with its name translated.
  const hasOther = Object.keys(own.contacts ?? {}).some((name) => !(name in contacts))
  const translated = [...pages.values()].filter(({ route }) => prefixOf(languages, route) === prefix)
  // Reads the pages again: so only for values that are not translated.
  const isWrittenIn = (pattern: RegExp) => translated.some(({ source }) => isWritten(source, pattern))
  const isShown = (name: string) => isWrittenIn(new RegExp(String.raw`\$\{${name}\}`))
  const isMissing = (name: string) =>
    valueAt(main, name.split('.')) !== undefined && valueAt(own, name.split('.')) === undefined
  // A misspelt name is reported, and has the words.
  const areKnown = Object.keys(own.facts ?? {}).every((name) => name in facts)
  const [isComma, wasComma] = [config.lang, main.lang].map(hasDecimalComma)
  const figure = isComma ? WITH_COMMA : wasComma ? WITH_POINT : undefined
  const isInText = (name: string) => isWrittenIn(new RegExp(String.raw`(?<!: ["']?)\$\{facts\.${name}\}`))
  const sentences = Object.keys(areKnown ? facts : {}).filter((name) => {
    const value = facts[name] ?? ''
    return (
      SENTENCE.test(value) ||
      ((figure?.test(value) || ENGLISH_TIME.test(value)) && isMissing(`facts.${name}`) && isInText(name))
    )
  })
  const forgotten = contactsForgotten(contacts, isMissing, isWrittenIn)
  const missing = [
    'countdown.label',
    'enroll.title',
    'footer.groups',
    'footer.statements',
    ...(hasOther
      ? Object.keys(contacts)
      : [...new Set([...(config.footer?.contacts ?? []), ...forgotten])]
    ).map((name) => `contacts.${name}.title`),
    ...sentences.map((name) => `facts.${name}`),
  ].filter(
    (name) =>
      isMissing(name) &&
      (!name.startsWith('facts.') || isShown(name)) &&
      !NAME.test(String(valueAt(main, name.split('.')))),
  )
  const haveFigures = missing.some((name) => figure?.test(String(valueAt(main, name.split('.')))))
  if (translated.length > 0 && missing.length > 0)
    reportAt([], messages.valuesNotTranslated(prefix.slice(1), missing, haveFigures))
}

/** The contacts without a title in this language that its pages show. */
function contactsForgotten(
  contacts: NonNullable<SiteConfig['contacts']>,
  isMissing: (name: string) => boolean,
  isWrittenIn: (pattern: RegExp) => boolean,
): readonly string[] {
  return Object.keys(contacts).filter(
    (name) =>
      isMissing(`contacts.${name}.title`) &&
      WORDS.test(contacts[name]?.title ?? '') &&
      isWrittenIn(new RegExp(String.raw`contacts:[^:]*[\s,["']${name}(?![\w-])`)),
  )
}
