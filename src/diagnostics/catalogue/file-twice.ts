import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const fileTwice = error('file-twice', (other: string) => ({
  message: `The site has a file ${quoted(other)} already, or one that some computers take for it.`,
  help: 'Give it another name. Capital and small letters make no difference on Windows and macOS.',
}))

export const about: About = {
  what: 'A file in public/ has the name of a page or of another file; capital letters make no difference.',
  why: 'Only one of them could be on the site; and Windows and macOS take names that differ in capital letters for one.',
  examples: [
    {
      in: 'words',
      wrong: 'public/fees.html beside the page pages/fees.yaml',
      right: 'the page alone',
    },
    {
      in: 'words',
      wrong: 'public/Plan.pdf beside public/plan.pdf',
      right: 'public/plan.pdf beside public/plan-2026.pdf',
    },
  ],
}
