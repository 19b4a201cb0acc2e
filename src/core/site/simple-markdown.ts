/**
 * The Markdown that nearly all texts are made of: paragraphs of words, bold words and links. The parser of the whole
 * language takes several times as long, and gives the same: a test compares both.
 */

export type Piece = {
  readonly kind: 'words' | 'bold' | 'link'
  readonly text: string
  /** Of a link, as its author wrote it. */
  readonly href: string
}

/** What means nothing in Markdown, wherever it stands in a line. */
const PLAIN = '[^\\p{Cc}\\\\`*_[\\]<>&~]'
/** Where marks begin and end must be beyond doubt. */
const BOLD = `\\*\\*([A-Za-z0-9](?:${PLAIN}*[A-Za-z0-9])?)\\*\\*(?!\\*)`
const LINK = `\\[(${PLAIN}+)\\]\\(([\\w/#][\\w/#.:?=%@+-]*)\\)`
/** A line that begins with a letter begins nothing else than words. */
const NEXT_LINE = '(?<! )\\n(?=[A-Za-z]|\\*\\*|\\[)'
const PIECE = new RegExp(`${BOLD}|${LINK}|((?:${PLAIN}|${NEXT_LINE})+)`, 'uy')
const BEGINS = /^(?:[A-Za-z]|\*\*|\[)/
const ENDS_BLANK = /\s$/

/** The paragraphs of a text; `undefined` of one that may be more than that. */
export function simpleMarkdown(text: string): readonly (readonly Piece[])[] | undefined {
  const paragraphs: (readonly Piece[])[] = []
  const written = text.endsWith('\n') ? text.replace(/\n+$/, '') : text
  for (const paragraph of written.includes('\n\n') ? written.split(/\n\n+/) : [written]) {
    const pieces = piecesOf(paragraph)
    if (!pieces) return undefined
    paragraphs.push(pieces)
  }
  return paragraphs
}

function piecesOf(paragraph: string): readonly Piece[] | undefined {
  if (!BEGINS.test(paragraph) || ENDS_BLANK.test(paragraph)) return undefined
  const pieces: Piece[] = []
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < paragraph.length) {
    const found = PIECE.exec(paragraph)
    if (!found) return undefined
    pieces.push(pieceOf(found))
  }
  return pieces
}

function pieceOf([, bold, linked, href = '', words = '']: RegExpExecArray): Piece {
  if (bold !== undefined) return { kind: 'bold', text: bold, href }
  return linked === undefined ? { kind: 'words', text: words, href } : { kind: 'link', text: linked, href }
}
