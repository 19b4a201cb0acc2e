import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `amount` is the same as an amount, which it may be. `other` is a field with the year `says`. */
export const yearUnlikely = warning(
  'year-unlikely',
  (year: string, meant?: string, amount?: string, other?: string, says?: number | string) => ({
    message: `${quoted(year)} is probably not the right year.${other ? ` ${quoted(other)} says ${says}.` : ''}`,
    help: [
      meant ? `Did you mean ${quoted(meant)}?` : other ? 'Check both.' : 'Write the year with four digits.',
      amount === undefined ? '' : ` If it is an amount, write it with a comma: ${quoted(amount)}.`,
    ].join(''),
  }),
)

export const about: About = {
  what: 'A year is probably wrong. It does not have four digits, or it is many years from now. Or it does not match the title beside it, or it is before the year of the foundation.',
  why: 'All pages show the year of the copyright line. One wrong digit makes it wrong everywhere.',
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
      in: 'site',
      wrong: `
        facts:
          copyrightYear: 2206
        footer:
          copyright: © \${facts.copyrightYear} Example School
      `,
      right: `
        facts:
          copyrightYear: 2026
        footer:
          copyright: © \${facts.copyrightYear} Example School
      `,
    },
  ],
}
