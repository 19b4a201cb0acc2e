/** Suggests the value that an author meant, if the form of the text leaves no doubt. */

import type { Refusal } from '../../../../schema/refusals.ts'
import { spelt, suggestAmounts, suggestNumbers } from '../../../block/amount-meant.ts'
import { dayAfter, isDay } from '../../../block/day.ts'
import { hoursMeant } from '../../../block/hours.ts'
import { AUTHORS_LANGUAGES } from '../../../block/words.ts'
import type { Conventions } from '../interpolate.ts'
import { suggestDays } from './suggest-day.ts'

/** The values that the words may mean. A single one is certain. */
export function suggestValues(
  refusal: string,
  words: string,
  { currency, lang }: Conventions = {},
): readonly string[] {
  const meant = SUGGEST[refusal]?.(words.trim(), refusal === 'not-a-date' ? lang : currency) ?? []
  return [...new Set([meant].flat())].filter((value) => value !== words)
}

type Suggest = (words: string, convention: string | undefined) => string | readonly string[]

const SUGGEST: Readonly<Record<string, Suggest>> = {
  'not-true-or-false': flag,
  'not-an-amount': suggestAmounts,
  'not-a-number': suggestNumbers,
  'not-a-date': suggestDays,
  'not-an-instant': instant,
  'not-a-time': time,
  'not-a-route': route,
  'not-an-anchor': anchor,
  'not-a-language': language,
  'not-a-currency': currencyIn,
} satisfies Partial<Record<Refusal, Suggest>>

/** A language is named in English or as it calls itself: `Swahili`, `Kiswahili`. */
function language(words: string): readonly string[] {
  const nameIn = (own: string, code: string) => new Intl.DisplayNames([own], { type: 'language' }).of(code)
  return AUTHORS_LANGUAGES.filter((code) =>
    ['en', code].some((own) => nameIn(own, code)?.toLowerCase() === words.toLowerCase()),
  )
}

/** `Ksh` and `€`. A sign of several currencies, such as `$`, is in doubt. */
function currencyIn(words: string): readonly string[] {
  const upper = words.toUpperCase()
  return /^[A-Z]{3}$/.test(upper) && upper !== 'KSH' && upper !== 'TSH' && upper !== 'USH'
    ? [upper]
    : spelt(words)
}

// A language need not have any words here. `si` is no in Swahili.
const YES = /^(?:true|yes|y|on|ja|ndiyo|ndio|oui|sim|s[íì]|x|1|wahr|vrai|kweli|[✓✔✅☑]\ufe0f?)$/i
const NO = /^(?:false|no|n|off|nein|hapana|la|non|n[ãa]o|0|falsch|faux|[✗✘❌☒]\ufe0f?)$/i

function flag(words: string): readonly string[] {
  if (YES.test(words)) return ['true']
  return NO.test(words) ? ['false'] : []
}

/** Reads a moment with a blank instead of the `T`, or before the offset, or with `24:00` as the end of a day. */
function instant(words: string): readonly string[] {
  const [, date = '', time = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})[ t](\d{2}:\d{2}(?::\d{2})?)\s*(z|[+-]\d{2}:?\d{2})$/i.exec(words) ?? []
  const isEnd = /^24:00(?::00)?$/.test(time)
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  if (!isDay(date)) return []
  // The end of a day is the start of the next one.
  if (isEnd) return [`${dayAfter(date)}T00:00${zone}`]
  return [`${date}T${time}${zone}`]
}

/** `2pm-4pm` and `10.00 to 13.00`, or only the first of the two. */
function time(words: string): string | readonly string[] {
  const [both, first] = [words, `${words}-23:59`].map(hoursMeant)
  if (both?.isSure) return both.hours
  return first?.isSure ? first.hours.slice(0, 5) : []
}

function route(words: string): readonly string[] {
  const plain = words.replace(/^\.?\/+|^pages\//, '').replace(/\/+$|\.(?:html?|ya?ml)$/, '')
  // A word with a capital letter is rather the title of a page.
  if (/^[A-Z][^/]*$/.test(words)) return []
  return /^[A-Za-z0-9][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)*$/.test(plain) ? [`/${plain}`] : []
}

function anchor(words: string): readonly string[] {
  const plain = words
    .replace(/^#/, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  return /^[a-z][a-z0-9-]*$/.test(plain) ? [plain] : []
}
