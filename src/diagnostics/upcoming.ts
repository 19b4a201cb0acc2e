/** What `check --until` tells about the future: these are no findings. */
import { quoted } from './wording.ts'

export const pageAppears = (route: string) => `The page ${quoted(route)} appears on the site.`

export const pageLeaves = (route: string) =>
  `The page ${quoted(route)} leaves the site. Links to it become plain words.`

export const countdownBegins = (label: string) => `The countdown ${quoted(label)} begins.`

export const countdownEnds = (label: string) => `The countdown ${quoted(label)} ends, and its bar disappears.`

export const lastDayPassed = (title: string, day: string) =>
  `The last day of ${quoted(title)}, ${day}, has passed.`

export const standInDue = (field: string, owner: string | undefined) =>
  `The stand-in ${quoted(field)} is due${owner === undefined ? '' : ` from ${owner}`}.`
