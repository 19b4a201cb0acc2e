import { type About, note } from '../message.ts'
import { count, firstOf } from '../wording.ts'

export const translationOlder = note('translation-older', (language: string, files: readonly string[]) => ({
  message: `${count(files.length, 'page')} in the language \`${language}\` may be out of date: ${firstOf(files)}.`,
  help: 'The original pages changed later. Write the changes in this language, too.',
}))

export const about: About = {
  what: 'According to git, a page has changed since its translation was last changed.',
  why: 'Visitors must find the same dates, amounts and rules in every language.',
  examples: [
    {
      in: 'words',
      wrong: 'a commit that changes an amount in pages/fees.yaml only',
      right: 'a commit that changes it in pages/fees.yaml and in pages/sw/fees.yaml',
    },
    {
      in: 'words',
      wrong: 'the same deadline as a text on both pages',
      right: 'the deadline as a value below `facts:`, which both pages show',
    },
  ],
}
