/** Markdown signs without effect, because a sign is missing or there is one too many. Visitors would see them. */
import * as messages from '../../../diagnostics/messages.ts'
import { shownWords } from '../../site/markdown.ts'
import { suggestNumber, withSubject } from '../../site/suggest-address.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A pattern for the start of a link's address. */
export const ADDRESS = '(?:\\/|#|https?:|link:|mailto:|tel:|www\\.)'
const LINK = new RegExp(`(?<![\\\\\`])\\[[^[\\]]*\\]\\((${ADDRESS}(?:[^()\\n]|\\([^()\\s]*\\))*)(\\)?)`, 'g')

/** A quick test: matches every text with such a link, and some others. */
export const OPEN_LINK = String.raw`\]\((?:[^\s()]|\([^\s()]*\))*(?:\s|$)`

/** A link with a blank in its address, or without a closing bracket. */
export function linkAsText({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  if (!isMarkdown) return undefined
  // A web or e-mail address in it becomes a link of its own.
  const shown = shownWords(text).join().replaceAll('\0', '')
  for (const [written, address = '', end] of text.matchAll(LINK)) {
    const [begins = ''] = address.trim().split(/[.,;:!?]*(?:\s|$)/, 1)
    if (!shown.includes(`](${begins}`)) continue
    const words = end ? written : written.slice(0, written.indexOf('](') + 2 + begins.length)
    // Whether the blanks of a web address belong to it is in doubt.
    const meant = end ? (suggestNumber(address) ?? withSubject(address) ?? withoutGaps(address)) : undefined
    if (meant === undefined) return { finding: messages.linkAsText(field, words, end !== ''), words }
    const fix = (lines: string) => lines.replaceAll(`](${address})`, `](${meant})`)
    return { finding: messages.linkAsText(field, words, true, meant), words, fix }
  }
  return undefined
}

/** A blank after `mailto:`, or beside an `@`, belongs to no address. */
function withoutGaps(address: string): string | undefined {
  const meant = /^\w+:/.test(address) ? address.replaceAll(/(?<=^\w+:|@) +| +(?=@)/g, '') : address
  return meant === address || meant.includes(' ') ? undefined : meant
}

const TURNED = new RegExp(
  `(?<![\\\\\\w\`])(?:\\(([^()[\\]\\n]+)\\) ?[[({]|\\{([^{}\\n]+)\\} ?[[({]|\\[([^[\\]\\n]+)\\] ?[[{]|\\[([^[\\]()\\n]+)\\()(${ADDRESS}[^\\s()[\\]{}]*)[\\])}]`,
  'g',
)

/** The words before a closing bracket that no other one opens, or before an address in round brackets. */
const UNOPENED = new RegExp(
  `(?<![^\\s(])([^\\s()[\\]]+)(?:\\]\\((${ADDRESS}[^\\s()]*)\\)| \\((?!\\/(?:h?er|she|guardian|pupil)\\))(\\/[a-z][\\w/-]*(?:#[\\w-]+)?)\\))(?<=(?:^|\\])[^[\\]\`]*\\1(?:\\]| )\\([^()]*\\))`,
  'm',
)

/** A quick test: matches every text with such a link, and some others. */
export const TURNED_LINK = `[)}] ?[[({]${ADDRESS}|\\((?<=\\w\\()${ADDRESS}|\\] ?[[{]${ADDRESS}|\\](?<=(?:^|\\])[^[\\]]*\\])\\(|\\((?<= \\()\\/[a-z]`

/** A link with other brackets, such as `(the fees)[/fees]`. */
export function turnedLink({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const [first] = isMarkdown ? text.matchAll(TURNED) : []
  const [written, word = '', link, address = link] = (isMarkdown && !first && UNOPENED.exec(text)) || []
  // Where its words begin is in doubt.
  if (written)
    return { finding: messages.linkTurned(field, written, `[${word}](${address})`), words: written }
  if (!first) return undefined
  const right = (...[, one, two, three, four, address]: readonly (string | undefined)[]) =>
    `[${one ?? two ?? three ?? four}](${address})`
  return {
    finding: messages.linkTurned(field, first[0], right(...first)),
    words: first[0],
    fix: (lines) => lines.replaceAll(TURNED, (...found) => right(...found.slice(0, 6))),
  }
}

/** `**` or `##` without effect, and table rows without the line below the first row. */
export function marksAsText({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  // An author who writes a backslash before a sign wants to show the sign.
  if (!isMarkdown || /\\[*#|]/.test(text)) return undefined
  for (const words of shownWords(text)) {
    const slip = boldAsText(words, field) ?? headingAsText(words, field) ?? tableAsText(words, field)
    if (slip) return slip
  }
  return undefined
}

/** A quick test for such a text. Skips pairs of `**` in one line. */
export const MARKS = String.raw`\*\*(?<!\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*)(?![^\s*](?:[^*\n]*[^\s*])?\*\*)|##[^\s#]|\|[ \t\r]*\n[ \t]*\|`

/** Not three stars, which may hide letters of a word, and not between digits, which is a calculation. */
const BOLD = /(?<![*\d]|\d )\*\*(?!\*)[^\n\0]*|(?<!\*)\*\*(?![*\d]| \d)[^\n\0]*/

/** Two stars on one side of the words, and one on the other. */
const HALF_BOLD = /(?<![*\w])\*(?=\0\w)|(?<=[\p{L}\d.!?]\0)\*(?![*\w])/u

function boldAsText(shown: string, field: string): Slip | undefined {
  // A hotel has two stars.
  if (/^[^*]* \*\* [^*]*$/.test(shown)) return undefined
  const words = HALF_BOLD.test(shown) ? '**' : BOLD.exec(shown)?.[0].trim()
  return words === undefined ? undefined : { finding: messages.marksAsText(field, '**'), words }
}

const HEADING = /^(#{2,6})(?=[\p{L}\p{N}])/gmu

function headingAsText(shown: string, field: string): Slip | undefined {
  const [found] = shown.matchAll(HEADING)
  const words = found && shown.slice(found.index).split(/[\n\0]/, 1)[0]
  if (!found || words === undefined) return undefined
  const fix = (lines: string) => lines.replaceAll(/^( *#{2,6})(?=[\p{L}\p{N}])/gmu, '$1 ')
  return { finding: messages.marksAsText(field, found[0]), words, fix }
}

function tableAsText(shown: string, field: string): Slip | undefined {
  const words = /^\|.*\|(?=\n\|.*\|$)/m.exec(shown)?.[0]
  const columns = words?.slice(1, -1).split(/(?<!\\)\|/).length
  return words === undefined ? undefined : { finding: messages.marksAsText(field, '|', { columns }), words }
}

/** A quick test: matches every text with a table, and some others. */
export const TABLE = String.raw`-[ :]*\|`

/** Markdown leaves out the cells that have no column. */
export function longRow({ text, field, isMarkdown, isOneLine }: WrittenText): Slip | undefined {
  if (!isMarkdown || isOneLine || text.includes('```')) return undefined
  let columns = Infinity
  for (const row of text.split('\n')) {
    const words = row.trim()
    const cells = words.replaceAll(/^\||\|$/g, '').split(/(?<!\\)\|/)
    const lost = cells.slice(columns).join('').trim()
    if (/^[-:| ]*$/.test(words)) columns = words.includes('|') ? cells.length : Infinity
    else if (lost) return { finding: messages.marksAsText(field, '|', { cell: lost }), words }
  }
  return undefined
}

/** Not in brackets, quotes or code, and not in the words of a link. */
const BARE =
  /(?:(?<![<(["'=`\w/.@-])(?:[Ww]ww\.|[Hh]ttp:\/\/|link:(?=[a-z][\w-]*(?:[.,;:!?)]?(?:\s|$))))|(?<=(?<!\p{L})(?:[Oo]n|[Ss]ee|[Vv]isit|[Pp]age|[Kk]wenye|[Kk]atika|[Tt]azama|[Ss]ur|[Vv]oir|[Aa]uf|[Ss]iehe|[Ss]eite):? )\/(?=[a-z][\w/-]{2,}[.,;:!?)]?(?:\s|$)))(?=\w)[^\s<>()[\]"'`|*]*[\w/](?![^[\]\n]*\]\()/u

/** An address that does not become a link, because it has no `https://`, or no words. */
export function addressAsText({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const words = isMarkdown ? BARE.exec(text)?.[0] : undefined
  if (words === undefined) return undefined
  const meant = /^(?:link:|\/)/.test(words)
    ? undefined
    : words.replace(/^(?:http:\/\/)?/i, 'https://').replace('https://W', 'https://w')
  return { finding: messages.addressAsText(field, words, meant), words }
}

const GAP = new RegExp(`(\\[[^\\][]+\\])[ \\t]+(\\(${ADDRESS}[^\\s()]*\\))`, 'g')

/** A blank between the words of a link and its address. */
export function gapInLink({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const [first] = isMarkdown ? text.matchAll(GAP) : []
  if (!first) return undefined
  const [link, words = '', address = ''] = first
  return {
    finding: messages.gapInLink(field, words, address),
    words: link.slice(words.length - 1),
    fix: (words) => words.replaceAll(GAP, '$1$2'),
  }
}
