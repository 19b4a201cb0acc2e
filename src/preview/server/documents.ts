/** Documents of the preview: exactly what a build writes, plus what the preview adds. */
import { FACTS_ID, OWN_MARK, type PageFacts } from '../facts.ts'
import { withComments } from '../marks.ts'

/** `html` was rendered with `marked`. */
export function toPreview(html: string, facts: PageFacts): string {
  return withComments(html)
    .replace('<head>', () => `<head>${clockScript(facts)}`)
    .replace('</head>', () => `${previewScripts(facts)}</head>`)
}

const STYLE = 'body{margin:4rem auto;max-width:40rem;padding:0 1rem;font:1.1rem/1.6 system-ui}'

/** A document that says why there is no page to see. */
export function emptyDocument(title: string, words: string, facts: PageFacts): string {
  return toPreview(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main id="main"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p></main></body></html>\n`,
    facts,
  )
}

/** Must run before any script asks for the time. */
function clockScript({ clock }: PageFacts): string {
  const set = clock === undefined ? '' : ` data-clock="${escapeHtml(clock)}"`
  return `<script src="/_ukurasa/clock.js" ${OWN_MARK}${set}></script>`
}

function previewScripts(facts: PageFacts): string {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${FACTS_ID}" ${OWN_MARK}>${text}</script><script type="module" src="/_ukurasa/page.js" ${OWN_MARK}></script>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
