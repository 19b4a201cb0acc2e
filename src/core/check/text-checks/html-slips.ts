/** Tags and entities of HTML. The page would show them. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import type { Slip, WrittenText } from './text-slip.ts'

const TAG =
  /<\/?(?:a|b|big|blockquote|br|button|center|code|del|div|em|figure|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|t[dhr]|thead|u|ul|video)(?![\w.+-]*@)\b[^<>]*>/i
const NAMES = new RegExp(TAG.source.replace('<\\/?(?:', '<('), 'gi')
const ANCHOR = /<a(?: [^<>]*)? href="([^"<>\s]+)"[^<>]*>([^<>\n]+)<\/a>/i
/** A backtick between two letters is an apostrophe: Ng`ang`a. */
const CODE = /(?<!\p{L}(?=`\p{L}))(`{1,3})[^`]+\1/gu
const ENTITY = /&(?:[A-Z]?[a-z]{2,7}\d{0,2}|AMP|NBSP|LT|GT|QUOT|#\d{2,6}|#x[\da-fA-F]{2,5});/
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    hellip: '…',
    ldquo: '“',
    lsquo: '‘',
    mdash: '—',
    nbsp: ' ',
    ndash: '–',
    quot: '"',
    rdquo: '”',
    rsquo: '’',
  }),
)

/** HTML tags, and outside Markdown also entities such as `&amp;`. Markdown shows entities correctly. */
export function html(whole: WrittenText): Slip | undefined {
  const { text, field, isMarkdown } = whole
  const shown = isMarkdown ? text.replaceAll(CODE, '') : text
  const [found] = TAG.exec(shown) ?? (isMarkdown ? null : ENTITY.exec(text)) ?? []
  if (found === undefined) return undefined
  const run = isMarkdown ? paragraphTags(whole, found) : undefined
  const [, address, title] = (isMarkdown && found.startsWith('<a') && ANCHOR.exec(text)) || []
  const link = address === undefined ? undefined : remedies.writeLink(`[${title}](${address})`)
  return {
    finding: messages.htmlInText(field, run?.tags ?? found, isMarkdown, {
      help: run?.help ?? link,
      others: otherTags(shown, run?.tags ?? found),
    }),
    words: found,
    fix: (words) => {
      const plain = withoutTags(words, isMarkdown)
      return run ? withoutParagraphTags(plain) : isMarkdown ? plain : withoutEntities(plain)
    },
  }
}

/** The other tags that begin something in the text. */
function otherTags(text: string, told: string): readonly string[] {
  const names = (words: string) => [...words.matchAll(NAMES)].map(([, name = '']) => name.toLowerCase())
  const known = names(told)
  return [...new Set(names(text))].filter((name) => !known.includes(name)).map((name) => `<${name}>`)
}

function withoutTags(words: string, isMarkdown: boolean): string {
  const mark = (signs: string) => (isMarkdown ? signs : '')
  return words
    .replaceAll(/<(b|strong)(?: [^<>]*)?>([^<>\n]+)<\/\1>/gi, `${mark('**')}$2${mark('**')}`)
    .replaceAll(/<(i|em)(?: [^<>]*)?>([^<>\n]+)<\/\1>/gi, `${mark('*')}$2${mark('*')}`)
    .replaceAll(/<(span|font|center|big)(?: [^<>]*)?>([^<>\n]+)<\/\1>/gi, '$2')
    .replaceAll(new RegExp(ANCHOR, 'gi'), (link, href: string, title: string) =>
      isMarkdown ? `[${title}](${href})` : link,
    )
}

function withoutEntities(words: string): string {
  return words.replaceAll(
    /&([a-z]+);/gi,
    (entity, name: string) => CHARACTERS.get(name.toLowerCase()) ?? entity,
  )
}

const PARAGRAPHS = /(?:<\/?(?:br|p|div)\b[^<>]*>\s*)+/i
/** At the end of a line before a blank line, at the end of the text, and at the start of a paragraph. */
const NEEDLESS =
  /[ \t]*(?:<(?:br ?\/?|\/(?:p|div))>[ \t]*)+(?=\s*$|\r?\n[ \t]*\r?\n)|(?<=(?:^[|][+-]?|\n)[ \t]*\r?\n[ \t]*|^)<(?:p|div)>[ \t]*/gi

/** What to do about tags of paragraphs in a text below `|`, where a blank line does the same. */
function paragraphTags({ text, written }: WrittenText, found: string) {
  const { 0: run = '', index = 0 } = PARAGRAPHS.exec(text) ?? {}
  const tags = run.trim()
  if (!tags.startsWith(found) || !written().startsWith('|')) return undefined
  const [before, after] = [text.slice(0, index), text.slice(index + tags.length)]
  const isBeside = /(?:^|\n[ \t]*\n[ \t]*)$/.test(before) || /^[ \t]*(?:\n[ \t]*\n|\s*$)/.test(after)
  return { tags, help: remedies.deleteTags(tags, isBeside) }
}

const withoutParagraphTags = (words: string) => words.replaceAll(NEEDLESS, '')
