/** Names of social networks: one that is misspelt, or that has the address of another network. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { certain } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { fieldSpot } from '../../yaml/spot.ts'

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
      const finding = messages.networkMisspelt(network, meant, 'name')
      return report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
    }
    const other = ofHost(href)
    // Two addresses that have changed places are reported once.
    const exchanged = social.findIndex(
      (each) => each.network === other && ofHost(each.href ?? '')?.toLowerCase() === network.toLowerCase(),
    )
    if (exchanged >= 0 && exchanged < index) return
    const twin = social.find((each) => each.network !== network && href !== '' && each.href === href)
    const finding =
      other !== undefined && !isOf(other) && NETWORKS.some(isOf)
        ? messages.networkMisspelt(network, other, exchanged < 0 ? 'address' : 'exchanged')
        : twin && !isIn(network, href) && (isIn(twin.network, href) || social.indexOf(twin) < index)
          ? messages.networkMisspelt(network, twin.network, 'same address')
          : undefined
    if (finding) report({ ...finding, span: source.spanOf([...at, 'social', index, 'href']) })
  })
}

/** The network that an address belongs to. */
function ofHost(href: string): string | undefined {
  const host = /^https:\/\/(?:[\w-]+\.)*?([\w-]+)\.com(?:\/|$)/.exec(href)?.[1]
  return NETWORKS.find((each) => each.toLowerCase() === host)
}

const isIn = (network: string, href: string) =>
  href.toLowerCase().split(/[/.]/).includes(network.toLowerCase())
