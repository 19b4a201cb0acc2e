/** Which addresses outside of the site a link may have: those that every reader of them takes for the same. */

/** By their protocols, in small letters. */
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
 * Browsers mend much: `https:example.net`, numbers and letters of other widths for a host. What they would mend is
 * refused, as is a name before the host, which looks like one.
 */
function isHttps({ host, username, password }: URL, written: string): boolean {
  const authority = /^https:\/\/([^/?#]+)/i.exec(written)?.[1]?.toLowerCase() ?? ''
  if (username !== '' || password !== '' || authority.normalize('NFKC') !== authority) return false
  if (authority.replace(/:443$/, '') === host) return authority !== ''
  // Browsers ask for names of other alphabets in another spelling.
  return /^(?=.*[^\x20-\x7e])[\p{L}\p{M}\p{N}.-]+$/u.test(authority)
}

/** One address, and no break of a line in what a mail program makes of it. */
function isMail({ pathname, search }: URL): boolean {
  const isOne = /^[^\s@%,;:<>()/"]+@[^\s@%,;:<>()/"]+$/.test(pathname)
  const isTold = search === '' || /^\?(?:(?:subject|body)=[^&]*(?:&|$))+$/i.test(search)
  return isOne && isTold && !/subject=[^&]*%(?:0|1|7f)/i.test(search)
}
