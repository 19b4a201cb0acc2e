/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
import { type Hosting, likelySpellings } from '../addresses.ts'
import { FOR_EVER, POLICY } from '../headers.ts'
import type { HostSettings } from '../host.ts'

/** Cloudflare Pages reads no more. */
const MOST_RULES = 2000

export const settings: HostSettings = {
  order: 1,
  files: { _headers: headerRules, _redirects: redirectRules },
}

/**
 * Both hosts make browsers ask again for pages without being told. Of two rules for one header, both would count
 * at Cloudflare: `!` takes the earlier one back. At Netlify the later one counts, and a line without `:` is skipped.
 */
function headerRules({ base, headers, studio }: Hosting): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  const own = studio ? `\n${studio.path}\n  ! ${POLICY}\n  ${POLICY}: ${studio.policy}\n` : ''
  return `/*\n${all.join('')}\n${base}/assets/*\n  Cache-Control: ${FOR_EVER}\n${own}`
}

/**
 * Without `301!` Netlify would answer with the small page of an alias. Cloudflare Pages does not know `301!` and skips
 * that rule, but it follows the plain one.
 */
function redirectRules(hosting: Hosting): string {
  const forced = hosting.redirects.map(({ from, to }) => `${from} ${to} 301!\n`)
  const plain = likelySpellings(hosting, MOST_RULES).map(({ from, to }) => `${from} ${to} 301\n`)
  // Cloudflare Pages does this by itself, and skips these rules.
  const missing = hosting.languages.map((path) => `${path}/* ${path}/404.html 404\n`)
  return [...forced, ...plain, ...missing].join('')
}
