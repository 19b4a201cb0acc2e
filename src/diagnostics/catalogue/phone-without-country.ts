import { type About, warning } from '../message.ts'
import { write } from '../remedies.ts'
import { quoted } from '../wording.ts'

export const phoneWithoutCountry = warning('phone-without-country', (phone: string, meant?: string) => ({
  message:
    meant === `+${phone}`
      ? `${quoted(phone)} has no \`+\` before the code of its country.`
      : `${quoted(phone)} has no country code.${meant ? ' Other contacts have one.' : ''}`,
  help: meant
    ? meant === `+${phone}`
      ? write(meant)
      : `If it is in the same country as those, write ${quoted(meant)}. If not, write \`+\` and the code of its country before it.`
    : 'WhatsApp opens no chat without it. Write it in place of the first 0, without a `+`: 254 is Kenya.',
}))

export const about: About = {
  what: 'The phone number of a contact begins with 0, but other contacts have numbers with `+` and the code of their country. Or a number begins with such a code, but has no `+` before it. Or a number after `https://wa.me/` begins with 0.',
  why: 'A number without this code cannot be called from another country, and messaging apps do not find it.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            phone: +254 700 000 001
          finance:
            title: Finance
            phone: 0700 000 002
      `,
      right: `
        contacts:
          office:
            title: Office
            phone: +254 700 000 001
          finance:
            title: Finance
            phone: +254 700 000 002
      `,
    },
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
            phone: +49 30 1234567
          workshop:
            title: Workshop
            phone: 030 7654321
      `,
      right: `
        contacts:
          office:
            title: Office
            phone: +49 30 1234567
          workshop:
            title: Workshop
            phone: +49 30 7654321
      `,
    },
  ],
}
