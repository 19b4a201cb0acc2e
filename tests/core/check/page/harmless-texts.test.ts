/** Texts that look a little like a slip, but say what their authors mean. They bring no finding. */
import { expect, test } from 'vitest'
import { textOfBase } from '../../../support/pages.ts'
import { read } from '../../../support/site.ts'

const HARMLESS = [
  'The fee is KES 64,200 and not 64,300.',
  'A ticket costs 3,50 in Europe, or $4.50.',
  'School starts at 7:45 and ends at 16:00.',
  'It takes 5 * 3 minutes, or 2 ** 4 steps.',
  '3 * 4 * 5 = 60',
  'Write `**` around `bold` words.',
  'Save it as hall_of_fame.v2.pdf or photo*.jpg.',
  'Bring a pen and/or a pencil.',
  'Ask him/her about he/she/they.',
  'It starts on 1. January.',
  'Bring things, e.g. a pen, i.e. something to write with.',
  'Ask A&B Stores, or R&D; both know.',
  'The letters http stand for a protocol.',
  'An address starts with https, then a colon.',
  'Ask for the form (see below).',
  'Grades [A to C] and (D to E) take part.',
  'The school (founded in 1982) [sic] is large.',
  'Read Article 5(2)(b) of the rules.',
  'See f(x) and g(y) in the book.',
  'What to do: bring a pen.',
  'A to-do list helps.',
  'There is a lot to do!',
  'Todos los alumnos cantan.',
  'He wrote his method of teaching down.',
  'Really? Yes!',
  'Grades A*, B* and C* count.',
  '50 % of the boys, or 1/2',
  'Form 1 - Form 4',
  'Monday – Friday, 8 – 16',
  'Use C# or F#.',
  'We are the #1 school.',
  'Boys < girls > none',
  'x < y and y > z',
  'Win 10-0, or 3 : 2',
  'Say "hello" to O\u2019Brien.',
  'Room 12/B//C is closed.',
  'A\\*B stays as it is.',
  'The verse (John 3:16) is short.',
  'Ring 0700 000 000 (office).',
  'It is open 24/7 + holidays.',
  'Louis XXX of nowhere',
  'See Volume XX March 2027, and Rule XX. March was wet.',
  'Article XX may change. The street is Via XX Settembre.',
  'En janvier ?? Mars sera mieux.',
  'The form says `XX January`. With kisses, xx',
  'The code is [A][B][C].',
  'Either/or, yes/no, km/h',
  'Meet @ 5 pm, or @ noon.',
  'Type `git clone <name>`, then `print [date] xx.xx N. N. here`.',
  'Write to [name]@club.org or [Your name]@example.org.',
  'Each club has its page at [name].example.org, as in example.org/[name].',
  'Pre- and post-tests, first- to third-year boys, Vor- und Nachmittag, junior- na senior-school.',
  'On 31 May 2025, 30 June and 29 February 2028, and on 30/11/2026.',
  'In June 31 boys sang.',
  'Of course, here is a choir. Let me know if you would like to visit.',
  'Add a title and some text to each picture.',
  'The password is sent by post: 12 letters.',
  'A password is 12-digit, or mot de passe : 8 lettres.',
  'The password of the portal is your number, such as TSC12345.',
  'From [08:30, 10:15] on: all rooms.',
  'The fee table is on Page 3 of 12 of the prospectus.',
  'Newsletter, Page 2 of 4',
  'Copy `~/a.txt` and `~/b.txt`.',
  'It costs ~$5/~$8, or ~10 km to ~12 km.',
  'The words link: or link:Fees in a sentence.',
  'Songs by Mwangi N. N. and by Wanjirũ, N.N., for all.',
]

/** As a title, below `|`, below `>`, in quotes, as an entry of a list, as it is. */
const pageWith = (text: string) => {
  const quoted = JSON.stringify(text)
  return `title: Fees
description: What a term costs, what is free, and when it is paid by the parents.
blocks:
  - type: richText
    title: ${quoted}
    text: |
      ${text}

      And more.
      ${text}

      And more.
  - type: richText
    text: >
      ${text}
      And more of the same.
  - type: richText
    text: ${quoted}
  - type: checklist
    title: Things
    items:
      - ${quoted}
  - type: linkList
    links:
      - href: /
`
}

const PAGES = Object.fromEntries(HARMLESS.map((text, at) => [`pages/text-${at}.yaml`, pageWith(text)]))

test('harmless texts bring no finding', () => {
  const { diagnostics } = read({ ...PAGES, 'site.yaml': `${textOfBase('site.yaml')}characters: ũ\n` })
  const about = diagnostics.filter(({ span }) => span.file.startsWith('pages/text-'))
  const OF_THE_SITE = ['title-twice', 'description-twice', 'page-orphan', 'page-only-listed', 'dead-end']
  const found = about.filter(({ code }) => !OF_THE_SITE.includes(code))
  expect(
    found.map(({ code, message, span }) => `${span.file}:${span.start.line} ${code} ${message}`),
  ).toEqual([])
})

test('there are enough of them', () => {
  expect(HARMLESS.length).toBeGreaterThanOrEqual(30)
})
