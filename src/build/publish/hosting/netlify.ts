/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
import { type Hosting, likelySpellings } from './addresses.ts'
import { FOR_EVER } from './headers.ts'

/** Cloudflare Pages reads no more. */
const MOST_RULES = 2000

/** Both hosts let pages be asked for again by themselves; two rules for one header would be joined. */
export function netlifyHeaders({ base, headers }: Hosting): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `/*\n${all.join('')}\n${base}/assets/*\n  Cache-Control: ${FOR_EVER}\n`
}

/**
 * Netlify answers with the small page of an alias, unless the rule says `301!`. Cloudflare Pages does not know that and
 * passes over the rule, but always goes by the next one.
 */
export function netlifyRedirects(hosting: Hosting): string {
  const forced = hosting.moves.map(({ from, to }) => `${from} ${to} 301!\n`)
  const plain = likelySpellings(hosting, MOST_RULES).map(({ from, to }) => `${from} ${to} 301\n`)
  return [...forced, ...plain].join('')
}
