/** Finds what authors type where a value is missing, instead of `!todo`: `TBD`, `XX`, a gap. Visitors would see it. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { anyOf } from '../../base/in-pattern.ts'
import { isMonthName } from '../../validate/values/read-day.ts'
import { outside } from '../../yaml/stand-in-outside.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A stand-in that is not `!todo` before the value. */
const STAND_IN = new RegExp(
  anyOf([
    /(?<![\p{L}\d])(?:TODO|FIXME)(?![\p{L}\d])/u,
    // `!TODO` and `!to-do`.
    /![tT][oO][ -]?[dD][oO](?!\p{L})/u,
    // `todo!` and `Todo:`, but not an address.
    /(?<![\p{L}\d])[tT]odo(?:!+|:(?!\/))/u,
    // What is left of the mark: `todo Mr Otieno`.
    /^todo(?= \p{Lu}| \d)/u,
    // The whole text.
    /^(?:[tT]o-?do|\?{2,}|[xX]{3,}|0{4,}|tbd|TBD|fixme)\.?$/,
    /[lL]orem ipsum/,
  ]),
  'u',
)

/** `[name]`, as forms and drafts have it, and `«Name»`, as letters to many people have it. Our own words have `{number}`. */
const NAME = String.raw`(?:[[<«]{1,2}|\{(?=[A-Z]))${anyOf([
  /(?:[Ii]nsert|[Yy]our|[Tt]he(?= [^\]>}»\n]{0,30}\b(?:date|time|name|place|amount|number|fee)\b)) [^\]>\n]{1,30}/,
  /(?:[A-Z]\w+(?:['’]s)? ?)?[Nn]ame|NAME|[Dd]at[eu]m?|DATE|[Tt]ime|TIME|[Pp]lace|[Aa]mount|[Nn]umber/,
  /[Nn]om|[Jj]ina|[Tt]arehe/,
])}[\]>}»]`

/** Code may have all such signs, so it matches as a whole. It comes first, because it counts its own group. */
const CODE = /(`{1,3})[^`]+\1/

/** Signs that stand for letters or digits. `XX` and `XXX` may be Roman numerals. */
const FOR_LETTERS = anyOf([
  /X{4,}|x{3,}/,
  // `XX-XX` and `07XX XXX`.
  /\d*(?:X{2,}|x{2,})[ ,.:/-]?(?:X{2,}|x{2,})/,
  /\d{2,}X{2,}/,
  // `XX/01/2027` and `2027-01-XX`.
  /(?:XX|xx|\?\?)[./-]\d\d?[./-]20\d\d/,
  /20\d\d-\d\d-(?:XX|xx|\?\?)/,
])

/** A whole line of a template of Canva, PowerPoint and the like. */
const FILLER = String.raw`(?<![^\n])(?:(?:Add|Type|Insert|Enter|Write|Your) (?:an? |your )?(?:little bit of )?(?:(?:body |paragraph )?text|something|(?:sub)?heading|(?:sub)?title)(?: here)?|Ajoute[rz] (?:un (?:sous-)?titre|(?:un peu de|du) texte)|Votre texte ici|Cliquez pour (?:ajouter|modifier) [^\n]+|Ongeza (?:kichwa|maandishi))[.…]*(?![^\n])`

