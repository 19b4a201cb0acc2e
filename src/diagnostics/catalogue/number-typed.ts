import { type About, warning } from '../message.ts'

export const numberTyped = warning('number-typed', (numbered: boolean, isSeveral: boolean) => ({
  message: isSeveral
    ? `Entries of \`items\` begin with typed numbers${numbered ? ', and the page numbers them, too' : ''}.`
    : 'This entry begins with a typed number, and the page numbers it, too.',
  help: numbered
    ? `Delete the typed number${isSeveral ? 's' : ''}.`
    : 'Write `numbered: true` above `items:`, and delete the typed numbers.',
}))

export const about: About = {
  what: 'You typed numbers before the entries of a list. The page already puts a number or a sign before each of them.',
  why: 'Visitors would see two signs before each entry, such as `1. 1.`',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: How to join
          numbered: true
          items:
            - 1. Write to us.
            - 2. Come and see us.
      `,
      right: `
        - type: checklist
          title: How to join
          numbered: true
          items:
            - Write to us.
            - Come and see us.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: How to join
          items:
            - "Step 1: Write to us."
            - "Step 2: Come and see us."
      `,
      right: `
        - type: checklist
          title: How to join
          numbered: true
          items:
            - Write to us.
            - Come and see us.
      `,
    },
  ],
}
