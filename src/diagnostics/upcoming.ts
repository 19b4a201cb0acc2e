/** What `check --until` tells: no findings, only what will come about. */
import { quoted } from './wording.ts'

export const pageAppears = (route: string) => `The page ${quoted(route)} becomes part of the site.`

export const pageLeaves = (route: string) =>
  `The page ${quoted(route)} leaves the site; links to it become plain words.`

export const countdownBegins = (label: string) => `The countdown ${quoted(label)} begins.`

export const countdownEnds = (label: string) => `The countdown ${quoted(label)} ends, and its bar goes.`

export const lastDayPassed = (title: string, day: string) =>
  `The last day of ${quoted(title)}, ${day}, has passed.`

export const standInDue = (field: string, owner: string | undefined) =>
  `The stand-in ${quoted(field)} is due${owner === undefined ? '' : ` from ${owner}`}.`
