/** Addresses that lead through another site. Documents, mails and networks put them round links, to count the visits. */

const THROUGH =
  /^https?:\/\/(?:[\w-]+\.)*(?:google(?:\.[a-z]{2,3}){1,2}\/url|facebook\.com\/l\.php|instagram\.com\/|safelinks\.protection\.outlook\.com\/\w*|youtube\.com\/redirect|linkedin\.com\/(?:safety\/go|redir\/redirect))\?(?:.*&)?(q|u|url)=https?(?::|%3a)/i

/** The address in it. */
export function wrappedAddress(href: string): string | undefined {
  const name = THROUGH.exec(href)?.[1]
  return name !== undefined && URL.canParse(href)
    ? (new URL(href).searchParams.get(name) ?? undefined)
    : undefined
}
