/** The countdown as a page shows it when it is built. */
import type { Countdown } from '../shell/types.ts'
import type { Clock } from './clock.ts'
import { resolveLink } from './context.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'

/** `undefined` once the target has passed, and on pages that hide it. */
export function countdownOf(site: Site, route: Route): Countdown | undefined {
  const { countdown } = site.config
  if (!countdown) return undefined
  const [start, target] = [Date.parse(countdown.start), Date.parse(countdown.target)]
  const hidden = countdown.hideOn?.some((path) => site.table.find(path)?.route === route) ?? false
  if (hidden || site.reached(target)) return undefined
  return {
    label: countdown.label,
    targetText: inWords(countdown.target, site.config.lang),
    start: countdown.start,
    target: countdown.target,
    progress: progressOf(site, start, target),
    link: countdown.href === undefined ? undefined : resolveLink(site, route, { href: countdown.href }),
  }
}

/** From 0 to 1 in hundredths: a page that shows it changes a hundred times at most, not with every build. */
function progressOf({ reached }: Clock, start: number, target: number): number {
  let hundredths = 0
  while (hundredths < 100 && reached(start + ((hundredths + 1) / 100) * (target - start))) hundredths++
  return hundredths / 100
}

/** A moment in the words of the site's language at its own offset, whatever the zone of this machine. */
export function inWords(instant: string, lang: string): string {
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
  const text = new Date(`${local}:00Z`).toLocaleString(lang, options)
  return `${text} (${offset === 'Z' ? '+00:00' : offset})`
}
