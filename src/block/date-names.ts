/** The names of the days of the week and of the months, in any language. */
import { isSameLanguage } from './words.ts'

type Format =
  | { readonly weekday: 'long' | 'short' }
  | { readonly month: 'long' | 'short' }
  | { readonly dateStyle: 'long' }

const writerOf = (lang: string, format: Format) =>
  new Intl.DateTimeFormat(lang, { ...format, timeZone: 'UTC' }).format

/** The name of each day, Monday being 0. */
export function dayNames(lang: string): (day: number) => string {
  const write = writerOf(lang, { weekday: 'long' })
  // The first day of 2024 was a Monday.
  return (day) => write(Date.UTC(2024, 0, 1 + day))
}

export const nameOfDay = (iso: string, lang: string) => writerOf(lang, { weekday: 'long' })(new Date(iso))

/** `8 October 2026` */
export const longDay = (iso: string, lang: string) => writerOf(lang, { dateStyle: 'long' })(new Date(iso))

/** A day in words. In French, the first one of a month has a sign that `Intl` does not know. */
export const withSignOfFirst = (day: string, lang: string): string =>
  isSameLanguage(lang, 'fr') ? day.replace(/(?<!\d)1(?= \p{L}|$)/u, '1er') : day

/** The number of each name: Sunday is 0, January is 1. The year 2023 begins on a Sunday. */
export function namesOf(
  langs: readonly string[],
  count: 7 | 12,
  ...formats: readonly Format[]
): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const lang of langs)
    for (const format of formats) {
      const write = writerOf(lang, format)
      for (let index = 0; index < count; index++) {
        const [day, number] =
          count === 7 ? [Date.UTC(2023, 0, index + 1), index] : [Date.UTC(2023, index), index + 1]
        names.set(bareName(write(day)), number)
      }
    }
  return names
}

/** Without the point of a short name. */
export const bareName = (name: string) => name.toLowerCase().replace(/\.$/, '')
