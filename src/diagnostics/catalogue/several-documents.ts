import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const severalDocuments = error('several-documents', (mark: string) => ({
  message: `The line ${quoted(mark)} ends the page, but more text follows.`,
  help: `Delete the line ${quoted(mark)}, or move the text below it to a file of its own.`,
}))

export const about: About = {
  what: 'A line of three dashes or three dots ends the page in the middle of the file.',
  why: 'What follows would be missing from the page, and nobody would notice. Often somebody typed the dashes as a dividing line, or pasted a second page below the first.',
  examples: [
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
        ---
          - type: richText
            text: We meet on Tuesdays.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
          - type: richText
            text: We meet on Tuesdays.
      `,
    },
    {
      in: 'words',
      wrong: 'pages/choir.yaml has the page of the choir, then a line `---`, then the page of the band.',
      right: 'The page of the band is in pages/band.yaml. The line `---` is gone.',
    },
  ],
}
