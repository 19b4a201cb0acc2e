import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const marksAsText = warning('marks-as-text', (owner: string, mark: string) => ({
  message: `${quoted(mark)} in ${owner} has no effect here: the page would show it.`,
  help:
    mark === '**'
      ? 'Put `**` right before the first word and right behind the last one, with no space between: **Bring a pen**.'
      : mark === '|'
        ? 'Below the first row of a table write a line with `---` for each column: `| --- | --- |`.'
        : `Write a space behind it: \`${mark} …\`.`,
}))

export const about: About = {
  what: 'A text has marks of Markdown that mean nothing where they stand: bold words with a space inside of their stars or without the second pair, a heading without a space behind its `##`, a table without the line below its first row.',
  why: 'The page shows the marks.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Bring ** a pen ** and paper.
      `,
      right: `
        - type: richText
          text: Bring **a pen** and paper.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            ##When we meet

            On Mondays.
      `,
      right: `
        - type: richText
          text: |
            ## When we meet

            On Mondays.
      `,
    },
  ],
}
