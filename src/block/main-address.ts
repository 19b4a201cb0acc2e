/** The address of the organisation, as search engines and calendars get it. */
import type { SiteConfig } from '../../schema/site.ts'

/**
 * The address of the first contact with a phone, because search engines get that phone: others may be a branch or a guest
 * house. If it has none, the last address, because people write where to send letters before where to go.
 */
export function mainAddress({ contacts = {} }: SiteConfig): string | undefined {
  const all = Object.values(contacts)
  const found = all.find(({ phone }) => phone)?.address ?? all.findLast(({ address }) => address)?.address
  return found?.markdown.replaceAll(/\s*\n\s*/g, ', ')
}
