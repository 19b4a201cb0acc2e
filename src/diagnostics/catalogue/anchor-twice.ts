import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const anchorTwice = error('anchor-twice', (anchor: string, firstLine: number) => ({
  message: `This page already has a place ${quoted(anchor)}, in line ${firstLine}.`,
  help: 'Give one of the two another name.',
}))

export const about: About = {
  what: 'Two blocks of a page have the same `anchor`.',
  why: 'A link to it could only reach the first of them.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          anchor: songs
          text: Our songs.
        - type: richText
          anchor: songs
          text: More songs.
      `,
      right: `
        - type: richText
          anchor: songs
          text: Our songs.
        - type: richText
          anchor: more-songs
          text: More songs.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          anchor: when
          text: On Tuesdays.
        - type: checklist
          anchor: when
          title: Not on
          items: [Sundays]
      `,
      right: `
        - type: richText
          anchor: when
          text: On Tuesdays.
        - type: checklist
          title: Not on
          items: [Sundays]
      `,
    },
  ],
}
