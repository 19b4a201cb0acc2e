/** The countdown on a page, as it is when the page is built. */
import { withSignOfFirst } from '../../block/date-names.ts'
import type { PageContext } from '../../block/view.ts'
import { offsetAt } from '../../block/zone.ts'
import type { Countdown } from '../../shell/types.ts'
import type { Clock } from '../base/clock.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'

/** `false` after the target has passed, and on pages that hide the countdown. */
export function showsCountdown({ config: { countdown }, table, reached }: Site, route: Route): boolean {
  if (!countdown || countdown.hideOn?.some((path) => table.find(path)?.route === route)) return false
  return !reached(Date.parse(countdown.target))
}

/** `undefined` on pages without the countdown. */
export function countdownOf(site: Site, page: Pick<PageContext, 'route' | 'link'>): Countdown | undefined {
  const { countdown } = site.config
  if (!countdown || !showsCountdown(site, page.route)) return undefined
  const [start, target] = [Date.parse(countdown.start), Date.parse(countdown.target)]
  return {
    label: countdown.label,
    targetText: inWords(countdown.target, site.config.lang, site.config.timezone),
    start: countdown.start,
    target: countdown.target,
    progress: progressOf(site, start, target),
    link: countdown.href === undefined ? undefined : page.link({ href: countdown.href }),
  }
}

/** From 0 to 1, in steps of 0.01. So a page changes a hundred times at most, not with every build. */
function progressOf({ reached }: Clock, start: number, target: number): number {
  let hundredths = 0
  while (hundredths < 100 && reached(start + ((hundredths + 1) / 100) * (target - start))) hundredths++
  return hundredths / 100
}

/** A moment in the language of the site and at its own offset, which is only told if it is not that of `timezone`. */
export function inWords(instant: string, lang: string, timezone?: string): string {
  const [, local = '', offset = ''] = /^(.{16}).*?(Z|[+-]\d{2}:\d{2})$/.exec(instant) ?? []
  const options = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const
  const words = new Date(`${local}:00Z`).toLocaleString(lang, options)
  // In Swahili, the hours after `saa` count from six.
  const text = withSignOfFirst(words.replace(/ saa (?=\d)/, ', '), lang)
  const ahead = offset === 'Z' ? '+00:00' : offset
  return timezone && offsetAt(timezone, local) === ahead ? text : `${text} (${ahead})`
}
