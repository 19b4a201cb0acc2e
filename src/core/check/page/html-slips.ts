/** Tags and entities of HTML. The page would show them. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

const TAG =
  /<\/?(?:a|b|big|blockquote|br|button|center|code|del|div|em|figure|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|t[dhr]|thead|u|ul|video)(?![\w.+-]*@)\b[^<>]*>/i
const ENTITY = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i
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
export function html({ text, owner, isMarkdown }: WrittenText): Slip | undefined {
  const [found] = TAG.exec(text) ?? (isMarkdown ? null : ENTITY.exec(text)) ?? []
  if (found === undefined) return undefined
  return {
    finding: messages.htmlInText(owner, found, isMarkdown),
    words: found,
    fix: (words) => {
      const plain = withoutTags(words, isMarkdown)
      return isMarkdown ? plain : withoutEntities(plain)
    },
  }
}

function withoutTags(words: string, isMarkdown: boolean): string {
  const mark = (signs: string) => (isMarkdown ? signs : '')
  return words
    .replaceAll(/<(b|strong)(?: [^<>]*)?>([^<>\n]+)<\/\1>/gi, `${mark('**')}$2${mark('**')}`)
    .replaceAll(/<(i|em)(?: [^<>]*)?>([^<>\n]+)<\/\1>/gi, `${mark('*')}$2${mark('*')}`)
    .replaceAll(/<(u|span|font|center|big)(?: [^<>]*)?>([^<>\n]+)<\/\1>/gi, '$2')
    .replaceAll(
      /<a(?: [^<>]*)? href="([^"<>\s]+)"[^<>]*>([^<>\n]+)<\/a>/gi,
      (link, href: string, title: string) => (isMarkdown ? `[${title}](${href})` : link),
    )
}

function withoutEntities(words: string): string {
  return words.replaceAll(
    /&([a-z]+);/gi,
    (entity, name: string) => CHARACTERS.get(name.toLowerCase()) ?? entity,
  )
}
