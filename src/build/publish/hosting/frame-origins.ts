/** The origins that the frames of a site come from. */

import type { Site } from '../../../core/site/site.ts'

/** Origins outside of the site, sorted. */
export function frameOrigins({ pages, addressOf }: Site): readonly string[] {
  const addresses = new Set<string>()
  for (const { traits } of pages.values()) traits.frames.forEach((href) => addresses.add(href))
  const origins = [...addresses].flatMap((href) => {
    const { address } = addressOf(href)
    return address?.kind === 'outside' ? [new URL(address.href).origin] : []
  })
  return [...new Set(origins)].sort()
}
