/** The ways to the contacts of site.yaml: a phone dials all that stands there, a mail program takes all of it. */
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import { notAnEmail, notAPhone } from '../../diagnostics/messages.ts'
import { isOutside } from '../base/outside-address.ts'
import type { Site } from '../site/site.ts'
import { fieldSpot } from '../yaml/spot.ts'

/** One number, as people group its digits. */
const PHONE = /^(?=(?:\D*\d){3,15}\D*$)\(?\+?[\d\s().-]+$/
/** One address of a host that the whole world can find. */
const EMAIL = /^[^@?#]+@[^@?#]+\.[^@.?#]{2,}$/

const isPhone = (phone: string) => PHONE.test(phone)
const isEmail = (email: string) => EMAIL.test(email) && isOutside(`mailto:${withPlainHost(email)}`)

/** Browsers ask for hosts of other alphabets in another spelling. */
function withPlainHost(email: string): string {
  const [, box = '', host = ''] = /^(.*)@(.*)$/.exec(email) ?? []
  const address = `https://${host}`
  return /[^\x20-\x7e]/.test(host) && URL.canParse(address) ? `${box}@${new URL(address).host}` : email
}

export function checkContacts({ config, configSource: source }: Site, report: Report): void {
  const check = (path: readonly string[], value: string | undefined, { fits, refused, around }: Way) => {
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

type Way = {
  readonly fits: (value: string) => boolean
  readonly refused: (value: string) => Finding
  /** What belongs to links and to lists of addresses, and not to the value. */
  readonly around: RegExp
}

const PHONES: Way = { fits: isPhone, refused: notAPhone, around: /^tel:\s*/gi }
const EMAILS: Way = { fits: isEmail, refused: notAnEmail, around: /^(?:mailto:|<)\s*|>$/gi }
