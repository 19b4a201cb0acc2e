/** Reads hours that are written in another way: `8am - 5pm`, `7h00-13h00`, `fermé`. */
import { swahiliHours } from './swahili.ts'
import { LANGUAGES } from './words.ts'

// These add to the words that pages show in each language, which are always read. A language need not have any here.
const CLOSED =
  /^(?:(?:we are |it is )?(?:closed|shut)(?: all day| on \p{L}+)?|imefungwa|tumefungw?a|hatufungui|ferm[ée]e?s?|geschlossen|zu|fechad[oa]|encerrad[oa]|none|no|nil|off)[.!]?$/iu
const ALL_DAY =
  /^(?:24 ?h(?:(?:ou)?rs?)?(?:\/24)?(?:,? 7 ?j\/7)?|24\/7|24 heures|24 horas|24 stunden|all day|day and night|open all day|masaa 24|saa 24)$/i
// Not `\b`, which does not know `à` as a letter.
const TO = /\s*(?:[-–—>→]|(?<!\p{L})(?:to|until|till|bis|hadi|mpaka|à|au|[àa]s)(?!\p{L}))\s*/iu
const TIME =
  /^(?:from |de |das |von |kuanzia |kutoka )?(\d{1,2})(?:\s*[:.h]\s*|(?=\d\d(?:\s?h(?:rs?)?)?$)|\s*(?=[ap]\.?m)|(?=(?: ?uhr)?$))(\d\d)?\s*(?:h|hrs?|hours|uhr)?\s*([ap])?\.?(?:m\.?)?$/i

/** What the words mean, if they are hours in another form. Without `am`, `pm`, minutes, or an end above 12 it is not sure. */
export function hoursMeant(words: string): { readonly hours: string; readonly isSure: boolean } | undefined {
  const plain = words.trim()
  if (CLOSED.test(plain) || isShown('closed', plain)) return { hours: 'closed', isSure: true }
  if (ALL_DAY.test(plain) || isShown('allDay', plain)) return { hours: '00:00-24:00', isSure: true }
  const swahili = swahiliHours(plain)
  const parts = swahili
    .reduce((text, { words: hour, time }) => text.replace(hour, time), plain)
    // Not two spans: `7h/13h`.
    .replace(/^([^-/]+)\/([^-/]+)$/, '$1-$2')
    .split(/\s*(?:,|;|&|\/|\s(?:and|und|et|na|e)\s)\s*/i)
    .map((part) => part.split(TO).map((time) => timeIn(time.trim())))
  if (parts.some((times) => times.length !== 2 || times.includes(undefined))) return undefined
  const read = parts.map(([from, to]) => spanOf(from, to))
  // With `pm`, or `14:00`, somebody has said which half of the day is meant.
  const isSaid = parts.flat().some((time) => time && (time.half !== undefined || time.hour > 12))
  const asRead = read.map(({ hours }) => hours)
  const spans = isSaid ? asRead : asRead.reduce(inOrder, [])
  const isAsRead = read.every(({ hours, isSure }, index) => isSure && hours === spans[index])
  return { hours: spans.join(', '), isSure: isAsRead && !swahili.some(({ meant }) => meant) }
}

/** Hours that begin before the ones above them have ended are in the afternoon: `08:00-12:30, 02:00-05:00`. */
function inOrder(before: readonly string[], span: string): readonly string[] {
  const [opens = '', closes = ''] = span.split('-')
  const ended = before.at(-1)?.split('-')[1] ?? ''
  const isAfternoon = opens < ended && opens < closes && closes < '12'
  return [...before, isAfternoon ? [opens, closes].map(inAfternoon).join('-') : span]
}

const inAfternoon = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`

const isShown = (name: 'closed' | 'allDay', words: string) =>
  Object.values(LANGUAGES).some((own) => own[name].toLowerCase() === words.toLowerCase())

/** What goes on in the night, or begins there. */
export const AT_NIGHT = /night|dorm|shelter|emergenc|of hours|usiku|kesha|dharura|nuit/i

type Time = {
  readonly hour: number
  readonly minutes: string
  readonly half?: string
  readonly isSure: boolean
}

function timeIn(words: string): Time | undefined {
  if (/^(?:12 )?(?:noon|midday|mittags?|midi)$/i.test(words)) return { hour: 12, minutes: '00', isSure: true }
  if (/^(?:12 )?(?:midnight|minuit|mitternacht)$/i.test(words))
    return { hour: 24, minutes: '00', isSure: true }
  const [whole, hour = '', minutes = '00', half] = TIME.exec(words) ?? []
  if (whole === undefined || Number(hour) > 24 || Number(minutes) > 59) return undefined
  const isSure = half !== undefined || minutes !== '00' || /[:.]|\d ?(?:h|uhr)|\d{4}/i.test(words)
  return { hour: Number(hour), minutes, isSure, ...(half === undefined ? {} : { half: half.toLowerCase() }) }
}

/** `8 - 5` closes in the afternoon, and the `pm` of `2-5 pm` is for both times. */
function spanOf(from: Time | undefined, to: Time | undefined) {
  if (!from || !to) return { hours: '', isSure: false }
  const closes = hourOf(to, to.half)
  const own = hourOf(from, from.half ?? (to.half === 'p' && hourOf(from, 'p') < closes ? 'p' : undefined))
  const isAfternoon =
    to.half === undefined &&
    from.half === undefined &&
    (closes < own || (closes === own && !to.isSure)) &&
    closes < 12 &&
    own < 13
  // `9 - 17` is on the clock of 24 hours.
  const isDayClock = to.half === undefined && from.half === undefined && closes > 12 && closes > own
  const written = (hour: number, { minutes }: Time) => `${String(hour).padStart(2, '0')}:${minutes}`
  return {
    hours: `${written(own, from)}-${written(isAfternoon ? closes + 12 : closes, to)}`,
    isSure:
      ((from.isSure && to.isSure) || isDayClock) &&
      !isAfternoon &&
      (to.half === undefined || from.half !== undefined),
  }
}

function hourOf({ hour }: Time, half: string | undefined): number {
  if (half === 'p' && hour < 12) return hour + 12
  return half === 'a' && hour === 12 ? 0 : hour
}
