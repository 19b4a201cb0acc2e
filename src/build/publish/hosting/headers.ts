/** The headers of answers. Every host, and `ukurasa preview`, takes them from here. */

import type { Site } from '../../../core/site/site.ts'
import type { Assets } from '../../assets/assets.ts'
import { inlineTexts } from '../../assets/inline-texts.ts'
import { frameOrigins } from './frame-origins.ts'
import { contentSecurityPolicy } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/** Files in assets/ are named by their content, so they never change; all else is asked for again. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
export const ASK_AGAIN = 'no-cache'

/** Nothing here listens, looks or pays. Frames of other sites are given none of it either. */
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

const TWO_YEARS = 63_072_000

/** What a file in assets/ says of these as well. */
const OF_ASSETS: readonly string[] = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
]

/** A file in assets/ that is opened by itself loads nothing and sends nothing, and nothing runs in it. */
const ASSET_POLICY = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** What every answer carries, whatever it answers; files in assets/ less. */
export function siteHeaders(site: Site, assets: Assets): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inlineTexts(assets), frameOrigins(site)),
    ...(site.origin.startsWith('https:') ? { 'Strict-Transport-Security': transportSecurity(site) } : {}),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know `frame-ancestors`.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** `headers` are those of all other answers. They speak of pages, and are as long as a drawing that is packed. */
export function assetHeaders(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => OF_ASSETS.includes(name))
  return { 'Content-Security-Policy': ASSET_POLICY, ...Object.fromEntries(kept) }
}

/** Hosts below the site's own, and the lists that browsers bring along, are a promise that the site must make. */
function transportSecurity({ config: { security } }: Site): string {
  return `max-age=${TWO_YEARS}${security?.preload ? '; includeSubDomains; preload' : ''}`
}

/** `path` is that of a file below the site. */
export function isAsset(path: string): boolean {
  return path.startsWith('assets/')
}
