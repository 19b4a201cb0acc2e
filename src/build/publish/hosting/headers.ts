/** The headers of answers, for every host and for `ukurasa preview`. */

import type { Assets } from '../../../core/render/assets.ts'
import { inlineTexts } from '../../../core/render/inline-texts.ts'
import type { Site } from '../../../core/site/site.ts'
import { frameOrigins } from './frame-origins.ts'
import { contentSecurityPolicy } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/** The header of the policy. */
export const POLICY = 'Content-Security-Policy'

/** Files in assets/ are named by their content, so they never change. Browsers ask again for everything else. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
export const ASK_AGAIN = 'no-cache'

/** Features that no page uses. Frames of other sites do not get them either. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Other sites can neither frame an answer, nor embed it, nor learn what it links to. */
export const KEEP_TO_ITSELF = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const TWO_YEARS = 63_072_000

/** The headers that files in assets/ have too. */
const OF_ASSETS: readonly string[] = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
]

/** A file in assets/ that somebody opens by itself loads nothing, sends nothing and runs nothing. */
const ASSET_POLICY = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** The headers of every answer. Files in assets/ have fewer. */
export function siteHeaders(site: Site, assets: Assets): Headers {
  return {
    [POLICY]: contentSecurityPolicy(inlineTexts(assets), frameOrigins(site)),
    ...(site.origin.startsWith('https:') ? { 'Strict-Transport-Security': transportSecurity(site) } : {}),
    ...KEEP_TO_ITSELF,
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  }
}

/** `headers` are those of all other answers. Most of them are about pages, and they are as long as a small compressed drawing. */
export function assetHeaders(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => OF_ASSETS.includes(name))
  return { [POLICY]: ASSET_POLICY, ...Object.fromEntries(kept) }
}

/** Only the site can promise https for its subdomains, and agree to be in the lists that come with browsers. */
function transportSecurity({ config: { security } }: Site): string {
  return `max-age=${TWO_YEARS}${security?.preload ? '; includeSubDomains; preload' : ''}`
}

/** `path` is that of a file below the site. */
export function isAsset(path: string): boolean {
  return path.startsWith('assets/')
}
