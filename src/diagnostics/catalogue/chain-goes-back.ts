import { type About, warning } from '../message.ts'

/** `before` is the page above the `last` one. */
export const chainGoesBack = warning('chain-goes-back', (name: string, last: string, before: string) => ({
  message: `The chain \`${name}\` leads to \`${before}\` in another part of the menu, and then back to \`${last}\`.`,
  help: `If the chain should end with \`${before}\`, move the entry \`${last}\` above \`${before}\`.`,
}))

export const about: About = {
  what: 'Nearly all pages of a chain are in one part of the menu, and so is the last page. Only the page before the last one is in another part.',
  why: 'Usually that page was the last one: the chain leads on to it. Somebody has then added a page below it. Visitors would be led away and back again.',
  examples: [
    {
      in: 'words',
      wrong: 'a chain of clubs that ends with `/fees`, and below it the new club `/debate`',
      right: '`/debate` above `/fees`',
    },
    {
      in: 'words',
      wrong: 'a chain of grades with `/contact` as its last page but one',
      right: 'the same chain with `/contact` as its last page',
    },
  ],
}
