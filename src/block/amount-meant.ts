/** Suggests the amount of money that an author meant. */

const FRANCS = String.raw`f\s?cfa|cfa|francs?(?: cfa)?|f`
/** How people write currencies besides their three letters. `/=` for shillings comes after the amount. */
const SPELLINGS: Readonly<Record<string, string>> = {
  KES: 'kshs?|shs?|shillings?|/[=-]',
  TZS: 'tshs?|shs?|shillings?|/[=-]',
  UGX: 'ushs?|shs?|shillings?|/[=-]',
  EUR: '€|euros?',
  USD: String.raw`us\$|\$|dollars?`,
  GBP: '£|pounds?',
  MZN: 'mtn?',
  RWF: 'frw|rwf?|francs?',
  XOF: FRANCS,
  XAF: FRANCS,
}
/** Those that people here use most. */
export const CURRENCIES = Object.keys(SPELLINGS)
const SIGNED = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/u
const SPELT = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.entries(SPELLINGS).flat().join('|')})(?!\p{L})`,
  'iu',
)

/** Whether a text says that something is free. */
export function isForFree(words: string): boolean {
  return /^(?:free|for free|free of charge|no charge|gratis|kostenlos|frei|gratuit|bure|bila malipo|nil|none)[.!]?$/i.test(
    words,
  )
}

/** Reads `KSh 64,200/=`, `64.200`, `64200 KES`, `1500,50`, `1'500.00` and `3,8O0`. */
export function suggestAmounts(words: string, currency: string | undefined): readonly string[] {
  const bare = withoutCurrency(withFigures(words), currency)
  // The comma is one digit too far left, or one digit is too many.
  if (/^\d{1,3},\d{4}$/.test(bare)) return [bare.replace(/,(\d)/, '$1,'), bare.slice(0, -1)]
  // A point before three digits separates thousands, or one digit of the cents is too many.
  if (DOUBTFUL.test(bare))
    return [bare.replace('.', ','), ...(WITHOUT_CENTS.test(currency ?? '') ? [] : [bare.slice(0, -1)])]
  return inEnglish(bare, /^(?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.\d{1,2})?$/)
}

/** Reads `20,5`, `1.250,5`, `62%`, and letters that look like figures. */
export function suggestNumbers(words: string): readonly string[] {
  const figures = withFigures(words).replace(/\s*%$|(?<=^\d{1,3})[ \u00a0](?=\d{3}$)/, '')
  return inEnglish(figures, /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/)
}

/** Thousands with another sign than a comma between them, or decimals behind a comma. */
const FOREIGN = /^-?(?:\d{1,3}([.'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?|\d+,\d{1,2})$/

function inEnglish(figures: string, form: RegExp): readonly string[] {
  if (form.test(figures)) return [figures]
  const [whole = '', ...decimals] = figures.split(/[.,](?=\d\d?$)/)
  // The space stays where amounts may have one. A comma in place of an apostrophe would end a cell.
  const meant = [/\s/.test(whole) ? ' ' : /['’]/.test(whole) ? '' : ',', ','].map((mark) =>
    [whole.replaceAll(/(?<=\d)\D/g, mark), ...decimals].join('.'),
  )
  return FOREIGN.test(figures) ? meant.filter((each) => form.test(each)).slice(0, 1) : []
}

const WITHOUT_CENTS = /^(?:X[AOP]F|RWF|UGX|BIF|DJF|GNF|KMF|JPY|KRW|VND|CLP|PYG|ISK)$/
const DOUBTFUL = /^\d{1,3}\.\d\d0$/

/** `64,20`: cents behind a comma, or a digit of 64,200 is missing. */
export const isDoubtful = (words: string) =>
  /(?<![\d,.'’]|\d[ \u00a0\u202f])\d{1,3},\d{1,2}(?![\d,])/.test(withFigures(words))

/** Whether all figures of a column are written as in `1.250,50`. Then no digit is missing behind the commas. */
export function haveDecimalComma(column: readonly unknown[]): boolean {
  const times = (form: RegExp) => column.filter((cell) => form.test(String(cell))).length
  return times(/\d,\d\d?(?!\d)/) > 1 && times(/,\d{3}|\.\d\d?(?!\d)/) === 0
}

/** Reads letters that look like figures, in words with figures: `3,8O0`, `l,500`. */
function withFigures(words: string): string {
  return words.replaceAll(/(?<!\p{L})[\doOlI][\doOlI.,]*(?!\p{L})/gu, (figures) =>
    /\d/.test(figures) ? lettersAsFigures(figures) : figures,
  )
}

export const lettersAsFigures = (words: string) => words.replaceAll(/[oO]/g, '0').replaceAll(/[lI]/g, '1')

/** The currency that a word such as `Ksh` stands for. */
export function spelt(words: string): readonly string[] {
  return Object.entries(SPELLINGS).flatMap(([name, spellings]) =>
    new RegExp(`^(?:${spellings})\\.?$`, 'i').test(words) ? [name] : [],
  )
}

/** Whether an amount has another currency than the site. Then its digits alone would mean another amount. */
export function isInAnotherCurrency(words: string, currency: string | undefined): boolean {
  const bare = withoutCurrency(withFigures(words), currency)
  return /\d/.test(bare) && (SIGNED.test(bare) || SPELT.test(bare))
}

/** Not `per family`. */
const MORE =
  /(?<!\p{L})(?:mil(?:lions?|le|ioni)?|millionen?|milh(?:ão|ões)|thousand|tausend|elfu|laki)(?!\p{L})/iu

/** `1,200/= (optional)`: the amount, and the words behind it. `undefined` if they say more of the amount. */
export function amountAndRest(words: string, currency: string | undefined) {
  const [, money = '', rest = ''] =
    /^(\D*\d\S*)\s+(\([^()\d]+\)|(?:per|each|every|an?|kwa|par|por|pro)(?!\p{L})\D*)$/iu.exec(words) ?? []
  const amount = withoutCurrency(money, currency)
  const isNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)$/.test(amount)
  const isMore = [MORE, SIGNED, SPELT].some((pattern) => pattern.test(rest))
  return isNumber && !isMore ? { amount, rest } : undefined
}

/** Removes the currency of the site, and a dash that stands for no cents. */
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
