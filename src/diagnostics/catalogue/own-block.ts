import { type About, error } from '../message.ts'

export const ownBlock = error('own-block', (message: string) => ({
  message,
  help: 'own-blocks.md, in the folder schema/ of Ukurasa, says what the files of a block must have.',
}))

export const about: About = {
  what: 'A file of a block in `blocks/` of the site has a mistake.',
  why: 'Ukurasa cannot use the block, so it cannot show the pages that have it. The message names the file and the line. own-blocks.md, in the folder schema/ of Ukurasa, says what each file of a block must have.',
  examples: [
    {
      in: 'words',
      wrong: 'view.tsx: `export const show = ({ block, page }) => …`',
      right: 'view.tsx: `export const view = ({ block, page }) => …`',
    },
    {
      in: 'words',
      wrong: "schema.ts: `import { line } from '../../../node_modules/ukurasa'`",
      right: "schema.ts: `import { line } from 'ukurasa/schema'`",
    },
  ],
}
