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
  readonly last: string | undefined
}

export const otherHoursBegin = ({ title, name, hours, last }: OtherHours) =>
  `Other hours of ${quoted(title)} begin${forName(name)}: ${quoted(hours)}${last === undefined ? ', for one day' : `, until ${last}`}.`

export const otherHoursPassed = (title: string, name: string | undefined, day: string) =>
  `The last other hours of ${quoted(title)}${forName(name)}${name === undefined ? ',' : ''} until ${day}, have passed.`

const forName = (name: string | undefined) => (name === undefined ? '' : `, for ${quoted(name)}`)

export const standInDue = (field: string, owner: string | undefined) =>
  `The stand-in ${quoted(field)} is due${owner === undefined ? '' : ` from ${owner}`}.`
