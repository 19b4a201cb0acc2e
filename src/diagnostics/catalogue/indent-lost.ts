import { type About, error } from '../message.ts'

export const indentLost = error('indent-lost', () => ({
  message: 'All lines of this file begin at the edge: the spaces in front of them are lost.',
  help: 'Undo the last change in your editor, or copy the page again from where it is right. If there is no such copy, write two spaces before each `- type:`, four before each field of a block, six before the dash of each entry of a list in it, and eight before the other fields of an entry.',
}))

export const about: About = {
  what: 'All lines of a page begin at the edge. An editor, or the way through a chat or an e-mail, has deleted the spaces in front.',
  why: 'The spaces show what belongs together. Without them, Ukurasa cannot tell the fields of a block from those of the page.',
  examples: [
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
        - type: richText
        title: Singing
        text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            title: Singing
            text: Every boy may sing.
      `,
    },
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
        - type: checklist
        title: What to bring
        items:
        - A pencil
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: checklist
            title: What to bring
            items:
              - A pencil
      `,
    },
  ],
}
