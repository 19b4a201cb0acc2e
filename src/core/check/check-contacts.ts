/** Checks the phone numbers and email addresses of site.yaml. Phones and mail programs use them as they are. */
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import { notAnEmail, notAPhone } from '../../diagnostics/messages.ts'
import { isOutside } from '../base/outside-address.ts'
import type { Site } from '../site/site.ts'
import { fieldSpot } from '../yaml/spot.ts'

/** A single number, with the usual signs between groups of digits. */
const PHONE = /^(?=(?:\D*\d){3,15}\D*$)\(?\+?[\d\s().-]+$/
/** A single address with a public host. */
const EMAIL = /^[^@?#]+@[^@?#]+\.[^@.?#]{2,}$/

/** Nobody dials the zero after the code of a country: `+254 (0) 700 000 000`. */
const TRUNK_ZERO = /(?<=^\s*\+\d{1,3}[\s.-]*)\(0\)\s*/

const isPhone = (phone: string) => PHONE.test(phone) && !TRUNK_ZERO.test(phone)
const isEmail = (email: string) => EMAIL.test(email) && isOutside(`mailto:${withPlainHost(email)}`)

/** Writes a host of another alphabet as punycode, as browsers do. */
function withPlainHost(email: string): string {
  const [, box = '', host = ''] = /^(.*)@(.*)$/.exec(email) ?? []
  const address = `https://${host}`
  return /[^\x20-\x7e]/.test(host) && URL.canParse(address) ? `${box}@${new URL(address).host}` : email
}

export function checkContacts({ config, configSource: source }: Site, report: Report): void {
  const check = (
    path: readonly string[],
    value: string | undefined,
    { fits, refused, around }: ContactRule,
  ) => {
    if (value === undefined || fits(value)) return
    const spot = fieldSpot(source, path, value)
    const bare = value.replaceAll(around, '')
    report({ ...refused(value), span: spot.span(), ...spot.fixWith(fits(bare) ? bare : undefined) })
  }
  for (const [name, { phone, email }] of Object.entries(config.contacts ?? {})) {
    check(['contacts', name, 'phone'], phone, PHONES)
    check(['contacts', name, 'email'], email, EMAILS)
  }
}

type ContactRule = {
  readonly fits: (value: string) => boolean
  readonly refused: (value: string) => Finding
  /** Signs around the value that belong to links or to lists of addresses. The fix removes them. */
  readonly around: RegExp
}

const PHONES: ContactRule = {
  fits: isPhone,
  refused: notAPhone,
  around: new RegExp(`^tel:\\s*|${TRUNK_ZERO.source}`, 'gi'),
}
const EMAILS: ContactRule = { fits: isEmail, refused: notAnEmail, around: /^(?:mailto:|<)\s*|>$/gi }
