/** What `check --until` tells about the future: these are no findings. */
import { quoted } from './wording.ts'

export const pageAppears = (route: string) => `The page ${quoted(route)} appears on the site.`

export const pageLeaves = (route: string) =>
  `The page ${quoted(route)} leaves the site. Links to it become plain words.`

export const countdownBegins = (label: string) => `The countdown ${quoted(label)} begins.`

export const countdownEnds = (label: string) => `The countdown ${quoted(label)} ends, and its bar disappears.`

export const lastDayPassed = (title: string, day: string) =>
  `The last day of ${quoted(title)}, ${day}, has passed.`

type OtherHours = {
  /** The heading of the block. */
  readonly title: string
  /** Why the hours differ, as the author says it. */
  readonly name: string | undefined
  readonly hours: string
  readonly isClosed: boolean
  readonly last: string | undefined
}

export function otherHoursBegin({ title, name, hours, isClosed, last }: OtherHours): string {
  const what = name === undefined ? 'Other hours begin' : `${quoted(name)} begins`
  const then = isClosed ? 'is then closed' : `then has the hours ${quoted(hours)}`
  return `${what}: ${quoted(title)} ${then}, ${last === undefined ? 'for one day' : `until ${last}`}.`
}

export const otherHoursPassed = (title: string, name: string | undefined) =>
  `${name === undefined ? 'The last other hours are' : `${quoted(name)} is`} over: from now on, ${quoted(title)} shows the usual hours.`

export const standInDue = (field: string, owner: string | undefined) =>
  `The stand-in ${quoted(field)} is due${owner === undefined ? '' : ` from ${owner}`}.`
