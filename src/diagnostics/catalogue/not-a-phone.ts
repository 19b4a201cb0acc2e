import { type About, error } from '../message.ts'
import { write } from '../remedies.ts'
import { secondOfContact } from '../remedies-for-contacts.ts'
import { allOf, count, quoted } from '../wording.ts'

/** `digits` are how many a number has after the code of its country, if that is known. */
export const notAPhone = error('not-a-phone', (phone: string, digits?: number, meant?: string) => ({
  message: `${quoted(phone)} is not a valid phone number.`,
  help:
    meant !== undefined && lettersIn(phone).length > 0
      ? `It has ${named(lettersIn(phone))} where a digit belongs. ${write(meant)}`
      : /^\s*\+\d+\D*\(0\)/.test(phone)
        ? 'A phone dials every digit. Leave out the `(0)`.'
        : /\dE\+\d/i.test(phone)
          ? 'Excel has cut off digits. Format its cell as text, and type the whole number again.'
          : AREA_CODE.test(phone)
            ? write(phone.replace(/ *\/ */, ' '))
            : /[^\d\s().+-]/.test(phone) || digitsIn(phone).length > 15
              ? `Write only its digits, as in +254 700 000 000.${digitsIn(phone).length > 15 || SHORT_SECOND.test(phone) ? ` ${secondOfContact}` : ''}`
              : digits === undefined
                ? `It has ${count(digitsIn(phone).length, 'digit')}. Write all digits of one number, as in +254 700 000 000.`
                : afterCode(digitsIn(phone), digits),
}))

/** `+254 700 000 001 / 002` */
const SHORT_SECOND = /^[\d\s+()-]{7,}[/,;&] ?\+?\d[\d ]{2,}$/

/** `0761/555 01`. Behind a longer number, the slash separates two of them. */
const AREA_CODE = /^(?:\+\d{1,3} ?\d{2,4}|0\d{2,4}) ?\/ ?\d[\d -]{3,}$/

/** The letters that look like digits. Those of `tel:` do not. */
const lettersIn = (phone: string) => [...new Set(phone.replace(/^tel:/i, '').match(/[oOlI]/g))]

const named = (letters: readonly string[]) =>
  `the ${letters.length === 1 ? 'letter' : 'letters'} ${allOf(letters)}`

const digitsIn = (phone: string) => phone.replaceAll(/\D/g, '')

function afterCode(all: string, digits: number): string {
  const [code, own] = [all.slice(0, 3), all.slice(3)]
  const meant = own.startsWith('0') && own.length === digits + 1 ? own.slice(1) : undefined
  const rest = meant === undefined ? 'Ask for the right number.' : `Leave out the \`0\` after \`+${code}\`.`
  return `After \`+${code}\`, a number has ${count(digits, 'digit')}. This one has ${own.length}. ${rest}`
}

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
