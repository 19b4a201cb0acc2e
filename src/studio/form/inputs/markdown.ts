/** What the toolbar above a long text does to it. `start` and `end` are the selection. */

export type Selected = { readonly text: string; readonly start: number; readonly end: number }

const BOLD = '**'

/** Makes the selection bold, or takes that back. */
export function bold({ text, start, end }: Selected): Selected {
  const isBold = text.slice(start - 2, start) === BOLD && text.slice(end, end + 2) === BOLD
  if (isBold) {
    const plain = text.slice(0, start - 2) + text.slice(start, end) + text.slice(end + 2)
    return { text: plain, start: start - 2, end: end - 2 }
  }
  // Blanks at the edge would keep the signs from working.
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  const to = from + words.trim().length
  return {
    text: text.slice(0, from) + BOLD + text.slice(from, to) + BOLD + text.slice(to),
    start: from + 2,
    end: to + 2,
  }
}

/** The end of a word or of a sentence, and the beginning of a word. Signs of bold words may follow, or come first. */
const WORD_BEFORE = /[\p{L}\p{N}.,;:!?)\]}”’»%]\**$/u
const WORD_BEHIND = /^\**[\p{L}\p{N}([$]/u

/** Makes the selection a link. If nothing is selected, it shows `title`, and stands apart from the words around it. */
export function linked({ text, start, end }: Selected, href: string, title: string): Selected {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  const isNew = start === end
  const words = isNew ? title : text.slice(start, end)
  const lead = isNew && WORD_BEFORE.test(before) ? ' ' : ''
  const trail = isNew && WORD_BEHIND.test(behind) ? ' ' : ''
  const at = start + lead.length + 1
  return {
    text: `${before}${lead}[${words}](${href})${trail}${behind}`,
    start: at,
    end: at + words.length,
  }
}

/** Makes each selected line an entry of a list, or takes that back. A list needs an empty line above it. */
export function listed({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', end)
  const to = after < 0 ? text.length : after
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const written = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  const above = text.slice(0, from)
  const needsSpace = !isList && /[^\n]\n$/.test(above) && !/(?:^|\n)- [^\n]*\n$/.test(above)
  const before = needsSpace ? `${above}\n` : above
  return {
    text: before + written + text.slice(to),
    // Without a selection, more words follow the sign.
    start: before.length + (start === end ? written.length : 0),
    end: before.length + written.length,
  }
}

/** Its indent, its bullet or its number with a sign, and the blanks behind it. */
const ENTRY = /^( *)(?:([-*+])|(\d{1,2})([.)]))( +)/

/**
 * Enter in an entry of a list: it begins the next one, or takes away one that is still empty. `undefined` where Enter is
 * a line break.
 */
export function entered({ text, start, end }: Selected): Selected | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const [sign, indent = '', bullet, number, dot = '', gap = ''] = ENTRY.exec(text.slice(from, start)) ?? []
  if (sign === undefined) return undefined
  const rest = text.slice(end)
  const isEmpty = from + sign.length === start && /^ *(?:\n|$)/.test(rest)
  // What follows a list needs an empty line above it.
  const before = isEmpty
    ? text.slice(0, from) + (from === 0 ? '' : '\n')
    : `${text.slice(0, start)}\n${indent}${bullet ?? `${Number(number) + 1}${dot}`}${gap}`
  return { text: before + rest, start: before.length, end: before.length }
}

/** A blank behind a sign that is there twice, because Enter has written it already: the typed one goes. */
export function withoutSecondSign({ text, start, end }: Selected): Selected | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const [first] = /^ *([-*+]|\d{1,2}[.)]) +(?=\1$)/.exec(text.slice(from, start)) ?? []
  if (first === undefined || start !== end) return undefined
  const at = from + first.length
  return { text: text.slice(0, at) + text.slice(end), start: at, end: at }
}

/** Without an entry at the end that is still empty: like an empty line, it comes into the file with its words. */
export const withoutOpenEntry = (text: string): string =>
  text.replace(/\n *(?:[-*+]|\d{1,2}[.)]) +(?=\n*$)/, '')
