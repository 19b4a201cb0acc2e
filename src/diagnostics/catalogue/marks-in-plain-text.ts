import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

/** `isLine`: the text may have bold words and links, but it is shown on one line. */
export const marksInPlainText = warning(
  'marks-in-plain-text',
  (field: string, mark: string, isLine: boolean) => ({
    message: `${inField(mark.trim(), field)} has no effect: ${isLine ? 'this text is shown on one line' : 'this field shows plain words'}. The page would show it.`,
    help: remedyFor(mark),
  }),
)

function remedyFor(mark: string): string {
  if (mark.startsWith('['))
    return 'Write only the words. Links can be in fields such as `text`, or in `href`.'
  if (mark.startsWith('#'))
    return `Write the words without \`${mark.trim()}\`. Headings can be in the \`text\` of a block.`
  if (/^\*\*?$|^_$/.test(mark))
    return `Write the words without \`${mark}\`. Bold words can be in fields such as \`text\`.`
  return 'Write one line. Lists can be in the `text` of a block, or in the block `checklist`.'
}

export const about: About = {
  what: 'A field that shows plain words has Markdown in it: bold words, a link, a heading or a list. Or a text that is shown on one line has a heading or a list.',
  why: 'The page shows the marks themselves, such as `**`.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Sing **with us**
      `,
      right: `
        - type: hero
          title: Sing with us
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: What to bring
          items:
            - |
              * a bottle
              * a pencil
      `,
      right: `
        - type: checklist
          title: What to bring
          items:
            - a bottle
            - a pencil
      `,
    },
  ],
}
