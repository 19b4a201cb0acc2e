/** Reads hours that count from six: `saa 2 asubuhi`, which is `08:00`. The part of the day tells them from other hours. */
import { clock } from '../languages/sw/clock.ts'

const { half, parts } = clock
const NUMBERS: readonly string[] = clock.numbers.split('|')
const PARTS = new Map<string, readonly [number, number]>(Object.entries(parts))

const HOUR = new RegExp(
  String.raw`(?<![\p{L}\d:.])(saa )?(?<number>1[0-2]|0?[1-9]|${NUMBERS.toReversed().join('|')})(?:[:.h](?<minutes>[0-5]\d)| na (?<half>${half}))?(?: [wyz]a)? (?<part>${[...PARTS.keys()].join('|')})(?!\p{L})`,
  'giu',
)

export type SwahiliHour = {
  readonly words: string
  /** From `00:00` to `24:00`. */
  readonly time: string
  /** If there is no such hour in that part of the day: the words for the hour whose number the English clock shows. Or empty. */
  readonly meant: string
}

export function swahiliHours(text: string): readonly SwahiliHour[] {
  return [...text.matchAll(HOUR)].flatMap(({ 0: words, groups = {} }) => {
    const { number = '', minutes = groups.half ? '30' : '00', part = '' } = groups
    const index = NUMBERS.indexOf(number.toLowerCase())
    const hour = index < 0 ? Number(number) : index + 1
    const [first, count] = PARTS.get(part.toLowerCase()) ?? [0, 0]
    const past = (of: number) => (of - first + 24) % 12
    const [own, other] = [past(hour + 6), past(hour)]
    const read = own < count ? own : other
    if (read >= count) return []
    const time = hoursLater(`${first}:${minutes}`, read)
    // The number of the same hour, six hours later.
    const later = (hour + 5) % 12
    const meant = words.replace(number, (index < 0 ? undefined : NUMBERS[later]) ?? String(later + 1))
    return [{ words, time, meant: read === own ? '' : meant }]
  })
}

/** What hours of the night may mean: the afternoon, or hours that count from six. */
export const laterHours = (times: readonly string[], lang: string): readonly string[] =>
  (/^sw\b/i.test(lang) ? [6, 12] : [12, 6]).map((more) =>
    times.map((time) => hoursLater(time, more)).join('-'),
  )

export const hoursLater = (time: string, more: number): string =>
  `${String(((Number.parseInt(time, 10) + more - 1) % 24) + 1).padStart(2, '0')}${time.slice(-3)}`
