import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `sign` is a comma or a quote. Without one, the text ends like the middle of a sentence. */
export const oddEnd = warning('odd-end', (field: string, words: string, sign: string) => ({
  message: sign
    ? `${sign === '"' ? 'There is only one quote in' : 'A comma ends the text in'} \`${field}\`: ${quoted(words)}. The page shows it.`
    : `The text in \`${field}\` ends without a full stop: ${quoted(`… ${words}`)}.`,
  help: sign
    ? `Delete the ${sign === '"' ? 'quote, or add the other one' : 'comma, or write what comes after it'}.`
    : 'Write the rest of the sentence, if it was lost, or the full stop.',
}))

export const about: About = {
  what: 'A text ends with a comma or in the middle of a sentence, or has only one of two quotation marks.',
  why: 'Often the end of the text was lost, or a comma or a quote is left over from copying.',
  examples: [
    { in: 'words', wrong: '`title: Cycling,`', right: '`title: Cycling`' },
    {
      in: 'words',
      wrong: '`text: Bring a pen. We have paper and`',
      right: '`text: Bring a pen. We have paper and ink.`',
    },
  ],
}
