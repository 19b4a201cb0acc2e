import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `field` is `anchor` or `id`; `meant` is the name that fits the title. `file` is the file of the other, if not this one. */
export const anchorTwice = error(
  'anchor-twice',
  (field: string, name: string, [line, file]: readonly [line: number, file?: string], meant?: string) => ({
    message: `${file === undefined ? `Line ${line}` : quoted(`${file}:${line}`)} has the same ${quoted(field)}: ${quoted(name)}.`,
    help:
      meant === undefined
        ? `Give one of the two another ${quoted(field)}.`
        : `Did you mean ${quoted(meant)}?`,
  }),
)

export const about: About = {
  what: 'Two blocks of a page have the same `anchor`, or two entries have the same `id`.',
  why: 'A link to this name could only lead to the first of the two.',
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
