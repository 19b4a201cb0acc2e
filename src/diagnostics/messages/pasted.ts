/** Findings about what was pasted from other programs, or typed as for them. `owner` is the field, with its marks. */
import { warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const smartQuotesShown = (owner: string, opening: string, closing: string) =>
  warning(
    'smart-quotes-shown',
    `The text of ${owner} stands between ${opening} and ${closing}, which the page would show.`,
    'Delete them, or write the straight quotes of the keyboard. To show them on the page, put "…" around them.',
  )

export const bulletInText = (owner: string, bullet: string) =>
  warning(
    'bullet-in-text',
    `A line of ${owner} begins with ${quoted(bullet)}: the page would show all such lines in one.`,
    'Begin each entry of a list with `- `, the hyphen of the keyboard and a space.',
  )

export const htmlInText = (owner: string, written: string) =>
  warning(
    'html-in-text',
    `${quoted(written)} in ${owner} is HTML, which the page would show as it is written.`,
    remedy(written),
  )

function remedy(written: string): string {
  const name = /^<\/?([a-z]+)/i.exec(written)?.[1]?.toLowerCase()
  if (name === undefined) return 'Write the character itself, or a plain space for `&nbsp;`.'
  if (name === 'b' || name === 'strong') return 'Write **words** where texts take Markdown.'
  if (name === 'i' || name === 'em') return 'Write *words* where texts take Markdown.'
  if (name === 'a') return 'Write [words](/page) where texts take Markdown.'
  if (name === 'li' || name === 'ul' || name === 'ol') return 'Begin each entry of a list with `- `.'
  if (name === 'br' || name === 'p' || name === 'div')
    return 'Begin the text with `|`, write it on the lines below, and leave a blank line between paragraphs.'
  return 'Delete it.'
}

export const gapInLink = (owner: string, address: string) =>
  warning(
    'gap-in-link',
    `A space stands between the words of a link and its address in ${owner}: ${quoted(address)} would be shown.`,
    'Write `](` without a space: [the fees](/fees).',
  )

/** `isClosed`: there is a `)` behind the address. */
export const linkAsText = (owner: string, written: string, isClosed: boolean, meant?: string) =>
  warning(
    'link-as-text',
    `No link is made of ${quoted(written)} in ${owner}: it would be shown as it is written.`,
    meant === undefined
      ? isClosed
        ? 'Write the address without spaces: [the fees](/fees).'
        : 'Put `)` right behind the address: [the fees](/fees).'
      : `Write the address without spaces: \`${meant}\`.`,
  )

export const marksAsText = (owner: string, mark: string) =>
  warning(
    'marks-as-text',
    `${quoted(mark)} in ${owner} has no effect here: the page would show it.`,
    mark === '**'
      ? 'Put `**` right before the first word and right behind the last one, with no space between: **Bring a pen**.'
      : mark === '|'
        ? 'Below the first row of a table write a line with `---` for each column: `| --- | --- |`.'
        : `Write a space behind it: \`${mark} …\`.`,
  )

export const referenceAsText = (owner: string, written: string, meant: string) =>
  warning(
    'reference-as-text',
    `${quoted(written)} in ${owner} takes up no value of site.yaml: the page would show it as it is written.`,
    `Write \`${meant}\`.`,
  )
