/** What a value that a schema refuses was meant to say, where its form leaves no doubt. Pure. */
import type { Conventions } from './interpolate.ts'
import { meantAmount } from './suggest-amount.ts'
import { isDay, meantDays } from './suggest-day.ts'

/** By the code of the refusal: the values that the words may mean. One alone is certain. */
export function meantValues(code: string, words: string, { currency }: Conventions = {}): readonly string[] {
  const meant = READERS[code]?.(words.trim(), currency) ?? []
  return [...new Set(meant)].filter((value) => value !== words)
}

type Reader = (words: string, currency: string | undefined) => readonly string[]

const READERS: Readonly<Record<string, Reader>> = {
  'not-true-or-false': flag,
  'not-an-amount': meantAmount,
  'not-a-date': meantDays,
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

/** A blank instead of the `T`, or before the offset. */
function instant(words: string): readonly string[] {
  const [, date = '', time = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})[ t](\d{2}:\d{2}(?::\d{2})?)\s*(z|[+-]\d{2}:?\d{2})$/i.exec(words) ?? []
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  return isDay(date) ? [`${date}T${time}${zone}`] : []
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
