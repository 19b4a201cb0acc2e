/** `vercel.json`. */
import { type Hosting, likelySpellings } from '../addresses.ts'
import { ASK_AGAIN, FOR_EVER, type Headers, POLICY } from '../headers.ts'
import type { HostSettings } from '../host.ts'

/** Vercel takes no more. */
const MOST_RULES = 1024

export const settings: HostSettings = { order: 2, files: { 'vercel.json': vercelJson } }

function vercelJson(hosting: Hosting): string {
  const { base, headers, studio } = hosting
  const written = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed({ ...headers, 'Cache-Control': ASK_AGAIN }) },
      { source: `${base}/assets/(.*)`, headers: listed({ 'Cache-Control': FOR_EVER }) },
      ...(studio ? [{ source: studio.path, headers: listed({ [POLICY]: studio.policy }) }] : []),
    ],
    redirects: likelySpellings(hosting, MOST_RULES).map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  }
  return `${JSON.stringify(written, null, 1)}\n`
}

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
