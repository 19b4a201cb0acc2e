import { helpWithLines, type LinesToAdd } from '../here.ts'
import { type About, error, type Help } from '../message.ts'

const KIND_HELP: Readonly<Record<string, string>> = {
  'a list': 'Put each entry on a line of its own that starts with `- `.',
  'a text':
    'Write the text after the colon. If it has several lines, write `|` there and the lines below it.',
  'a group of fields':
    'In place of this, write its fields as `name: value`, each on a line of its own, indented by two spaces.',
}

/** `line` is what certainly belongs on the line below the field, `lines` what can stand there. */
export const wrongKind = error(
  'wrong-kind',
  (name: string, expected: string, found: string, line?: string, lines?: LinesToAdd) => ({
    message: `${name} must be ${expected}, but it is ${found}.`,
    subject: `${found}, not ${expected}`,
    ...helpOf(expected, line, lines),
  }),
)

function helpOf(expected: string, line: string | undefined, lines: LinesToAdd | undefined): Help {
  if (line !== undefined)
    return { help: `Move it to the line below, indented by two more spaces, as \`${line}\`.` }
  const help = KIND_HELP[expected] ?? ''
  return lines ? helpWithLines(help, lines) : { help }
}

export const about: About = {
  what: 'There is a text where a list or a group of fields is needed, or the other way round.',
  why: 'A list has entries with dashes. A group has lines `name: value`. A text is words. schema/blocks.md says which of them a field takes.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items: a pen
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - a pen
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text:
            - Every boy may sing.
            - We meet on Tuesdays.
      `,
      right: `
        - type: richText
          text: |
            - Every boy may sing.
            - We meet on Tuesdays.
      `,
    },
  ],
}
