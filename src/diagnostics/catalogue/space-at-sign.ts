import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `compound`: the same with its hyphen, which may only be there because a line ended. */
export const spaceAtSign = warning('space-at-sign', (words: string, meant: string, compound?: string) => ({
  message: compound
    ? `A hyphen divides the word ${quoted(words)}.`
    : `${quoted(words)} has ${wrong(words, meant)}.`,
  help: `Did you mean ${quoted(meant)}${compound ? ` or ${quoted(compound)}? If it is a dash, write a space on its left side, too.` : '?'}`,
}))

function wrong(words: string, meant: string): string {
  if (words.length < meant.length) return `no space after the \`${/[.!?]/.exec(words)?.[0]}\``
  const sign = words.endsWith('.') ? 'full stop' : 'comma'
  return words.includes(' ') ? `a space before the ${sign}` : 'more than one comma'
}

export const about: About = {
  what: 'There is a space before a comma, before a full stop or after a hyphen, or there is no space after a sentence. Or a comma is there twice.',
  why: 'Such a text is harder to read, and a line may begin with the sign.',
  examples: [
    { in: 'words', wrong: '`a pen , a book`', right: '`a pen, a book`' },
    { in: 'words', wrong: '`Bring a pen.We have paper.`', right: '`Bring a pen. We have paper.`' },
  ],
}
