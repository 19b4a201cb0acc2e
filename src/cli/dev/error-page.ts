/** What the preview shows while the content has errors: the same messages as in the terminal. */
import { colours, formatPretty } from '../../diagnostics/format-pretty.ts'
import type { ReadResult } from '../../engine/read-site.ts'

/** `client` is the script that reloads the page once the files change. */
export function errorPage({ diagnostics, sources }: ReadResult, client: string): string {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const shown = errors.map(
    (each) => `<pre>${escapeHtml(formatPretty(each, (file) => texts.get(file), colours(false)))}</pre>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${errors.length} to mend</title>${client}
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:70rem}pre{white-space:pre-wrap;padding:1rem;border-left:4px solid #b4472b;background:#fbf8f1;color:#1b1f1d}</style>
</head><body><h1>The site cannot be shown yet</h1><p>This page goes away by itself once the files are saved without errors.</p>${shown.join('\n')}</body></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
