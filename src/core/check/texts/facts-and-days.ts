/** Checks texts as the author wrote them, for figures that differ from facts and dates with a wrong weekday. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { nameOfDay } from '../../../block/date-names.ts'
import { isDay } from '../../../block/day.ts'
import { YEAR } from '../../../block/years.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Clock } from '../../base/clock.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { once } from '../../base/memoize.ts'
import { plainWords } from '../../base/plain-words.ts'
import { type TextAt, visitTexts } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { dayInName } from './day-in-name.ts'
import { emailHosts } from './email-hosts.ts'
import { factsOf, type TypedFact } from './facts.ts'
import { factOfAnother } from './facts-of-others.ts'
import { EARLIER, MAYBE_CODE, nearValues } from './near-values.ts'
import { checkWeekdays } from './weekday-of-page.ts'
import { BESIDE, type Weekdays, type WrongWeekday, weekdaysIn } from './weekdays.ts'
import { wordsAround } from './words-around.ts'

/** Fields that say what happens on the day of the field `date`. */
const NAMES: ReadonlySet<unknown> = new Set(['name', 'title'])
const OWNED: ReadonlySet<unknown> = new Set([...NAMES, 'amount'])
const ISO_START = /^\d{4}-\d{2}-\d{2}(?:T|$)/
/** A page without it has no dates. */
const DATED = /\d{4}-\d{2}-\d{2}/

/** Without a clock for site.yaml, which is always about now. */
export type CheckSource = (source: SourceFile, report: Report, clock?: Clock) => void

/** Call it once for a site: it builds its patterns from site.yaml. */
export function factsAndDaysChecker(config: SiteConfig): CheckSource {
  const facts = factsOf(config)
  const weekdays = weekdaysIn(config.lang)
  const days = { lang: config.lang, weekdays }
  const findingOf = ({ name, words, same }: TypedFact): Finding =>
    same
      ? messages.factRetyped(name, words)
      : messages.factDiffers(`facts.${name}`, words, config.facts?.[name] ?? '')
  const nearIn = nearValues(config)
  const misspeltIn = emailHosts(config)
  const worthLooking = facts.any ? /[\d@$]/ : new RegExp(`[$]|${YEAR.source}|${MAYBE_CODE.source}`)
  return (source, report, clock) => {
    if (!source.mayHold(worthLooking)) return
    // Hardly any page has a fact typed by hand.
    const isOver = once(() => isOfYearBefore(source, clock))
    const isDated = source.mayHold(DATED)
    const dates: TextAt[] = []
    const others: TextAt[] = []
    const reportFinding = (path: FieldPath, words: string, finding: Finding) =>
      report({ ...finding, span: source.spanOfWords(path, words) })
    visitTexts(source.value, [], (text, at) => {
      const path = [...at]
      const name = path.at(-1)
      // Few texts need the group around them. An entry of a list of texts has none.
      const isOwned = typeof name === 'string' && (OWNED.has(name) || text.includes('${'))
      const owner = isOwned ? valueAt(source.value, path.slice(0, -1)) : undefined
      const told = facts.inText(text)
      for (const typed of told)
        if ((!typed.same || isStillSo(typed.words, text)) && !isOver())
          reportFinding(path, typed.words, findingOf(typed))
      for (const wrong of weekdays.wrongIn(text))
        reportFinding(path, wrong.words, messages.weekdayDiffers(wrong, meantBy(wrong, source.text)))
      for (const { words, host } of misspeltIn(text, name))
        reportFinding(path, words, messages.emailHostMisspelt(words, host))
      for (const { words, name: known, value, isPart } of nearIn(text))
        if (!told.some((each) => words.includes(each.words)))
          reportFinding(path, words, messages.factDiffers(known, words, value, isPart))
      const other = factOfAnother(text, name === 'amount' ? undefined : owner, source.path, config.facts)
      if (other) reportFinding(path, other.label ?? other.words, findingOf({ ...other, same: false }))
      const around = wordsAround(text, config)
      if (around) reportFinding(path, around.written, messages.wordTwice(around.words, { name: around.name }))
      const day = NAMES.has(name) && isGroup(owner) ? dayBeside(text, onlyEventOf(owner), days) : undefined
      if (day) reportFinding(path, day.words, day.finding)
      const top = isTop(path) ? dayBeside(text, eventOfPage(source.value), days, 'text') : undefined
      if (top) reportFinding(path, top.words, top.finding)
      const title = name === 'amount' ? valueAt(owner, ['title']) : undefined
      const typed = typeof title === 'string' ? facts.inFields(title, text) : undefined
      if (typed && !isOver()) reportFinding(path, typed.words, findingOf(typed))
      if (!isDated) return
      // The fields of the page itself only say when it appears and expires: its texts are about other days.
      if (ISO_START.test(text) && path.length > 1) dates.push({ text, path })
      else if (!day && !top) others.push({ text, path })
    })
    if (dates.length > 0)
      checkWeekdays(others, dates, { ofNoYear: weekdays.ofNoYear, lang: config.lang }, source, report)
  }
}

