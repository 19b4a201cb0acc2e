/** The countdown ends in the future, after its start, and when its label says. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { bareName, namesOf } from '../../../block/date-names.ts'
import { dayAfter, isDay } from '../../../block/day.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { viewsOf } from '../../site/languages.ts'
import { isPossible } from '../../site/possible-addresses.ts'
import { suggestible } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import { inOtherYears, momentFinding } from '../moments.ts'

export function checkCountdown(
  site: Site,
  reportAt: (path: FieldPath, finding: Finding, meant?: string) => void,
): void {
  const { config, table, now } = site
  const { countdown, timezone } = config
  if (!countdown) return
  for (const field of ['start', 'target'] as const) {
    const finding = momentFinding(countdown[field], timezone)
    // If both have another time zone, that is one slip.
    if (finding) return reportAt(['countdown', field], finding)
  }
  const { start, target } = countdown
  const end = Date.parse(target)
  if (Date.parse(start) > end)
    reportAt(['countdown', 'target'], messages.countdownReversed(inOtherYears(start, target)))
  else if (end <= now.getTime()) reportAt(['countdown', 'target'], messages.countdownOver(target))
  else {
    const labels = viewsOf(site).flatMap((view) => differing(target, view.config) ?? [])
    if (labels[0]) reportAt(['countdown', 'target'], labels[0])
  }
  countdown.hideOn?.forEach((route, index) => {
    if (!table.find(route) && !isPossible(route, table.possible))
      reportAt(['countdown', 'hideOn', index], messages.brokenLink(route, suggestible(table)))
  })
}

const MIDNIGHT = /(?<!\p{L})(?:midnight|saa sita usiku|minuit|mitternacht)(?!\p{L})/iu

/** A label that names one day, or midnight, which is not the target. */
function differing(target: string, { countdown, lang }: SiteConfig): Finding | undefined {
  const { label = '' } = countdown ?? {}
  const time = target.slice(11, 16)
  const isMidnight = time === '00:00' || time === '23:59'
  const [midnight] = MIDNIGHT.exec(label) ?? []
  if (midnight && !isMidnight)
    return messages.countdownDiffers(midnight, target, target.replace(time, '23:59'))
  const [named, ...others] = daysIn(label, lang)
  const iso = `${target.slice(0, 4)}-${named?.day}`
  // The day before ends at midnight.
  const isTarget = [target.slice(0, 10), ...(isMidnight ? [dayAfter(target.slice(0, 10), -1)] : [])].includes(
    iso,
  )
  if (!named || others.length > 0 || isTarget || !isDay(iso)) return undefined
  return messages.countdownDiffers(named.words, target, iso + target.slice(10))
}

/** In `Form 1 May intake` no day is named. */
const ON = String.raw`(?<=(?<!\p{L})(?:on|by|until|till|tarehe|hadi|am|zum|le|au) (?:the )?)`
const DAYS = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)? (?:of )?(?<name>\p{L}+)`,
  String.raw`(?<name>\p{L}+) (?<day>\d{1,2})(?!\d)`,
].map((day) => new RegExp(ON + day, 'gu'))

/** Days and months, as in `on 15 November` and `by May 3rd`. */
function daysIn(label: string, lang: string) {
  const months = namesOf([lang, 'en'], 12, { month: 'long' }, { month: 'short' })
  return DAYS.flatMap((pattern) =>
    [...label.matchAll(pattern)].flatMap(({ 0: words, groups: { name = '', day = '' } = {} }) => {
      const month = months.get(bareName(name))
      return month === undefined
        ? []
        : [{ words, day: [month, day].map((each) => String(each).padStart(2, '0')).join('-') }]
    }),
  )
}
