/** Pastes into a text in Markdown what was copied from Word or from a web page. */
import type { ClipboardEvent } from 'react'

export async function pasteMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): Promise<void> {
  const { clipboardData, currentTarget: area } = event
  const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')]
  if (html === '') return
  // Now: what reads the HTML comes when it is needed.
  event.preventDefault()
  const text = await import('./from-html.ts').then(
    ({ markdownOf }) => markdownOf(html, plain),
    // Without a net, the words are what matters.
    () => undefined,
  )
  if (text === undefined) area.setRangeText(plain, area.selectionStart, area.selectionEnd, 'end')
  else insert(text, area)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Headings and lists need an empty line around them. */
function insert(text: string, area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area
  const isLong = /\n|^(?:#|- |1\. )/.test(text)
  const before = isLong ? (/\n*$/.exec(value.slice(0, selectionStart))?.[0].length ?? 0) : 2
  const after = isLong ? (/^\n*/.exec(value.slice(selectionEnd))?.[0].length ?? 0) : 2
  const above = selectionStart === 0 ? '' : '\n'.repeat(Math.max(0, 2 - before))
  const below = selectionEnd === value.length ? '' : '\n'.repeat(Math.max(0, 2 - after))
  area.setRangeText(above + text + below, selectionStart, selectionEnd, 'end')
}
