/** Pasted HTML of Word and of web pages as Markdown: headings, bold words, links, lists, and a line for each row of a table. */

type Open = { readonly tag: string; readonly kind: 'bold' | 'link'; readonly href: string; at: number }

type Writer = {
  readonly blocks: { readonly text: string; readonly isEntry: boolean }[]
  readonly lists: { readonly isOrdered: boolean; count: number }[]
  readonly open: Open[]
  line: string
  /** Stands before the line. */
  sign: string
  isInRow: boolean
}

/** What nobody sees. */
const UNSEEN = /<!--.*?-->|<(style|script|head|title|xml)\b.*?<\/\1\s*>/gis
/** Word writes the signs of its lists as words. Some browsers make comments of what stands around them. */
const WORD_SIGN = /<!(?:--)?\[if !supportLists\](?:--)?>(.*?)<!(?:--)?\[endif\](?:--)?>/gis
const TOKEN = /<(\/?)([a-z][a-z0-9:-]*)([^>]*)>|<[!?][^>]*>|[^<]+|</gi
const BLOCK = /^(?:p|div|section|article|blockquote|h[1-6]|ul|ol|li|table|tr|br|hr|dt|dd|figure|pre)$/
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)[^\s()]+$/i

/** `undefined` if the plain text says the same. */
export function markdownOf(html: string, plain: string): string | undefined {
  // Editors of code keep their own line breaks.
  if (html === '' || /white-space:\s*pre\b/i.test(html)) return undefined
  const writer: Writer = { blocks: [], lists: [], open: [], line: '', sign: '', isInRow: false }
  const seen = html
    .replaceAll(WORD_SIGN, (_, sign: string) => (/\d/.test(plainOf(sign)) ? '<li-1>' : '<li->'))
    .replaceAll(UNSEEN, '')
  for (const [token, end, tag, fields = ''] of seen.matchAll(TOKEN)) {
    if (tag === undefined) {
      if (!/^<[!?]/.test(token)) writer.line += escaped(decoded(token).replaceAll(/\s+/g, ' '))
    } else if (end) close(writer, tag.toLowerCase())
    else begin(writer, tag.toLowerCase(), fields)
  }
  flush(writer)
  const text = joined(writer.blocks)
  // Plain text of Word has one line break between paragraphs, and Markdown would join them.
  const isPlain = !text.includes('\n\n') && plainOf(text) === plainOf(plain)
  return text === '' || isPlain ? undefined : text
}

const plainOf = (text: string) =>
  decoded(text.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()

function begin(writer: Writer, tag: string, fields: string): void {
  const { lists, open } = writer
  if (BLOCK.test(tag)) separate(writer, tag)
  if (tag === 'ul' || tag === 'ol') lists.push({ isOrdered: tag === 'ol', count: 0 })
  if (tag === 'li') writer.sign = entrySign(writer)
  if (tag === 'li-' || tag === 'li-1') writer.sign = tag === 'li-' ? '- ' : '1. '
  if (tag === 'tr') Object.assign(writer, { sign: '- ', isInRow: true })
  if (/^t[dh]$/.test(tag) && writer.line.trim() !== '') writer.line = `${writer.line.trimEnd()} – `
  const [, level] = /^h([1-6])$/.exec(tag) ?? []
  // The title of the page is the only heading above.
  if (level !== undefined) writer.sign = `${'#'.repeat(Math.min(4, Math.max(2, Number(level))))} `
  const weight = /font-weight:\s*(\w+)/i.exec(fields)?.[1]
  const isBold = weight === undefined ? /^(?:b|strong)$/.test(tag) : /^(?:bold|[6-9]00)$/.test(weight)
  const at = writer.line.length
  if (isBold && /^(?:b|strong|span)$/.test(tag)) open.push({ tag, kind: 'bold', href: '', at })
  const [, , href = ''] = /\bhref\s*=\s*(["'])(.*?)\1/is.exec(fields) ?? []
  if (tag === 'a') open.push({ tag, kind: 'link', href: decoded(href), at })
}

function close(writer: Writer, tag: string): void {
  const at = writer.open.findLastIndex((each) => each.tag === tag)
  const ended = at < 0 ? undefined : writer.open[at]
  // A plain `span` has its own end.
  if (ended && (tag !== 'span' || at === writer.open.length - 1)) {
    writer.line = wrapped(writer, ended)
    writer.open.splice(at, 1)
  }
  if (BLOCK.test(tag)) separate(writer, tag)
  if (tag === 'ul' || tag === 'ol') writer.lists.pop()
  if (tag === 'tr' || tag === 'table') writer.isInRow = false
}

const isEntry = ({ sign }: Writer) => /^\s*(?:-|\d+\.) $/.test(sign)

/** What comes next stands apart: in an entry of a list, or in a cell, after a blank, and elsewhere in a new line. */
function separate(writer: Writer, tag: string): void {
  const isWithin = /^(?:p|div)$/.test(tag) && (writer.lists.length > 0 || writer.isInRow)
  if (isWithin || (tag === 'br' && isEntry(writer))) writer.line += ' '
  else flush(writer)
}

function entrySign({ lists }: Writer): string {
  const list = lists.at(-1)
  if (list) list.count += 1
  const indent = lists.slice(0, -1).map(({ isOrdered }) => (isOrdered ? '   ' : '  '))
  return `${indent.join('')}${list?.isOrdered ? `${list.count}. ` : '- '}`
}

/** Blanks at the edge, and a colon or a full stop before a letter, would keep the signs from working. */
function wrapped({ line, sign }: Writer, { kind, href, at }: Open): string {
  const [, lead = '', inner = '', trail = ''] = /^(\s*)(.*?)([\s.,:;!?]*)$/.exec(line.slice(at)) ?? []
  const isPlain = kind === 'bold' ? sign.startsWith('#') : !OUTSIDE.test(href)
  if (inner === '' || isPlain) return line
  // Bold words within bold words are no bolder.
  const text = kind === 'bold' ? `**${inner.replaceAll('**', '')}**` : `[${inner}](${href})`
  return line.slice(0, at) + lead + text + trail
}

/** Ends the line. What is bold goes on in the next one. */
function flush(writer: Writer): void {
  for (const each of writer.open.toReversed()) {
    writer.line = wrapped(writer, each)
    each.at = 0
  }
  // Bold words that touch are bold as one.
  const text = writer.line.trim().replaceAll('****', '').replaceAll(/ +/g, ' ')
  if (text !== '') writer.blocks.push({ text: writer.sign + text, isEntry: isEntry(writer) })
  if (text !== '' || !isEntry(writer)) writer.sign = ''
  writer.line = ''
}

const joined = (blocks: Writer['blocks']): string =>
  blocks
    .map(({ text, isEntry }, index) => {
      const between = index === 0 ? '' : isEntry && blocks[index - 1]?.isEntry ? '\n' : '\n\n'
      return between + text
    })
    .join('')

/** Signs that Markdown would read in another way. */
const escaped = (text: string) => text.replaceAll(/[*[\]`\\]/g, '\\$&')

const NAMED = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
    ...{ hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', middot: '·' },
  }),
)

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return NAMED.get(name) ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
