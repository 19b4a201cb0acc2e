/** The document of Studio. It shows the page before any script has run. */
import { KEY_NAME, PAGE_IN_FRAME } from '../../studio.ts'
import { escapeHtml } from '../documents.ts'
import { KEY } from './key.ts'
import { lateNotice } from './late-notice.ts'

/** As strict as that of a finished site. A page of the site in the frame has its own, with styles in its document. */
export const STUDIO_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
} as const

/** For the page in the frame. WebKit shows it where scripts are allowed. */
export const FRAME_HEADERS = { 'Content-Security-Policy': "script-src 'none'" } as const

/** `route` is the page to edit, `lang` the language of the site. */
export function studioDocument(route: string, title: string, lang: string): string {
  const [page, name] = [escapeHtml(route), escapeHtml(title)]
  return `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="${KEY_NAME}" content="${KEY}"><title>${name} – Studio</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/_ukurasa/studio.css"><script type="module" src="/_ukurasa/studio.js"></script></head><body><div id="studio" data-route="${page}">${lateNotice(lang)}</div><iframe id="page" title="${name}" src="${PAGE_IN_FRAME}${escapeHtml(route.slice(1))}" sandbox="allow-same-origin"></iframe></body></html>\n`
}
