/** What an amount of money that a schema refuses was meant to be. Pure. */

/** How people write currencies besides their three letters. The sign of shillings stands behind the amount. */
const SPELLINGS: Readonly<Record<string, string>> = {
  KES: 'kshs?|shs?|shillings?|/[=-]',
  TZS: 'tshs?|shs?|shillings?|/[=-]',
  UGX: 'ushs?|shs?|shillings?|/[=-]',
  EUR: '€|euros?',
  USD: String.raw`us\$|\$|dollars?`,
  GBP: '£|pounds?',
}
const SIGNED = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/u
const SPELT = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.entries(SPELLINGS).flat().join('|')})(?!\p{L})`,
  'iu',
)

/** Whether an amount was written as a word for nothing. */
export function isForFree(words: string): boolean {
  return /^(?:free|for free|free of charge|no charge|gratis|kostenlos|frei|bure|nil|none)[.!]?$/i.test(words)
}

/** `KSh 64,200/=`, `64.200` and `64200 KES` are 64,200 and 64200. A point with three figures parts thousands. */
export function meantAmount(words: string, currency: string | undefined): readonly string[] {
  const bare = withoutCurrency(words, currency)
  if (/^\d{1,3}(?:[.'’]\d{3})+(?:,\d{2})?$/.test(bare)) {
    const [whole = '', cents] = bare.split(',')
    const figures = whole.replaceAll(/[.'’]/g, ',')
    return [cents === undefined ? figures : `${figures}.${cents}`]
  }
  return /^(?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.\d{1,2})?$/.test(bare) ? [bare] : []
}

/** Whether an amount says a currency that is not that of the site: its figures alone would be another amount. */
export function isInAnotherCurrency(words: string, currency: string | undefined): boolean {
  const bare = withoutCurrency(words, currency)
  return /\d/.test(bare) && (SIGNED.test(bare) || SPELT.test(bare))
}

/** Without the currency of the site, and without the stroke that stands for no cents. */
function withoutCurrency(words: string, currency: string | undefined): string {
  const names = currency === undefined ? [] : [currency, SPELLINGS[currency] ?? []].flat()
  const before = new RegExp(String.raw`^(?:${names.join('|')})[.:]?\s*(?=\d)`, 'i')
  const after = new RegExp(
    String.raw`\s*(?:${[...names.map((name) => `(?:${name})[.]?`), '[.,]?[-–—]{1,2}'].join('|')})$`,
    'i',
  )
  const bare = names.length > 0 ? words.replace(before, '') : words
  return bare.replace(after, '').replace(after, '').trim()
}
