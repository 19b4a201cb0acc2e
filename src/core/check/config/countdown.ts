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
    const labels = viewsOf(site).flatMap((view) => differing(countdown, view.config) ?? [])
    if (labels[0]) reportAt(['countdown', 'target'], labels[0])
  }
  countdown.hideOn?.forEach((route, index) => {
    if (!table.find(route) && !isPossible(route, table.possible))
      reportAt(['countdown', 'hideOn', index], messages.brokenLink(route, suggestible(table)))
  })
}

/** `Until midnight` may be the end of what begins. */
const AT_MIDNIGHT = /(?<!\p{L})(?:at midnight|saa sita usiku|à minuit|um mitternacht)(?!\p{L})/iu

/** A label that says when the countdown ends, at another time than the target. */
function differing({ start, target }: Countdown, { countdown, lang }: SiteConfig): Finding | undefined {
  const { label = '' } = countdown ?? {}
  const [day, time] = [target.slice(0, 10), target.slice(11, 16)]
  const isMidnight = /^(?:00:0|23:5)/.test(time)
  const [midnight] = AT_MIDNIGHT.exec(label) ?? []
  if (midnight && !isMidnight)
    return messages.countdownDiffers(midnight, target, target.replace(time, '23:59'))
  const [named, ...others] = endsIn(label, lang)
  // A day ends and the next one begins at midnight.
  const days = isMidnight ? [-1, 0, 1].map((by) => dayAfter(day, by)) : [day]
  if (!named || others.length > 0 || days.some((each) => each.endsWith(named.day))) return undefined
  const years = [0, 1].map((by) => Number(start.slice(0, 4)) + by)
  const meant = years
    .map((year) => `${year}-${named.day}`)
    .find((iso) => isDay(iso) && iso > start.slice(0, 10))
  return meant ? messages.countdownDiffers(named.words, target, meant + target.slice(10)) : undefined
}

type Countdown = NonNullable<SiteConfig['countdown']>

/** Other days are those of what the label is about: `The concert on 12 December`. */
const ENDS = String.raw`(?<=(?<!\p{L})(?:ends?|closes?|until|till|by|endet|bis|hadi|\p{L}*isha|\p{L}*fungwa|jusqu[’']au|se termine(?:nt)?|ferme(?:nt)?)(?: (?:on|am|zum|le|au|tarehe|the))* )`
/** The day, or its hour, is the last thing that is said: what comes behind it may be what the countdown is for. */
const LAST = String.raw`(?=(?:\W+20\d\d)?(?:,? (?:at|à|um|saa) \d[\d:.h]*(?:[ap]\.?m\.?)?| saa(?= ))?(?:\W+\p{L}+){0,2}\W*$)`
const DAYS = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)? (?:of )?(?<name>\p{L}+)`,
  String.raw`(?<name>\p{L}+) (?<day>\d{1,2})(?!\d)`,
].map((day) => new RegExp(ENDS + day + LAST, 'giu'))

/** Days and months, as in `ends on 15 November` and `closes by May 3rd`. */
function endsIn(label: string, lang: string) {
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
