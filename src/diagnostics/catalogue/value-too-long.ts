import { type About, error } from '../finding.ts'

export const valueTooLong = error('value-too-long', (name: string, limit: number) => ({
  message: `The value \`${name}\` has more than ${limit} characters with all that it takes up.`,
  help: 'Values are names and figures. Write a long text on the page where it stands.',
}))

export const about: About = {
  what: 'A value of site.yaml has more than 10000 characters, together with the values that it takes up.',
  why: 'Values are names, figures and addresses. One that takes up others many times grows beyond what a page can hold.',
  examples: [
    {
      in: 'words',
      wrong: 'a value that takes up another one ten times, which takes up a third one ten times, and so on',
      right: 'the words themselves, on the page that needs them',
    },
    {
      in: 'words',
      wrong: 'the rules of the school as a value of `facts`',
      right: 'the rules on a page, and links to that page',
    },
  ],
}
