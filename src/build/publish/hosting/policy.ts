/** The Content-Security-Policy: one line for the whole site. */
import { createHash } from 'node:crypto'
import type { InlineTexts } from '../../assets/inline-texts.ts'

/**
 * Hosts take no longer line of headers. A site whose frames come from so many places that the line is longer must do
 * with fewer of them.
 */
export const LONGEST_POLICY = 2000

/** `frameOrigins` are the places outside of the site that its frames come from. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineTexts,
  frameOrigins: readonly string[],
): string {
  const framed = ["'self'", ...frameOrigins]
  const directives: readonly (readonly string[])[] = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts.map(hashSource)],
    ["style-src 'self'", ...styles.map(hashSource)],
    // Bootstrap's styles hold small drawings.
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    // A frame that does not come is asked for by a fetch, to know why.
    ['connect-src', ...framed],
    ['frame-src', ...framed],
    // The dashboards of the site stand in frames of the site.
    ["frame-ancestors 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["require-trusted-types-for 'script'"],
    ["trusted-types 'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
