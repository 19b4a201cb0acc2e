/** Checks the phone numbers and email addresses of site.yaml. Phones and mail programs use them as they are. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { lettersAsFigures } from '../../../block/amount-meant.ts'
import { telephone } from '../../../block/telephone.ts'
import { isInnerSlip } from '../../../diagnostics/certain.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import {
  lettersSwapped,
  notAnEmail,
  notAPhone,
  phoneWithoutCountry,
  standInMisspelt,
} from '../../../diagnostics/messages.ts'
import { markLeft } from '../../../diagnostics/remedies.ts'
import { emailMeant } from '../../base/email-meant.ts'
import { isOutside } from '../../base/outside-address.ts'
import type { Site } from '../../site/site.ts'
import { fieldSpot } from '../../yaml/spot.ts'
import { standInOutside } from '../../yaml/stand-in-outside.ts'

/** A single number, with the usual signs between groups of digits. */
const PHONE = /^(?=(?:\D*\d){3,15}\D*$)\(?\+?[\d\s().-]+$/
/** A single address with a public host. */
const EMAIL = /^(?!.*\.\.)[^@?#]+@[^@?#]+\.[^@.?#]{2,}$/

/** In Italy, Côte d'Ivoire, Benin, Congo and San Marino, the first zero is a part of the number. */
const WITH_ZERO = /\+(?:39|225|229|242|378)/

/** Elsewhere, nobody dials the zero after the code of a country: `+254 (0) 700 000 000`. */
const TRUNK_ZERO = new RegExp(
  String.raw`(?<=^\s*(?!${WITH_ZERO.source})\+\d{1,3}[\s.-]*)\(0\)\s*|(?<=^\s*\+25[456][\s.-]*)0(?=(?:[\s.-]*\d){9}\s*$)`,
)

/** In Kenya, Tanzania and Uganda, nine digits follow the code of the country. */
const AFTER_CODE = 9
const NOT_OF_NINE = new RegExp(`^\\+25[456](?!(?:\\D*\\d){${AFTER_CODE}}\\D*$)`)

const isPhone = (phone: string) => PHONE.test(phone) && !TRUNK_ZERO.test(phone) && !NOT_OF_NINE.test(phone)
const isEmail = (email: string) => EMAIL.test(email) && isOutside(`mailto:${withPlainHost(email)}`)

/** Writes a host of another alphabet as punycode, as browsers do. */
function withPlainHost(email: string): string {
  const [, box = '', host = ''] = /^(.*)@(.*)$/.exec(email) ?? []
  const address = `https://${host}`
  return /[^\x20-\x7e]/.test(host) && URL.canParse(address) ? `${box}@${new URL(address).host}` : email
}

/** Whether an address is made of an e-mail address or a number that is refused in `contacts`, and reported there. */
export function isToldInContacts(href: string, { contacts = {} }: Site['config']): boolean {
  return Object.values(contacts).some(
    ({ email, phone }) =>
      (email !== undefined && href.startsWith(`mailto:${email}`) && !isEmail(email)) ||
      (phone !== undefined && href === `tel:${phone}` && !isPhone(phone)),
  )
}

export function checkContacts({ config, configSource: source }: Site, report: Report): void {
  const isMarked = (path: readonly string[]) =>
    source.standIns.some((each) => each.path.join() === path.join())
  const isExample = FILLER.test(config.url ?? '') && !isMarked(['url'])
  const checkFiller = (path: readonly string[], value: string) => {
    if (isExample || !FILLER.test(value) || isMarked(path)) return
    const kind = value.includes('@') ? 'address' : 'gap'
    report({ ...standInMisspelt(String(path.at(-1)), value, kind), span: source.spanOf(path) })
  }
  const check = (
    path: readonly string[],
    value: string | undefined,
    { fits, refused, read }: ContactRule,
  ) => {
    if (value === undefined) return
    if (fits(value)) return checkFiller(path, value)
    const spot = fieldSpot(source, path, value)
    const standIn = standInOutside(source, spot.span())
    const bare = read(value)
    const meant = bare !== undefined && fits(bare) ? bare : undefined
    const left = /^todo\s/.test(value) ? { help: markLeft } : undefined
    report({ ...refused(value, meant), span: spot.span(), ...(standIn ?? left ?? spot.fixWith(meant)) })
  }
  const contacts = Object.entries(config.contacts ?? {})
  const phones = contacts.flatMap(([, { phone }]) => phone ?? [])
  const code = codeOf(phones)
  const zero = code !== undefined && keepsZero(code, phones) ? '0' : ''
  for (const [name, { title, phone, email }] of contacts) {
    const path = ['contacts', name, 'phone']
    check(path, phone, PHONES)
    const emailPath = ['contacts', name, 'email']
    const { box, meant: known } = misspeltBox(email, `${name} ${title}`, config.spelling)
    if (known) report({ ...lettersSwapped(box, known, 'contact'), span: source.spanOfWords(emailPath, box) })
    else check(emailPath, email, EMAILS)
    if (phone !== undefined && WITHOUT_PLUS.test(phone))
      report({ ...phoneWithoutCountry(phone, `+${phone}`), span: source.spanOf(path) })
    if (code === undefined || phone === undefined || !LOCAL.test(phone)) continue
    const meant = `${code} ${phone.replace(LOCAL, zero).replace(')', '')}`
    if (isPhone(phone) && isPhone(meant))
      report({ ...phoneWithoutCountry(phone, meant), span: source.spanOf(path) })
  }
}

/** `admisions@` for the contact `admissions`: the first part of the address, and what it means. */
function misspeltBox(email = '', names: string, spelling: SiteConfig['spelling'] = {}) {
  const [box = ''] = /^[\p{L}.-]*(?=@)/u.exec(email.toLowerCase()) ?? []
  const words = names.toLowerCase().split(' ')
  const isMeant = box.length < 6 || box in spelling || words.includes(box)
  const isAmerican = (word: string) => american(word) === american(box)
  return {
    box,
    meant: isMeant ? undefined : words.find((word) => isInnerSlip(box, word) && !isAmerican(word)),
  }
}

/** `enrolment@` is not misspelt for `Enrollment`, nor `inquiries@` for `Enquiries`. */
const american = (word: string) =>
  word
    .replace(/^enq/, 'inq')
    .replace(/(?<=enro|counse|trave|cance|labe)ll/, 'l')
    .replaceAll(/s(?=at|e|ing)/g, 'z')

/** Many zeros, or a host that belongs to nobody. In a site that is an example itself, they are meant. */
const FILLER = /0(?:\D?0){5}(?!\D?\d)|(?<=^[^/]*@|\/)(?:[\w-]+\.)*example\.(?:com|net|org)(?![\w.-])/

/** Numbers that cost nothing or more than others are only for the country. */
const LOCAL = /^\s*\(?0(?!0|80|900|180)(?=(?:\D*\d){8})/

/** With the code of Kenya, Tanzania or Uganda. */
const WITHOUT_PLUS = /^\s*25[456](?:\D*\d){9}\D*$/

/** The code of the country that most numbers begin with. */
function codeOf(phones: readonly string[]): string | undefined {
  const codes = phones.flatMap((phone) => /^\+(?:25[456]|\d{1,3}(?!\d))/.exec(phone) ?? [])
  const [code, ...others] = new Set(codes)
  return others.length === 0 && codes.length * 2 >= phones.length ? code : undefined
}

/** Whether the first zero is dialled after the code: the other numbers show it for countries that we do not know. */
const keepsZero = (code: string, phones: readonly string[]) =>
  WITH_ZERO.test(code) ||
  phones.some((phone) => phone.startsWith(code) && isPhone(phone) && /^\D*0/.test(phone.slice(code.length)))

type ContactRule = {
  readonly fits: (value: string) => boolean
  readonly refused: (value: string, meant: string | undefined) => Finding
  /** What the value may mean: without the signs of links, of lists, and of slips. */
  readonly read: (value: string) => string | undefined
}

const PHONES: ContactRule = {
  fits: isPhone,
  refused: (value, meant) => notAPhone(value, NOT_OF_NINE.test(value) ? AFTER_CODE : undefined, meant),
  read: (value) => {
    const bare = value.replace(/^tel:\s*/i, '')
    return (telephone(bare) === undefined ? bare : lettersAsFigures(bare)).replace(TRUNK_ZERO, '')
  },
}
const EMAILS: ContactRule = {
  fits: isEmail,
  refused: notAnEmail,
  read: (value) => emailMeant(value) ?? value.replaceAll(/^(?:mailto:|<)\s*|>$|\.(?=\.)/gi, ''),
}
