/** The options that several commands share. */
import { join, resolve } from 'node:path'
import { DAY_LENGTH } from '../../block/day.ts'
import { statsOf } from '../../build/base/file-state.ts'
import { momentOf } from '../../core/base/clock.ts'
import type { Ask } from './ask.ts'

/** Which site, and at what time. */
export type SiteOptions = {
  /** Absolute. */
  readonly root: string
  readonly now: Date
  /** Whether --today was given. */
  readonly clockSet: boolean
}

export type Format = 'pretty' | 'json' | 'github' | 'sarif'

/** Absolute. */
export function rootOption(ask: Ask): string {
  const root = ask.value(
    { name: 'root', value: 'DIR', help: 'the folder with site.yaml and pages/ (default: this folder)' },
    (written, refuse) => folder(written) ?? refuse(`there is no folder ${written}.`),
  )
  return root ?? resolve('.')
}

export function siteOptions(ask: Ask): SiteOptions {
  const root = rootOption(ask)
  const today = ask.value(
    {
      name: 'today',
      value: 'DATE-TIME',
      help: 'the date and time to use instead of now, such as 2025-10-01T12:00+03:00',
    },
    (written, refuse) =>
      momentOf(written) ?? refuse(`${written} is not a date. Write 2025-10-01 or 2025-10-01T12:00+03:00.`),
  )
  return { root, now: today ?? new Date(), clockSet: today !== undefined }
}

export const releaseOption = (ask: Ask): boolean => ask.flag('release', 'counts stand-ins as errors')

/** Absolute. */
export function outOption(ask: Ask, root: string): string {
  const help = 'the folder that build writes and preview shows (default: dist in the folder of the site)'
  const out = ask.text({ name: 'out', value: 'DIR', help })
  return out === undefined ? join(root, 'dist') : resolve(out)
}

export function portOption(ask: Ask): number | undefined {
  return ask.value(
    { name: 'port', value: 'NUMBER', help: 'the port (default: 4321, or the next one that is free)' },
    (written, refuse) => {
      const port = Number(written)
      return Number.isInteger(port) && port >= 0 && port < 65536 ? port : refuse(`${written} is not a port.`)
    },
  )
}

export const formatOption = (ask: Ask): Format =>
  ask.oneOf(
    {
      name: 'format',
      help: 'pretty for people, json for programs, github for a workflow, sarif for code scanning',
    },
    ['pretty', 'json', 'github', 'sarif'],
  )

function folder(path: string): string | undefined {
  return statsOf(path)?.isDirectory() ? resolve(path) : undefined
}

/** The last moment of the day, or the moment that is written. */
function endOf(written: string): Date | undefined {
  const moment = momentOf(written)
  return moment && written.length === 10 ? new Date(moment.getTime() + DAY_LENGTH - 1) : moment
}

const DAYS = /^\+(\d{1,4})d$/

/** The end of a period that starts now: a number of days, a day or a moment. */
export function untilOption(ask: Ask, now: Date): Date | undefined {
  const help = 'also lists what will appear or expire by that time: +60d (60 days from now) or 2026-01-31'
  return ask.value({ name: 'until', value: 'DATE-TIME', help }, (written, refuse) => {
    const days = DAYS.exec(written)?.[1]
    const until = days === undefined ? endOf(written) : new Date(now.getTime() + Number(days) * DAY_LENGTH)
    if (!until) return refuse(`${written} is not a number of days and not a date. Write +60d or 2026-01-31.`)
    return until > now ? until : refuse(`${written} is in the past.`)
  })
}
