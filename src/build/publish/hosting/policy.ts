/** The Content-Security-Policy: one line for the whole site. */
import { createHash } from 'node:crypto'
import type { InlineTexts } from '../../../core/render/inline-texts.ts'
import { WORKER_POLICY } from '../../../core/site/studio-address.ts'

/** Hosts do not take longer header lines. A site with a longer policy must use frames from fewer places. */
export const LONGEST_POLICY = 2000

/** `frameOrigins` are the origins outside the site that its frames come from. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineTexts,
  frameOrigins: readonly string[],
): string {
  const framed = ["'self'", ...frameOrigins]
  const directives: readonly (readonly string[])[] = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts.map(hashSource)],
    ["style-src 'self'", ...styles.map(hashSource)],
    // Bootstrap's styles contain small drawings.
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    // If a frame does not load, a script fetches its address to find out why.
    ['connect-src', ...framed],
    ['frame-src', ...framed],
    // The site shows its own dashboards in frames.
    ["frame-ancestors 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["require-trusted-types-for 'script'"],
    ["trusted-types 'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** What Studio may ask besides the site itself. */
const GITHUB = 'https://api.github.com'

/**
 * For the document of Studio, and no other. It has no inline styles and scripts. It reads pictures and pages that it has
 * made itself, and keeps itself in the browser by a worker. Nobody may show it in a frame.
 */
export function studioPolicy({ asksGitHub }: { readonly asksGitHub: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' blob:${asksGitHub ? ` ${GITHUB}` : ''}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join('; ')
}

/** The same policy for an element in the document: browsers look for this rule in headers only. */
export const policyInDocument = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ')

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
