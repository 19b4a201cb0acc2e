import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `title` is that of the contact `meant`. The block shows the contact `name`. Or `email` of the contact `name` is that of `meant`. */
export const contactOfAnother = warning(
  'contact-of-another',
  (title: string, meant: string, name: string, email?: string) =>
    email === undefined
      ? {
          message: `The heading names the contact ${quoted(title)}, but this shows \`${name}\`.`,
          help: `Write \`${meant}\`, or correct the heading.`,
        }
      : {
          message: `The contact \`${name}\` has the e-mail address of ${quoted(title)}: ${quoted(email)}.`,
          help: `Write the address of \`${name}\` here. If both use this one, you need not do anything.`,
        },
)

export const about: About = {
  what: 'The heading of a block `contact` names one contact, and the block shows only another one. Or a contact of site.yaml has the e-mail address of another one: `finance@…` for `admissions`.',
  why: 'Usually the block was copied. Visitors would write to the wrong people.',
  examples: [
    {
      in: 'words',
      wrong:
        '`title: Finance office` and the contact `admissions`, when the contact `finance` has the title `Finance`',
      right: '`title: Finance office` and the contact `finance`',
    },
    {
      in: 'words',
      wrong:
        '`title: Ask the kitchen` and the contact `office`, when the contact `kitchen` has the title `Kitchen`',
      right: '`title: Ask the kitchen` and the contacts `kitchen` and `office`',
    },
  ],
}
