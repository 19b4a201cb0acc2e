import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const notAPhone = error('not-a-phone', (phone: string) => ({
  message: `${quoted(phone)} is not one phone number.`,
  help: 'Write its digits, as in +254 700 000 000, and no words. A second number needs an entry of its own in `contacts`.',
}))

export const about: About = {
  what: 'The phone number of a contact has letters, too few digits or more than one number has.',
  why: 'Phones dial what stands there when a visitor taps on it. Two numbers in one would be dialled as one, and the letter O is no digit.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            phone: 0700 000 001 / 0700 000 002
      `,
      right: `
        contacts:
          office:
            title: Office
            phone: 0700 000 001
          finance:
            title: Finance
            phone: 0700 000 002
      `,
    },
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            phone: 0700-000-OO1
      `,
      right: `
        contacts:
          office:
            title: Office
            phone: 0700-000-001
      `,
    },
  ],
}
