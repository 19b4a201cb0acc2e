import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const fileTwice = error('file-twice', (other: string) => ({
  message: `The site already has a file ${quoted(other)}.`,
  help: 'Delete this file, or give it another name. On Windows and macOS, `A` and `a` are the same in names.',
}))

export const about: About = {
  what: 'A file in public/ has the name of a page or of another file. Capital letters make no difference.',
  why: 'The site can only have one of them. To Windows and macOS, names that differ only in capital letters are the same.',
  examples: [
    {
      in: 'words',
      wrong: 'public/fees.html next to the page pages/fees.yaml',
      right: 'the page alone',
    },
    {
      in: 'words',
      wrong: 'public/Plan.pdf next to public/plan.pdf',
      right: 'public/plan.pdf next to public/plan-2026.pdf',
    },
  ],
}
