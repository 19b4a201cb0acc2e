import { type About, warning } from '../message.ts'
import { inField, quoted } from '../wording.ts'

/** `meant`: the same words as they were. `undefined` if they are lost. */
export const garbledText = warning('garbled-text', (field: string, written: string, meant?: string) => ({
  message: `${inField(written, field)} ${
    /[\ufb00-\ufb06]/.test(written)
      ? 'has several letters in one sign, as PDFs write them. Search does not find such words'
      : 'has wrong signs: a program has not read the letters correctly'
  }.`,
  help:
    meant === undefined
      ? 'What was there is lost. Write these words again.'
      : meant === ''
        ? 'Delete it.'
        : `Write ${quoted(meant)}.`,
}))

export const about: About = {
  what: 'A text has signs that came out wrong when it was copied or opened: `â€™` or `�` in place of a letter, a quotation mark or a dash. Or `ﬁ` is one sign instead of two letters. This comes from a PDF.',
  why: 'Programs save letters in different ways. If the wrong program opens the file, it shows such signs, and so would the page. Words with `ﬁ` as one sign look right, but search does not find them.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: That is a singerâ€™s first duty.
      `,
      right: `
        - type: richText
          text: That is a singer’s first duty.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: The caf\ufffd of the choir
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: The café of the choir
          text: Every boy may sing.
      `,
    },
  ],
}
