/** Names of social networks: one that is misspelt, or whose address is one of another network. */
import type { SiteConfig } from '../../../schema/site.ts'
import { certain } from '../../diagnostics/certain.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { fieldSpot } from '../yaml/spot.ts'

const NETWORKS =
  'Facebook Instagram YouTube TikTok LinkedIn WhatsApp Telegram Pinterest Snapchat Threads Bluesky Twitter Vimeo Flickr GitHub Spotify Mastodon'.split(
    ' ',
  )

export function checkNetworks(
  { social = [] }: Pick<SiteConfig, 'social'>,
  at: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  social.forEach(({ network, href = '' }, index) => {
    const isOf = (each: string) => each.toLowerCase() === network.toLowerCase()
    const spot = fieldSpot(source, [...at, 'social', index, 'network'], network)
    const meant = certain(network, NETWORKS)
    if (meant !== undefined && !isOf(meant)) {
      const finding = messages.networkMisspelt(network, meant, false)
      return report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
    }
    const host = /^https:\/\/(?:[\w-]+\.)*?([\w-]+)\.com(?:\/|$)/.exec(href)?.[1]
    const other = NETWORKS.find((each) => each.toLowerCase() === host)
    if (other !== undefined && !isOf(other) && NETWORKS.some(isOf))
      report({ ...messages.networkMisspelt(network, other, true), span: spot.span() })
  })
}
