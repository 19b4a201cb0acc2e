/** Texts of several lines: below `|` (kept as they are) or `>` (joined to one line each). */
import { goOn, type Lines } from './lines.ts'

type Header = { readonly folded: boolean; readonly stripped: boolean }

/** `indent` is the indent of the field or entry with the text. Returns `undefined` if the text is not simple. */
export function readBlockText(lines: Lines, from: number, indent: number): string | undefined {
  const header = headerOf(lines.text.slice(from, lines.end))
  const width = header && widthOf(lines)
  if (!header || !width || width <= indent) return undefined
  const written = contentOf(lines, width, indent)
  if (!written) return undefined
  let last = written.length
  while (written[last - 1] === '') last--
  const kept = written.slice(0, last)
  const text = header.folded ? fold(kept) : kept.join('\n')
  goOn(lines)
  return text === undefined || header.stripped ? text : `${text}\n`
}

function headerOf(mark: string): Header | undefined {
  if (mark === '|' || mark === '|-') return { folded: false, stripped: mark !== '|' }
  if (mark === '>' || mark === '>-') return { folded: true, stripped: mark !== '>' }
  return undefined
}

/** The indent of the first line of the text; `undefined` if that line is empty. */
function widthOf({ text, below }: Lines): number | undefined {
  let at = below
  while (text.charAt(at) === ' ') at++
  return at < text.length && text.charAt(at) !== '\n' ? at - below : undefined
}

/** The lines without their indent. Moves `lines` to the last of them. */
function contentOf(lines: Lines, width: number, indent: number): string[] | undefined {
  const { text } = lines
  const found: string[] = []
  while (lines.below < text.length) {
    const from = lines.below
    const newline = text.indexOf('\n', from)
    // `|` and `|-` differ if the text has no last line break.
    if (newline < 0) return undefined
    let start = from
    while (text.charCodeAt(start) === 32) start++
    if (start === newline) {
      if (start - from > width) return undefined
      found.push('')
    } else if (start - from < width) {
      // A line between the two indents is a mistake. A heading may be one too.
      return start - from > indent || text.startsWith('##', start) ? undefined : found
    } else found.push(text.slice(from + width, newline))
    lines.below = newline + 1
  }
  return found
}

/** Joins lines with spaces. An empty line becomes a line break. */
function fold(lines: readonly string[]): string | undefined {
  let text = lines[0] ?? ''
  let breaks = 0
  for (const [index, line] of lines.entries()) {
    // YAML has special rules for lines that are indented more, or end in spaces.
    if (line.startsWith(' ') || line.endsWith(' ')) return undefined
    if (index === 0) continue
    if (line === '') breaks++
    else {
      text += breaks === 0 ? ` ${line}` : `${'\n'.repeat(breaks)}${line}`
      breaks = 0
    }
  }
  return text
}
