import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `title` is that of the contact `meant`. The block shows the contact `name`. */
export const contactOfAnother = warning(
  'contact-of-another',
  (title: string, meant: string, name: string) => ({
    message: `The heading names the contact ${quoted(title)}, but this shows \`${name}\`.`,
    help: `Write \`${meant}\`, or correct the heading.`,
  }),
)

export const about: About = {
  what: 'The `title` of a block `contact` names one contact, but the block only shows a different contact, with a phone number or an e-mail address, and has no `text`.',
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
