import { type About, warning } from '../message.ts'

/** `before` is the page above the `last` one. */
export const chainGoesBack = warning('chain-goes-back', (name: string, last: string, before: string) => ({
  message: `The chain \`${name}\` leads to \`${before}\` in another part of the menu, and then back to \`${last}\`.`,
  help: `If the chain should end with \`${before}\`, move the entry \`${last}\` above \`${before}\`.`,
}))

export const about: About = {
  what: 'The page before the last one of a chain is in another part of the menu than all other pages of the chain.',
  why: 'Usually this page was the last one, and somebody added a new page after it. Visitors would leave the subject, and then come back to it.',
  examples: [
    {
      in: 'words',
      wrong: 'a chain of four clubs, then `/fees`, and then the new club `/debate`',
      right: 'the same chain with `/debate` before `/fees`',
    },
    {
      in: 'words',
      wrong: 'a chain of grades with `/contact` just before the last grade',
      right: 'the same chain with `/contact` after the last grade',
    },
  ],
}
