/**
 * Reads the Markdown of nearly all texts: paragraphs of words, bold words and links. The full parser gives the same
 * result, but takes several times as long. A test compares both.
 */

export type Piece = {
  readonly kind: 'words' | 'bold' | 'link'
  readonly text: string
  /** The address of a link, as the author wrote it. Empty for other kinds. */
  readonly href: string
}

/** Characters that never mean anything in Markdown. */
const PLAIN = '[^\\p{Cc}\\\\`*_[\\]<>&~]'
/** Strict, so that there is no doubt where the bold words begin and end. */
const BOLD = `\\*\\*([A-Za-z0-9](?:${PLAIN}*[A-Za-z0-9])?)\\*\\*(?!\\*)`
const LINK = `\\[(${PLAIN}+)\\]\\(([\\w/#][\\w/#.:?=%@+-]*)\\)`
/** Becomes a link by itself. */
const BARE_LINK = /https:\/\/|@|\+[1-9]/i
/** A line that begins with a letter cannot begin a list, a heading or the like. */
const NEXT_LINE = '(?<! )\\n(?=[A-Za-z]|\\*\\*|\\[)'
const PIECE = new RegExp(`${BOLD}|${LINK}|((?:${PLAIN}|${NEXT_LINE})+)`, 'uy')
const BEGINS = /^(?:[A-Za-z]|\*\*|\[)/
const ENDS_BLANK = /\s$/

/** The paragraphs of a text; `undefined` if the text may have other Markdown. */
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
    if (!found || BARE_LINK.test(found[4] ?? found[1] ?? '')) return undefined
    pieces.push(pieceOf(found))
  }
  return pieces
}

function pieceOf([, bold, linked, href = '', words = '']: RegExpExecArray): Piece {
  if (bold !== undefined) return { kind: 'bold', text: bold, href }
  return linked === undefined ? { kind: 'words', text: words, href } : { kind: 'link', text: linked, href }
}
