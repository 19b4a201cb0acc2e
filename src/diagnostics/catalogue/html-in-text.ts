import { htmlInstead } from '../html-instead.ts'
import { type About, warning } from '../message.ts'
import { allOf, inField } from '../wording.ts'

/** `help` is what is known better, `others` are the other tags of the text. */
type Beside = { readonly help?: string | undefined; readonly others?: readonly string[] }

export const htmlInText = warning(
  'html-in-text',
  (
    field: string,
    written: string,
    isMarkdown: boolean,
    { help = remedy(written, isMarkdown, field), others = [] }: Beside = {},
  ) => ({
    message: `${inField(written, field)} is HTML. The page would show it.`,
    help: others.length === 0 ? help : `${help} The text also has ${allOf(others)}.`,
  }),
)

function remedy(written: string, isMarkdown: boolean, field: string): string {
  const name = /^<\/?([a-z]+\d?)/i.exec(written)?.[1]?.toLowerCase()
  if (name === undefined) return 'Write the character itself, or a plain space for `&nbsp;`.'
  const instead = htmlInstead(written)
  if (instead !== undefined) return instead
  if (!isMarkdown)
    return name === 'a'
      ? 'This field shows plain words, and no links. Put the link into a `text`, as [words](/page).'
      : 'This field shows plain words. Delete the tag, and the one that closes it.'
  if (/^h\d$/.test(name))
    return 'For a heading, write `## ` before the words, on a line of its own below a `|`. Or use the field `title` of the block.'
  if (name === 'b' || name === 'strong')
    return 'For bold words, write **words**. If the text begins with them, put all of it in "double quotes".'
  if (name === 'i' || name === 'em')
    return 'For italic words, write *words*. If the text begins with them, put all of it in "double quotes".'
  if (name === 'u')
    return 'For words that stand out, write **words**. Underlined words would look like a link.'
  if (name === 'a') return 'For a link, write [words](/page).'
  if (name === 'li' || name === 'ul' || name === 'ol') return 'Start each entry of a list with `- `.'
  if (name === 'br' && field === 'address')
    return 'Write `|` after the colon, and each line of the address on a line of its own below it, without tags.'
  if (name === 'br' || name === 'p' || name === 'div')
    return `${name === 'br' ? 'Write a space in its place' : 'Delete it'}. For paragraphs, write \`|\` after the colon and the text on the lines below, with an empty line between two of them.`
  return 'Delete the tag, and the one that closes it.'
}

export const about: About = {
  what: 'A text has an HTML tag in it, or a title has the HTML name of a character, such as `&nbsp;`.',
  why: 'Texts use Markdown and titles use plain words, so the page shows HTML as it is written.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Come <b>on time</b>.
      `,
      right: `
        - type: richText
          text: Come **on time**.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Grade&nbsp;4
          text: What a year costs.
      `,
      right: `
        - type: richText
          title: Grade 4
          text: What a year costs.
      `,
    },
  ],
}
