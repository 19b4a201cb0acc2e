/** What documents, mails and networks put round or behind links, to count the visits. */

const THROUGH =
  /^https?:\/\/(?:[\w-]+\.)*(?:google(?:\.[a-z]{2,3}){1,2}\/url|facebook\.com\/l\.php|instagram\.com\/|safelinks\.protection\.outlook\.com\/\w*|youtube\.com\/redirect|linkedin\.com\/(?:safety\/go|redir\/redirect))\?(?:.*&)?(q|u|url)=https?(?::|%3a)/i

/** The address in it. */
export function wrappedAddress(href: string): string | undefined {
  const name = THROUGH.exec(href)?.[1]
  return name !== undefined && URL.canParse(href)
    ? (new URL(href).searchParams.get(name) ?? undefined)
    : undefined
}

/** The names of what other sites add to an address, to know where visitors come from. */
export const TRACKERS = String.raw`\w+clid|msclkid|[gw]braid|_ga\w*|igshi?d?|mc_eid|mibextid`
const TRACKER = new RegExp(`[?&](${TRACKERS})=[^&#]*`)

/** What is behind an address only to follow those who click on it, and the address without it. */
export function tracked(href: string): { readonly tracker: string; readonly meant: string } | undefined {
  const [part = '', tracker] = TRACKER.exec(href) ?? []
  if (tracker === undefined) return undefined
  const meant = href
    .replace(part, part.startsWith('?') ? '?' : '')
    .replace(/\?&/, '?')
    .replace(/\?(?=#|$)/, '')
  return tracked(meant) ?? { tracker, meant }
}
