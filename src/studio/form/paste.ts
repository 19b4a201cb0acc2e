/** Pastes into a text in Markdown what was copied from Word or from a web page. */
import type { ClipboardEvent } from 'react'
import { markdownOf } from './from-html.ts'

export function pasteMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: area } = event
  const text = markdownOf(clipboardData.getData('text/html'), clipboardData.getData('text/plain'))
  if (text === undefined) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = area
  // Headings and lists need an empty line around them.
  const isLong = /\n|^(?:#|- |1\. )/.test(text)
  const before = isLong ? (/\n*$/.exec(value.slice(0, selectionStart))?.[0].length ?? 0) : 2
  const after = isLong ? (/^\n*/.exec(value.slice(selectionEnd))?.[0].length ?? 0) : 2
  const above = selectionStart === 0 ? '' : '\n'.repeat(Math.max(0, 2 - before))
  const below = selectionEnd === value.length ? '' : '\n'.repeat(Math.max(0, 2 - after))
  area.setRangeText(above + text + below, selectionStart, selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
