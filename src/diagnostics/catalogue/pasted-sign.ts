import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `isOld`: other lines begin with a dash, so they were deleted. */
export const pastedSign = error('pasted-sign', (sign: string, isOld: boolean) => ({
  message: `The ${quoted(sign)} in front was copied with the line. It is not part of the page.`,
  help: `Delete it, and the others like it below.${isOld ? ' Delete the lines that begin with `-`, too: they are the old ones.' : ''}`,
}))

export const about: About = {
  what: 'Lines begin with a sign of another program: `+` of a comparison on GitHub, `>` of an e-mail, or the numbers of the lines.',
  why: 'The signs were copied with the lines. They are not part of YAML, so Ukurasa cannot read the file.',
  examples: [
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
        +      - A bottle of water
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: checklist
            title: What to bring
            items:
              - A pencil
              - A bottle of water
      `,
    },
    {
      in: 'file',
      wrong: `
        > title: Choir
        > description: Our choir.
        > blocks:
        >   - type: richText
        >     text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
  ],
}
