/** The name of an event says when it ends, or is the name of a day that is the same each year. */
import { bareName, namesOf } from '../../../block/date-names.ts'
import { DAY_LENGTH, isDay, isoOf, weekdayOf } from '../../../block/day.ts'
import { plainWords } from '../../base/plain-words.ts'

const FEASTS: Readonly<Record<string, string>> = {
  "new year's day": '01-01',
  'christmas eve': '12-24',
  'christmas day': '12-25',
  'siku ya krismasi': '12-25',
  'jour de noël': '12-25',
  'boxing day': '12-26',
}

/** `meant` is the day that `words` name, and the field `name` has the day `iso`. */
export type DayInName = {
  readonly words: string
  readonly name: 'date' | 'until'
  readonly iso: string
  readonly meant: string
}

/** `until` is the last of several days. */
export function dayInName(text: string, date: string, until: unknown, lang: string): DayInName | undefined {
  const year = Number(date.slice(0, 4))
  if (until === undefined) {
    const feast = FEASTS[plainWords(text.replace('’', "'"))]
    const meant = `${year}-${feast}`
    return feast && meant !== date && !isDayOffFor(meant, date)
      ? { words: text, name: 'date', iso: date, meant }
      : undefined
  }
  const { 0: words = '', groups: { first, last, name = '' } = {} } = SPAN.exec(text) ?? {}
  const month = first && namesOf([lang, 'en'], 12, { month: 'long' }, { month: 'short' }).get(bareName(name))
  if (!month || typeof until !== 'string' || !isDay(until)) return undefined
  const [begins, meant] = [first, last].map((day) => isoOf({ year, month, day: Number(day) }))
  const isOther = begins === date && meant !== undefined && isDay(meant) && meant !== until
  return isOther ? { words, name: 'until', iso: until, meant } : undefined
}

/** What falls on a weekend is made up for in the next days. */
function isDayOffFor(feast: string, date: string): boolean {
  const days = (Date.parse(date) - Date.parse(feast)) / DAY_LENGTH
  return weekdayOf(feast) % 6 === 0 && days > 0 && days <= 3
}

/** `27 to 30 October` */
const SPAN =
  /(?<first>\d{1,2})(?:st|nd|rd|th|\.)? ?(?:to|until|and|hadi|na|au|et|bis|und|[-–—]) ?(?<last>\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?(?<name>\p{L}+)/u
