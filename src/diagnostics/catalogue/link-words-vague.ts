import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const linkWordsVague = warning('link-words-vague', (words: string) => ({
  message: `${quoted(words)} does not say where this link leads.`,
  help: 'Make a link of the words that say it: "Read about [the fees](/fees)."',
}))

export const about: About = {
  what: 'The words of a link are only "here", "click here" or "this page".',
  why: 'People who use a screen reader often listen to the links alone. A link that says where it leads is easier to find, for everybody.',
  examples: [
    { in: 'words', wrong: '`For the fees, click [here](/fees).`', right: '`Read about [the fees](/fees).`' },
    {
      in: 'words',
      wrong: '`- title: Click here` with `href: /fees`',
      right: '`- title: The fees` with `href: /fees`',
    },
  ],
}
