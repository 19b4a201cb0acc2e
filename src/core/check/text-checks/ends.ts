/** Texts that end as no text should: with a comma, or in the middle of a sentence. And quotes that stand alone. */
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** Quick tests: they match every text with such an end, and some others. */
export const COMMA_AT_END = ',(?=\\s*(?![^]))'
export const QUOTE_ALONE = '"(?=[^"]*(?![^]))(?<!"[^]*")'
/** The same without a pattern, which would look at every sentence. */
export const mayBeCut = (text: string): boolean =>
  /\p{Ll}/u.test(text.trimEnd().slice(-1)) && /[.!?] /.test(text)

/** Not the sign for inches. */
const ALONE = /^[^"]*(?<![\d½¼¾])"[^"]*$/

export function standsAlone({ text, field }: WrittenText): Slip | undefined {
  const [words] = ALONE.test(text) ? (/\S*"\S*/.exec(text) ?? []) : []
  return words === undefined ? undefined : { finding: messages.oddEnd(field, words, '"'), words }
}

/** `Dear parents,` and `Yours faithfully,` are whole lines. */
const GREETING =
  /^(?:(?:my )?dear|hello|hi|yours|(?:kind|best|warm)|regards|sincerely|love,|god bless|many thanks|with|ch[eè]r|bonjour|cordialement|bien à|mpendwa|wapendwa|habari|asante,|w(?:ako|enu))/i

export function endsWithComma({ text, field }: WrittenText): Slip | undefined {
  const line = text.trimEnd().split('\n').at(-1) ?? ''
  if (!line.endsWith(',') || GREETING.test(line)) return undefined
  const words = lastWords(text)
  return { finding: messages.oddEnd(field, words, ','), words }
}

/** Only where a sentence came before it: a name or a heading has no full stop. `Mrs.` and `incl.` end no sentence. */
const CUT =
  /[\p{Ll}\d,]{2}(?<!(?<!\p{L})(?:Mrs|Mwl|Dkt|Mch|Rev|Prof|Capt|vs|incl|excl|min|max|prof|av|approx))[.!?] +\p{Lu}[^\n]* \p{Ll}+\s*$/u

export function cutOff({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  if (!isMarkdown || !mayBeCut(text) || !CUT.test(text)) return undefined
  const words = lastWords(text)
  return { finding: messages.oddEnd(field, words, ''), words }
}

/** A list beside the text may end its last sentence. */
export const leadsToList = (value: unknown, place: FieldPath): boolean =>
  Object.values(Object(valueAt(value, place.slice(0, -1)))).some(Array.isArray)

/** Of a long text only the end is read. */
const lastWords = (text: string) => /(?:\S+ ){0,2}\S+$/.exec(text.trimEnd().slice(-END))?.[0] ?? ''
const END = 200
