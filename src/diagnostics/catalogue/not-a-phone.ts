import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const notAPhone = error('not-a-phone', (phone: string) => ({
  message: `${quoted(phone)} is not a valid phone number.`,
  help: /^\s*\+\d+\D*\(0\)/.test(phone)
    ? 'A phone dials every digit. Leave out the `(0)`.'
    : 'Write only its digits, as in +254 700 000 000. A second one needs an entry of its own in `contacts`.',
}))

export const about: About = {
  what: 'The phone number of a contact has letters, too few digits, or more digits than one number has.',
  why: 'When a visitor taps it, the phone dials exactly what is there. It would dial two numbers as one, and the letter O is not a digit.',
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
