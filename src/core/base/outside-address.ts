/** Which addresses outside the site a link may have. All browsers must read them in the same way. */

/** A test for each protocol. */
const FORMS: ReadonlyMap<string, (url: URL, written: string) => boolean> = new Map([
  ['https:', isHttps],
  ['mailto:', isMail],
  [
    'tel:',
    ({ pathname, search, hash }) => /^\+?[\d().*-]*\d[\d().*-]*$/.test(pathname) && search + hash === '',
  ],
])

export function isOutside(href: string): boolean {
  const url = URL.canParse(href) ? new URL(href) : undefined
  return (url && FORMS.get(url.protocol)?.(url, href)) ?? false
}

/**
 * Browsers correct much: `https:example.net`, hosts in numbers or full-width letters. All that they would correct is
 * refused. So is a user name, because it can pass for a host.
 */
function isHttps({ host, username, password }: URL, written: string): boolean {
  const authority = /^https:\/\/([^/?#]+)/i.exec(written)?.[1]?.toLowerCase() ?? ''
  if (username !== '' || password !== '' || authority.normalize('NFKC') !== authority) return false
  // A name without a point, or the sign of a sentence at the end.
  if (!/^[^,;]+\.[^.,;]+$/.test(authority) || /[.,;]$/.test(written)) return false
  if (authority.replace(/:443$/, '') === host) return true
  // Browsers turn hosts of other alphabets into punycode.
  return /^(?=.*[^\x20-\x7e])[\p{L}\p{M}\p{N}.-]+$/u.test(authority)
}

/** A single address with `subject` or `body` only. A line break in the subject could add headers to the mail. */
function isMail({ pathname, search }: URL): boolean {
  const isOne = /^[^\s@%,;:<>()/"]+@[^\s@%,;:<>()/"]+$/.test(pathname)
  const hasKnownFields = search === '' || /^\?(?:(?:subject|body)=[^&]*(?:&|$))+$/i.test(search)
  return isOne && hasKnownFields && !/subject=[^&]*%(?:0|1|7f)/i.test(search)
}
