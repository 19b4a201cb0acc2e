/** The document of the Studio on a site. It shows the page before Studio itself is there. */
import type { StudioDocument } from '../build/publish/hosting/addresses.ts'
import { POLICY } from '../build/publish/hosting/headers.ts'
import { policyInDocument } from '../build/publish/hosting/policy.ts'
import { BLANK } from '../preview/hosted.ts'
import { escapeHtml } from '../preview/server/documents.ts'
import { lateNotice } from '../preview/server/studio/late-notice.ts'

type Parts = StudioDocument & {
  readonly base: string
  readonly lang: string
  readonly name: string
  /** Addresses with the path of the site. */
  readonly style: string
  readonly open: string
  readonly entry: string
}

/**
 * Hosts without settings send no policy, so the document has it, too. On a narrow screen the page is seen until Studio is
 * there.
 */
export function studioDocument({ path, policy, base, lang, name, ...parts }: Parts): string {
  const title = escapeHtml(name)
  return document(lang, [
    `<meta http-equiv="${POLICY}" content="${escapeHtml(policyInDocument(policy))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>Studio – ${title}</title>`,
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${escapeHtml(parts.style)}">`,
    '</head>',
    '<body data-view="page">',
    `<div id="studio" data-base="${escapeHtml(base)}" data-address="${escapeHtml(path)}">${lateNotice(lang)}</div>`,
    `<iframe id="page" title="${title}" data-blank="${escapeHtml(`${path}/${BLANK}`)}" sandbox="allow-same-origin"></iframe>`,
    `<script src="${escapeHtml(parts.open)}"></script>`,
    `<script type="module" src="${escapeHtml(parts.entry)}"></script>`,
  ])
}

/** For the frame while there is no net, and in WebKit. Nothing in it may run. */
export const BLANK_DOCUMENT = document('en', [
  `<meta http-equiv="${POLICY}" content="script-src 'none'">`,
  '<meta name="robots" content="noindex">',
  '<title>Page</title>',
  '</head>',
  '<body>',
])

/** Without line breaks, because nobody reads them. */
function document(lang: string, lines: readonly string[]): string {
  const head = ['<!doctype html>', `<html lang="${escapeHtml(lang)}">`, '<head>', '<meta charset="utf-8">']
  return `${[...head, ...lines, '</body>', '</html>'].join('')}\n`
}
