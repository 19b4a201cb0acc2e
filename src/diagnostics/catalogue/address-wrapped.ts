import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'
import { quoted } from '../wording.ts'

/** `through` is the site that it leads through, `meant` the address in it. */
export const addressWrapped = warning('address-wrapped', (through: string, meant: string) => ({
  message: `This link leads through ${quoted(through)}, which counts the visitors and may stop them.`,
  help: remedies.write(meant),
}))

export const about: About = {
  what: 'A link leads through another site, such as Google, Facebook or Outlook. Such sites put their own address round a link when you copy it out of a document, an e-mail or a post.',
  why: 'The other site may stop the visitors or ask them questions, and Ukurasa cannot check where the link leads.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Examinations
          href: https://www.google.com/url?q=https://www.example.net/exams&sa=D
      `,
      right: `
        - type: ctaButton
          title: Examinations
          href: https://www.example.net/exams
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about [the fees](https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Ffees&h=AT0).
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees).
      `,
    },
  ],
}
