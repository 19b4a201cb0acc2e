/** The options that several commands share. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Ask } from './ask.ts'

/** Which site, and when. */
export type SiteOptions = {
  /** Absolute. */
  readonly root: string
  readonly now: Date
  /** Whether --today was given. */
  readonly clockSet: boolean
}

export type Format = 'pretty' | 'json' | 'github' | 'sarif'

export function siteOptions(ask: Ask): SiteOptions {
  const root = ask.value(
    { name: 'root', value: 'DIR', says: 'the folder with site.yaml and pages/ (default: this folder)' },
    (written, refuse) => folder(written) ?? refuse(`there is no folder ${written}.`),
  )
  const today = ask.value(
    {
      name: 'today',
      value: 'DATE-TIME',
      says: 'the clock that everything in the site depends on, as 2025-10-01T12:00+03:00',
    },
    (written, refuse) =>
      clock(written) ?? refuse(`${written} is not a date. Write 2025-10-01 or 2025-10-01T12:00+03:00.`),
  )
  return { root: root ?? resolve('.'), now: today ?? new Date(), clockSet: today !== undefined }
}

export const releaseOption = (ask: Ask): boolean => ask.flag('release', 'stand-ins are errors')

/** Absolute. */
export function outOption(ask: Ask, root: string): string {
  const says = 'where build writes and preview reads (default: DIR/dist)'
  const out = ask.text({ name: 'out', value: 'DIR', says })
  return out === undefined ? join(root, 'dist') : resolve(out)
}

export function portOption(ask: Ask): number | undefined {
  return ask.value(
    { name: 'port', value: 'NUMBER', says: 'default: 4321, the next free one if taken' },
    (written, refuse) => {
      const port = Number(written)
      return Number.isInteger(port) && port >= 0 && port < 65536 ? port : refuse(`${written} is not a port.`)
    },
  )
}

export const formatOption = (ask: Ask): Format =>
  ask.oneOf(
    { name: 'format', says: 'for people, for programs, for a workflow of GitHub, for code scanning' },
    ['pretty', 'json', 'github', 'sarif'],
  )

function folder(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? resolve(path) : undefined
}

const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** A day alone is its first moment in UTC. A time needs its offset: the zone of this machine must not matter. */
export function clock(today: string): Date | undefined {
  if (!DAY_OR_MOMENT.test(today)) return undefined
  const now = new Date(today)
  return Number.isNaN(now.getTime()) ? undefined : now
}