/** A gap where a word or the number of a box is missing. */
const GAP = new RegExp(
  anyOf([
    CODE,
    // `P.O. Box 000` and `S.L.P. XXX`.
    /(?<!\p{L})(?:(?:P\.? ?O\.? ?)?B[Oo][Xx]|S\.?L\.?P\.?|B\.?P\.?|Postfach) (?:0{2,}|[Xx]{2,})(?![\p{L}\d])/u,
    String.raw`(?<![\p{L}\d])${FOR_LETTERS}(?![\p{L}\d])`,
    // Between words. Not `?? Oui`, and not a line to fill in behind a colon, nor several of them, nor dots before a price.
    /(?<=[\p{L}\d,] )(?:_{3,}(?![\s\S]*__)(?<!__[^_][\s\S]*)|(?:\.{4,}|…{2,})(?! ?(?:\p{L}{2,5}\.? |\p{Sc} ?)?\d)|\?{2,}(?! \p{Lu}))(?=,| [^\d\s])/u,
    // `N.N.` alone, not `N. N. Otieno` and not `Otieno N. N.`.
    /(?<![\p{L}.])N\. ?N\.(?<!\p{Lu}[\p{L}\p{M}’'-]*,? N\. ?N\.)(?! ?\p{Lu})/u,
    // Not a link, and not `[name]@example.org`, which says how addresses look.
    String.raw`(?<![@/$“"])${NAME}(?![(@]|[./][\p{L}\d])`,
    FILLER,
  ]),
  'gu',
)

/** What remains above true figures. `Sample data were collected` is about something else. */
const SAMPLE = new RegExp(
  anyOf([
    /[Pp]laceholder (?:figures|data|numbers|results|amounts)\b/,
    /\b(?:[Ff]igures|[Dd]ata|[Nn]umbers|[Rr]esults|[Aa]mounts) are (?:\w+ )?placeholders\b/,
    /^Sample (?:data|figures)(?=:|\.?$)/,
    /\bsample data(?=[*_]*, not )/,
    /^(?:Données|Chiffres) (?:fictifs|fictives|d['’]exemple)(?= ?:|\.?$)/,
    /^(?:Data|Takwimu) [yz]a mfano(?=:|\.?$)|[Tt]akwimu hizi ni za mfano\b/,
  ]),
)

/** A gap and the words beside it. One of them may be the name of a month. */
const DAY = new RegExp(
  anyOf([
    CODE,
    [
      /(?:(?<before>\p{L}+)[.,]? )?/u,
      /(?<![\p{L}\d?!])(?<gap>(?:X{2,3}|x{2,3}|\?{2,})(?:st|nd|rd|th)?)(?![\p{L}\d])/u,
      /(?:(?<dot>\.)? (?:of )?(?<after>\p{L}+))?/u,
      /(?<year>[.,]{0,2} 20\d\d)?/,
    ]
      .map(({ source }) => source)
      .join(''),
  ]),
  'gu',
)
/** Before these words' numbers, `XX` is a Roman numeral: `Volume XX March 2027`. */
const NUMBERED = /^(?:vol|iss|edi|édi|num|no|nr|nam|tol|bul|news|part|chap)/i

/** Quick tests: match every text with such words, and some others. */
export const ODD_STAND_IN = String.raw`![tT][oO][ -]?[dD]|\?\?|___|\.{4}|……|\.(?<=N\.) ?N\.|${NAME}`
export const ODD_WORDS = String.raw`[tT](?:ODO|o-?do\b|BD|bd)|FIXME|fixme|xx|XX|[xXPh]\.? 00|^0000|[lL]orem ipsum|${FILLER}`

export const SAMPLE_WORDS = "[Pp]laceholder|[Ss]ample (?:data|fig)|fictifs|fictives|d['’]exemple|[yz]a mfano"

export function standInAsText({ text, field, written }: WrittenText): Slip | undefined {
  const gaps = STAND_IN.test(text) ? [] : [...text.matchAll(GAP)]
  const gap = gaps.find(([words]) => !words.startsWith('`'))?.[0]
  if (gap !== undefined) return { finding: messages.standInMisspelt(field, gap, 'gap'), words: gap }
  const day = missingDay(text)
  if (day !== undefined) return { finding: messages.standInMisspelt(field, day, 'gap'), words: day }
  const words = STAND_IN.exec(text)?.[0]
  if (words === undefined) return undefined
  const finding = messages.standInMisspelt(field, words)
  const isBehind = text !== words && text.endsWith(words) && outside(written()) !== written()
  if (isBehind || (/^!todo\b/i.test(text) && /^["'|>]/.test(written()))) {
    const help = remedies.standInOutside(outside(written()))
    return { finding: { ...finding, help }, words, rewrite: outside }
  }
  if (words === 'todo' && text !== words) return { finding: { ...finding, help: remedies.markLeft }, words }
  // Only then it is certain that the words behind it are the value.
  const isFirst = /^todo! +\p{L}/iu.test(text) && written() === text && !text.includes('\n')
  return { finding, words, ...(isFirst ? { rewrite: (line) => line.replace(/^todo!/i, '!todo') } : {}) }
}

/** For a file where nothing is marked. Without a chart, or figures beside such words, samples may be meant. */
export function sampleInText({ text, field, value }: WrittenText): Slip | undefined {
  const words = SAMPLE.exec(text)?.[0]
  if (words === undefined) return undefined
  const isSure =
    JSON.stringify(value).includes('"chart"') || (words.endsWith('placeholders') && /\d/.test(text))
  return isSure ? { finding: messages.standInMisspelt(field, words, 'sample'), words } : undefined
}

/** `XX January 2027`, `January XX`, and `on XX`. */
function missingDay(text: string): string | undefined {
  const found = /XX|xx|\?\?/.test(text) ? text.matchAll(DAY) : []
  for (const { 0: words, groups = {}, index } of found) {
    const { before = '', gap = '', dot, after = '', year } = groups
    const at = words.indexOf(gap)
    const isMonth = (word: string) =>
      (year !== undefined || !/^\p{Ll}{0,3}$/u.test(word)) && isMonthName(word)
    // In French, `??` may end a sentence.
    if (gap.startsWith('?') ? year === undefined && index + at > 0 : NUMBERED.test(before)) continue
    if (isMonth(before)) return words.slice(0, at + gap.length)
    // A numeral may end a sentence: `This is Rule XX. March was wet.`
    if (isMonth(after) && !(dot && /^\p{Lu}/u.test(before))) return words.slice(at)
    // Behind such a word, it is no Roman numeral.
    if (/^(?:on|at|KES|saa|à|le|am|um)$/.test(before) && !/^\p{Lu}/u.test(after))
      return words.slice(0, at + gap.length)
  }
  return undefined
}
