/** A pasted message of WhatsApp as Markdown: its bold and slanted words, its lines and its lists, without times and senders. */
import { isPast } from './past-days.ts'

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u00a0\u202f]?[ap]\.?m\.?)?`
const DAY = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`
const SENDER = String.raw`[^:\n]{1,60}:(?:[ \u00a0]|$)`
/** Signs that nobody sees, which iPhones write before a line. */
const UNSEEN = String.raw`[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]*`
const IN_BRACKETS = new RegExp(
  String.raw`^${UNSEEN}\[(?:${DAY},? ${TIME}|${TIME},? ${DAY})\] ${SENDER}`,
  'gimu',
)
const WITH_DASH = new RegExp(`^${UNSEEN}(${DAY}),? ${TIME} - ${SENDER}`, 'gimu')

/** `*bold*`: around whole words, with no blank inside at the edges. */
const around = (sign: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}${sign}])${sign}(?![\s${sign}])([^${sign}\n]*[^\s${sign}])${sign}(?![\p{L}\p{N}${sign}])`,
    'gu',
  )
const [BOLD, SLANTED, STRUCK] = [around('\\*'), around('_'), around('~')]
/** Signs of Markdown that such a message does not have. */
const MARKDOWN = /\*\*|__|\]\(|^#{1,6} |^ {0,3}>|`|\$\{/m
const LINK = /(https?:\/\/\S+)/

const BULLET = /^(?:[-*+]\s+|[•·∙●○◦■□▪▫‣➢]\s*)(?=\S)/u
const NUMBER = /^(\d{1,2})[.)]\s+(?=\S)/

/** `undefined` unless the text surely is such a message. */
export function markdownOfMessage(text: string, today: Date): string | undefined {
  const inner = withoutHeads(text, today)
  const isMessage = inner !== undefined || (!MARKDOWN.test(text) && text.search(BOLD) >= 0)
  if (!isMessage) return undefined
  // A part of a line keeps the blanks at its edges.
  if (inner === undefined && !text.includes('\n')) return lineOf(text)
  const lines = (inner ?? text).split('\n').map((line) => lineOf(line.trim()))
  return joined(lines.filter((line) => line !== ''))
}

/** Without times and senders, if there are any. */
export function withoutHeads(text: string, today: Date): string | undefined {
  if (text.search(IN_BRACKETS) >= 0) return text.replaceAll(IN_BRACKETS, '')
  // A list of events may look the same, but they are still to come.
  const days = [...text.matchAll(WITH_DASH)].map(([, day = '']) => day)
  return isPast(days, today) ? text.replaceAll(WITH_DASH, '') : undefined
}

function lineOf(line: string): string {
  const [bullet] = BULLET.exec(line) ?? []
  const words = line.slice(bullet?.length ?? 0)
  // An address may have such signs, too.
  const parts = words.split(LINK).map((part, at) => (at % 2 === 1 ? part : withSigns(part)))
  return (bullet === undefined ? '' : '- ') + parts.join('')
}

const withSigns = (words: string) =>
  words.replaceAll(STRUCK, '$1').replaceAll(BOLD, '**$1**').replaceAll(SLANTED, '*$1*')

/** Each line is a paragraph of its own, but those of a list belong together. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line, at) => {
      const kind = kindOf(line)
      const between = kind !== 'words' && kind === kindOf(lines[at - 1] ?? '') ? '\n' : '\n\n'
      return at === 0 ? line : between + line
    })
    .join('')

const kindOf = (line: string) => (line.startsWith('- ') ? 'bullet' : NUMBER.test(line) ? 'number' : 'words')
