/** Marks of Markdown that come to nothing, because a sign is missing or one too many: visitors would see them. */
import * as messages from '../../../diagnostics/messages.ts'
import { shownWords } from '../../site/markdown.ts'
import { meantNumber } from '../../site/suggest-address.ts'
import type { Slip, Text } from './text-slip.ts'

/** How the address of a link begins. */
export const ADDRESS = '(?:\\/|#|https?:|link:|mailto:|tel:|www\\.)'
const LINK = new RegExp(`(?<![\\\\\`])\\[[^[\\]]*\\]\\((${ADDRESS}[^()\\n]*)(\\)?)`, 'g')

/** What a text with such a link has, among others. */
export const OPEN_LINK = /\]\([^\s()]*(?:\s|$)/

/** A link whose address has a blank in it, or no bracket behind it. */
export function linkAsText({ text, owner, isMarkdown }: Text): Slip | undefined {
  if (!isMarkdown || !OPEN_LINK.test(text)) return undefined
  const shown = shownWords(text)
  for (const [written, address = '', end] of text.matchAll(LINK)) {
    const [begins = ''] = address.trim().split(/\s/, 1)
    if (!shown.some((words) => words.includes(`](${begins}`))) continue
    const words = end ? written : written.slice(0, written.indexOf('](') + 2 + begins.length)
    const meant = end ? withoutBlanks(address) : undefined
    if (meant === undefined) return { finding: messages.linkAsText(owner, words, end !== ''), words }
    const mend = (lines: string) => lines.replaceAll(`](${address})`, `](${meant})`)
    return { finding: messages.linkAsText(owner, words, true, meant), words, mend }
  }
  return undefined
}

/** What blanks between figures, or in an address of the web, leave no doubt of. */
function withoutBlanks(address: string): string | undefined {
  const number = meantNumber(address)
  if (number !== undefined) return number
  if (/^https:\/\/[^\s"']+(?: [^\s"']+)+$/.test(address)) return address.replaceAll(' ', '%20')
  return undefined
}

/** A `**` or a `##` that means nothing where it stands, and rows of a table without the line below the first one. */
export function marksAsText({ text, owner, isMarkdown }: Text): Slip | undefined {
  // Whoever writes a backslash before a mark wants it to be seen.
  if (!isMarkdown || !MARKS.test(text) || /\\[*#|]/.test(text)) return undefined
  for (const words of shownWords(text)) {
    const slip = boldAsText(words, owner) ?? headingAsText(words, owner) ?? tableAsText(words, owner)
    if (slip) return slip
  }
  return undefined
}

/** What such a text has. Two stars that belong to two others of their line are none of it. */
export const MARKS =
  /(?<!\*\*[^\s*](?:[^*\n]*[^\s*])?)\*\*(?![^\s*](?:[^*\n]*[^\s*])?\*\*)|##[^\s#]|\|[ \t\r]*\n[ \t]*\|/

/** Three stars hide letters of a word; figures may be multiplied. */
const BOLD = /(?<![*\d])\*\*(?!\*)[^\n\0]*|(?<!\*)\*\*(?![*\d])[^\n\0]*/

function boldAsText(shown: string, owner: string): Slip | undefined {
  const words = BOLD.exec(shown)?.[0].trim()
  return words === undefined ? undefined : { finding: messages.marksAsText(owner, '**'), words }
}

const HEADING = /^(#{2,6})(?=[\p{L}\p{N}])/gmu

function headingAsText(shown: string, owner: string): Slip | undefined {
  const [found] = shown.matchAll(HEADING)
  const words = found && shown.slice(found.index).split(/[\n\0]/, 1)[0]
  if (!found || words === undefined) return undefined
  const mend = (lines: string) => lines.replaceAll(/^( *#{2,6})(?=[\p{L}\p{N}])/gmu, '$1 ')
  return { finding: messages.marksAsText(owner, found[0]), words, mend }
}

function tableAsText(shown: string, owner: string): Slip | undefined {
  const words = /^\|.*\|(?=\n\|.*\|$)/m.exec(shown)?.[0]
  return words === undefined ? undefined : { finding: messages.marksAsText(owner, '|'), words }
}