/** The day that the page has at another place, if it falls on the day of the week. */
const meantBy = ({ others = [] }: WrongWeekday, page: string) =>
  others.find(([iso, words]) => {
    const at = page.indexOf(words.slice(words.search(/\d/)))
    return page.includes(iso) || (at >= 0 && !/\d/.test(page.charAt(at - 1)))
  })?.[1]

type Dates = { readonly lang: string; readonly weekdays: Weekdays }

/** A heading that names another day than its event has, or the text at the top of a page about one event. */
function dayBeside(text: string, event: unknown, { lang, weekdays }: Dates, field?: string) {
  const date = valueAt(event, ['date'])
  if (typeof date !== 'string' || !isDay(date)) return undefined
  const fixed = dayInName(text, date, valueAt(event, ['until']), lang)
  if (fixed) {
    const { iso, meant, words, name } = fixed
    return {
      words,
      finding: messages.dateInWordsDiffers(
        words,
        meant,
        { iso, weekday: nameOfDay(iso, lang), field: name },
        field,
      ),
    }
  }
  const day = weekdays.besides(text, date, valueAt(event, ['until']) !== undefined)
  if (!day || (field && !isInvitation(text, day.words))) return undefined
  const { words, weekdayOfDate, iso } = day
  return {
    words,
    finding: messages.dateInWordsDiffers(words, iso, { iso: date, weekday: weekdayOfDate }, field),
  }
}

/** `Come and see us on Saturday`: other days in such a text are those of tickets and rehearsals. */
const isInvitation = (text: string, day: string) =>
  !BESIDE.test(text) && (text.startsWith(day) || INVITES.test(text))
const INVITES = /^(?:come|join|visit|meet|karibu|njoo|venez|rejoignez|kommt|kommen|besuch)/i

/** The text of the first block. */
const isTop = (path: FieldPath) => path.length === 3 && path[1] === 0 && path[2] === 'text'

/** The only event of a page with its name. */
function eventOfPage(page: unknown): unknown {
  const blocks = valueAt(page, ['blocks'])
  const calendars = (Array.isArray(blocks) ? blocks : []).filter(
    (block) => valueAt(block, ['type']) === 'calendar',
  )
  const event = calendars.length === 1 ? onlyEventOf(Object(calendars[0])) : undefined
  const nameAt = (field: string, owner: unknown) => plainWords(String(valueAt(owner, [field])))
  return event !== calendars[0] && nameAt('title', page) === nameAt('name', event) ? event : undefined
}

/** What a heading is about: its own entry, or the only one of its calendar. */
function onlyEventOf(owner: object): unknown {
  const events = valueAt(owner, ['events'])
  const isOnly = Array.isArray(events) && events.length === 1 && valueAt(owner, ['periods']) === undefined
  return isOnly ? valueAt(events, [0]) : owner
}

/** What was decided in a year does not change with the fact. */
const isStillSo = (words: string, text: string) =>
  text.split(/[.!?]\s/).some((each) => each.includes(words) && !EARLIER.test(each))

/** Of `2025/26`, the second year. `2026-11` is a month. */
const YEARS = /(?<!\d)((?:19|20)(\d\d))(?:[/–-](\d\d)(?!\d))?(?!\d)/g
/** `Report of 2024: what we did` and `Fees 2024`, not `A school since 1952`. */
const OF_YEAR =
  /report|minutes|results|ripoti|matokeo|rapport|résultats|bericht|(?<!(?:since|tangu|depuis|seit|desde) (?:mwaka )?)(?:19|20)\d\d(?:[/–-]\d\d)*\W*$/i

/** What a report of a past year says was right then. */
function isOfYearBefore({ path, value }: SourceFile, clock?: Clock): boolean {
  const title = String(valueAt(value, ['title']))
  const years = [...`${path} ${OF_YEAR.test(title) ? title : ''}`.matchAll(YEARS)].map(
    ([, year, part, next]) => Number(year) + (Number(next) === Number(part) + 1 ? 1 : 0),
  )
  const year = Math.max(0, ...years)
  return year > 0 && clock?.reached(Date.UTC(year + 1, 0)) === true
}
