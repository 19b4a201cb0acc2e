/** A review as Markdown for a comment on GitHub. Authors' words appear as they wrote them, and have no effect. */
import type { Line, Part, Review } from './parts.ts'

/** In bytes. GitHub takes comments of 65,536 characters, and the comment has other parts too. */
const LONGEST = 40_000

const encoder = new TextEncoder()

export function asMarkdown({ short, sections }: Review): string {
  const blocks = sections.map(({ heading, lines }) =>
    [`**${write(heading)}**`, '', ...lines.map((line) => `- ${write(line)}`)].join('\n'),
  )
  const whole = [`${write(short)}.`]
  let length = 0
  for (const block of blocks) {
    length += encoder.encode(block).length + 2
    if (length > LONGEST)
      return `${whole.join('\n\n')}\n\nThere is more: \`npx ukurasa diff\` in the folder of the site shows everything.\n`
    whole.push(block)
  }
  return `${whole.join('\n\n')}\n`
}

/** Characters that start a list or a heading at the beginning of a line. */
const LEAD = /^(\d*)([-+#=.)])/

const write = (line: Line) => line.map(markdownOf).join('').replace(LEAD, '$1\\$2')

function markdownOf(part: Part): string {
  if (typeof part === 'string') return escaped(part)
  if ('quote' in part) return escaped(part.quote)
  const [before, after] = ('swap' in part ? part.swap : part.edit).map(escaped)
  if ('swap' in part) return `${before || '(nothing)'} → **${after || '(nothing)'}**`
  const [old, now] = [before && `<del>${before}</del>`, after && `<ins>${after}</ins>`]
  return [old, now].filter(Boolean).join(' ')
}

/** No markup, no HTML, no mention of a person, no reference to an issue. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_[\]|~]/g, '\\$&')
    .replaceAll(/@|#(?=\d)/g, '$&&#8203;')
}
