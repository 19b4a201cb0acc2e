import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

type More = {
  readonly meant?: string | undefined
  /** The same as an amount, which it may be. */
  readonly amount?: string
  /** A field that says another year. */
  readonly other?: { readonly field: string; readonly says: number | string }
}

export const yearUnlikely = warning('year-unlikely', (year: string, { meant, amount, other }: More = {}) => ({
  message: `${quoted(year)} is probably not the right year.${other ? ` ${quoted(other.field)} says ${other.says}.` : ''}`,
  help: [
    meant
      ? `Did you mean ${quoted(meant)}?`
      : other
        ? 'Check both.'
        : `Write the ${/^\d{4}$/.test(year) ? 'right year' : 'year with four digits'}.`,
    amount === undefined ? '' : ` If it is an amount, write it with a comma: ${quoted(amount)}.`,
  ].join(''),
}))

export const about: About = {
  what: 'A year is probably wrong, for one of these reasons: it has too few or too many digits; it lies far in the past or in the future; the title beside it names another year; or it is the year of a profile, and the organisation was founded later.',
  why: 'Usually one digit is wrong, missing or there twice.',
  examples: [
    {
      in: 'site',
      wrong: `
        footer:
          copyright: © 20226 Example School
      `,
      right: `
        footer:
          copyright: © 2026 Example School
      `,
    },
    {
      in: 'words',
      wrong: '`since: 1987` in a profile, and `founded: 1993` in site.yaml',
      right: '`since: 1997`',
    },
  ],
}
