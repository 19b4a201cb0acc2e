/** The countdown as a page shows it when it is built. */
import type { Countdown } from '../shell/types.ts'
import { resolveLink } from './context.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'

/** `undefined` once the target has passed, and on pages that hide it. */
export function countdownOf(site: Site, route: Route): Countdown | undefined {
  const { countdown } = site.config
  if (!countdown) return undefined
  const [start, target, now] = [Date.parse(countdown.start), Date.parse(countdown.target), site.now.getTime()]
  const hidden = countdown.hideOn?.some((path) => site.table.find(path)?.route === route) ?? false
  if (hidden || now >= target) return undefined
  return {
    label: countdown.label,
    targetText: inWords(countdown.target, site.config.lang),
    start: countdown.start,
    target: countdown.target,
    progress: Math.max(0, Math.min(1, inHundredths((now - start) / (target - start)))),
    link: countdown.href === undefined ? undefined : resolveLink(site, route, { href: countdown.href }),
  }
}

/** A page that shows it changes a hundred times at most, not with every build. */
const inHundredths = (part: number) => Math.floor(part * 100) / 100

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
