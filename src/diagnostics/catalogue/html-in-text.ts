import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const htmlInText = warning('html-in-text', (owner: string, written: string) => ({
  message: `${quoted(written)} in ${owner} is HTML, which the page would show as it is written.`,
  help: remedy(written),
}))

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

export const about: About = {
  what: 'A text has a tag of HTML in it; or a title has the name of a character, such as `&nbsp;`.',
  why: 'Texts take Markdown and titles take plain words, so the page shows HTML as it is written.',
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
