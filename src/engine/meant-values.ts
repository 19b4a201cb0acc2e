/** What a value that a schema refuses was meant to say, where its form leaves no doubt. Pure. */
import type { Conventions } from './interpolate.ts'
import { meantAmount } from './meant-amount.ts'

/** By the code of the refusal: the values that the words may mean. One alone is certain. */
export function meantValues(code: string, words: string, { currency }: Conventions = {}): readonly string[] {
  const meant = READERS[code]?.(words.trim(), currency) ?? []
  return [...new Set(meant)].filter((value) => value !== words)
}

type Reader = (words: string, currency: string | undefined) => readonly string[]

const READERS: Readonly<Record<string, Reader>> = {
  'not-true-or-false': flag,
  'not-an-amount': meantAmount,
  'not-a-date': date,
  'not-an-instant': instant,
  'not-a-route': route,
  'not-an-anchor': anchor,
}

const YES = /^(?:true|yes|y|on|ja|ndiyo|ndio|oui|x|1)$/i
const NO = /^(?:false|no|n|off|nein|hapana|la|non|0)$/i

function flag(words: string): readonly string[] {
  if (YES.test(words)) return ['true']
  return NO.test(words) ? ['false'] : []
}

const MONTHS: readonly RegExp[] = [
  /^(?:jan(?:uary|uar|uari)?)$/,
  /^(?:feb(?:ruary|ruar|ruari)?)$/,
  /^(?:mar(?:ch)?|märz|machi)$/,
  /^(?:apr(?:il|ili)?)$/,
  /^(?:may|mai|mei)$/,
  /^(?:june?|juni)$/,
  /^(?:july?|juli|julai)$/,
  /^(?:aug(?:ust|osti)?)$/,
  /^(?:sept?(?:ember|emba)?)$/,
  /^(?:oct(?:ober)?|okt(?:ober|oba)?)$/,
  /^(?:nov(?:ember|emba)?)$/,
  /^(?:dec(?:ember)?|dez(?:ember)?|des(?:emba)?)$/,
]

/** The one day that words may mean, as it is written here. */
export function dayIn(words: string): string | undefined {
  const days = date(words.trim())
  return days.length === 1 ? days[0] : undefined
}

/** Figures with points are day, month, year; with slashes they may be month, day, year as well. */
function date(words: string): readonly string[] {
  const [, y = '', m = '', d = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(words) ?? []
  if (y) return day(y, m, d)
  const [, first = '', mark, second = '', year = ''] =
    /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})$/.exec(words) ?? []
  if (year)
    return mark === '.'
      ? day(year, second, first)
      : [...day(year, second, first), ...day(year, first, second)]
  return dateInWords(
    words
      .toLowerCase()
      .replaceAll(/[,.]/g, ' ')
      .replace(/^[a-z]+day\s+/, ''),
  )
}

function dateInWords(words: string): readonly string[] {
  const [, before = '', name = '', after = '', year = ''] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)?\s+)?(\p{L}+)\s+(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(\d{4})\s*$/u.exec(
      words,
    ) ?? []
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1
  const number = before || after
  return month > 0 && number && !(before && after) ? day(year, String(month), number) : []
}

/** The day as it is written here, if its month is one and the month may have so many days. */
function day(year: string, month: string, date: string): readonly string[] {
  const fits = Number(month) >= 1 && Number(month) <= 12 && Number(date) >= 1 && Number(date) <= 31
  return fits ? [`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`] : []
}

/** A blank instead of the `T`, or before the offset. */
function instant(words: string): readonly string[] {
  const [, date = '', time = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})[ t](\d{2}:\d{2}(?::\d{2})?)\s*(z|[+-]\d{2}:?\d{2})$/i.exec(words) ?? []
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  return date ? [`${date}T${time}${zone}`] : []
}

function route(words: string): readonly string[] {
  const plain = words.replace(/^\.?\/+|^pages\//, '').replace(/\/+$|\.(?:html?|ya?ml)$/, '')
  return /^[A-Za-z0-9][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)*$/.test(plain) ? [`/${plain}`] : []
}

function anchor(words: string): readonly string[] {
  const plain = words
    .replace(/^#/, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  return /^[a-z][a-z0-9-]*$/.test(plain) ? [plain] : []
}
