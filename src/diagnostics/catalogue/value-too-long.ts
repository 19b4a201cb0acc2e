import { type About, error } from '../message.ts'

export const valueTooLong = error('value-too-long', (name: string, limit: number) => ({
  message: `The value \`${name}\` has more than ${limit} characters, with all the values it includes.`,
  help: 'Write a long text on the page that needs it. Values are for names and figures.',
}))

export const about: About = {
  what: 'A value of site.yaml has more than 10000 characters, together with the values it includes.',
  why: 'Values are names, figures and addresses. A value that includes others many times becomes too large for a page.',
  examples: [
    {
      in: 'words',
      wrong: 'a value that includes another one ten times, which includes a third one ten times, and so on',
      right: 'the words themselves, on the page that needs them',
    },
    {
      in: 'words',
      wrong: 'the rules of the school as a value of `facts`',
      right: 'the rules on a page, and links to that page',
    },
  ],
}
