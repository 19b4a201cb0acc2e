/** Pastes into a text in Markdown what was copied from Word, from a web page or from WhatsApp. */
import type { ClipboardEvent } from 'react'

/** What reads it. It comes with the first paste. */
let code: typeof import('./pasted.ts') | undefined

/** What was copied last from a text of Studio: that is Markdown already. */
let copied: string | undefined

export function keepCopied({ currentTarget: area }: ClipboardEvent<HTMLTextAreaElement>): void {
  copied = area.value.slice(area.selectionStart, area.selectionEnd)
}

/** Without such signs, plain text is no message of WhatsApp. */
const MAY_BE_MESSAGE = /\*\S|\[\d|\d - /

/** Words that wait for the code. What is written before them moves them. */
type Waiting = { readonly area: HTMLTextAreaElement; start: number }
const waiting = new Set<Waiting>()

type Place = { readonly start: number; readonly end: number }

export async function pasteMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): Promise<void> {
  const { clipboardData, currentTarget: area } = event
  const html = clipboardData.getData('text/html')
  // With line breaks as the area has them.
  const plain = clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n')
  if (html === '' && (plain === copied || !MAY_BE_MESSAGE.test(plain))) return
  event.preventDefault()
  // Without words there is nothing to show meanwhile.
  if (plain === '' && !(await loadCode())) return
  const [before, place] = [area.value, { start: area.selectionStart, end: area.selectionEnd }]
  if (code) {
    const text = code.pastedMarkdown(html, plain)
    return write(area, place, text === undefined ? plain : spaced(text, before, place))
  }
  // The words at once: the author may finish the text before the code is there, or it never comes.
  write(area, place, plain)
  const own: Waiting = { area, start: place.start }
  waiting.add(own)
  const loaded = await loadCode()
  waiting.delete(own)
  const pasted = { start: own.start, end: own.start + plain.length }
  const text = loaded?.pastedMarkdown(html, plain)
  const isUntouched = area.value.slice(pasted.start, pasted.end) === plain
  if (text !== undefined && isUntouched) write(area, pasted, spaced(text, before, place))
}

async function loadCode(): Promise<typeof code> {
  const loaded = await import('./pasted.ts').catch(() => undefined)
  code ??= loaded
  return code
}

/** What is selected elsewhere stays selected: the author may have typed on. */
function write(area: HTMLTextAreaElement, { start, end }: Place, text: string): void {
  const { selectionStart, selectionEnd } = area
  area.setRangeText(text, start, end, 'end')
  const moved = (at: number) => (at < start ? at : Math.max(at, end) + start + text.length - end)
  for (const each of waiting) if (each.area === area) each.start = moved(each.start)
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Headings and lists need an empty line between them and other words. */
function spaced(text: string, value: string, { start, end }: Place): string {
  const isLong = /\n|^(?:#|- |1\. )/.test(text)
  const before = isLong ? (/\n*$/.exec(value.slice(0, start))?.[0].length ?? 0) : 2
  const after = isLong ? (/^\n*/.exec(value.slice(end))?.[0].length ?? 0) : 2
  const above = start === 0 ? '' : '\n'.repeat(Math.max(0, 2 - before))
  const below = value.slice(end).trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - after))
  return above + text + below
}
