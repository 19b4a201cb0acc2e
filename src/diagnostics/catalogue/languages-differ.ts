import { placeOf, type SourceSpan } from '../diagnostic.ts'
import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

const MOST = 5
/** So many other differences are no slip in one place, which another finding could tell. */
const MANY = 3

/** In Swahili, the first hour of the day begins at seven. */
const isSixHours = (here: string, there: string) =>
  `${here} ${there}`.includes(':') &&
  Math.abs(Number.parseInt(here, 10) - Number.parseInt(there, 10)) % 12 === 6

const adviceFor = (here: string, there: string, isOld: boolean, value?: string) =>
  isSixHours(here, there)
    ? 'Write the same hours in every language, as clocks show them. Do not count from six o’clock, as in Swahili.'
    : value === undefined
      ? `Correct one of the two places${isOld ? ', or bring the older page up to date' : ''}: ${/^(?:true|false)$/.test(here) ? 'this is the same in every language' : 'numbers and dates must have the same value in every language'}.`
      : `Write \`${value}\` here, as the other page does. If ${quoted(here)} is right, change that value in site.yaml, too.`

const otherLines = (lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : ` They also differ in ${lines.slice(0, MOST).join(', ')}${lines.length > MOST ? ' and more lines' : ''}.`

type Other = {
  readonly says: string
  readonly place: SourceSpan
  /** What shows it there. */
  readonly value?: string | undefined
}

/** `other` is in another language, and `more` is where they differ besides. */
export const languagesDiffer = warning(
  'languages-differ',
  (name: string, here: string, { says: there, place, value }: Other, more: readonly string[] = []) => ({
    message: `\`${name}\` says ${quoted(here)} here, but ${quoted(there)} in another language, in \`${placeOf(place)}\`.`,
    help: `${adviceFor(here, there, more.length >= MANY, value)}${otherLines(more)}`,
    ...(more.length >= MANY ? {} : { subject: place.file }),
    ...(more.length > 0 && { advice: { is: 'one of several' } }),
  }),
)

export const about: About = {
  what: 'Two languages of the site do not say the same. An amount, a number (also in words), a date, some hours, a phone number or a map is different. Or a field is `true` in one language and `false` in the other.',
  why: 'Usually somebody changed only one language. Visitors who read the other one still see the old value.',
  examples: [
    {
      in: 'words',
      wrong:
        'site.yaml has `fee: 64,200` below `facts:`, and `fee: 66,000` below `languages:`, `sw:` and `facts:`.',
      right: 'It has `fee: 66,000` below `facts:` only.',
    },
    {
      in: 'words',
      wrong: 'Term 1 ends on 2025-04-04 in pages/events.yaml, and on 2025-04-05 in pages/sw/events.yaml.',
      right: 'Both have the same day.',
    },
  ],
}
