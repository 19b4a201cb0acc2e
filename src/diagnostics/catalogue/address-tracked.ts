import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'
import { quoted } from '../wording.ts'

export const addressTracked = warning('address-tracked', (tracker: string, meant: string) => ({
  message: `${quoted(`${tracker}=`)} in this address tells another company who comes from your page.`,
  help: remedies.write(meant),
}))

export const about: About = {
  what: 'The end of a link lets Facebook, Instagram, Google or Microsoft follow visitors. These companies add this end when somebody opens a link there and copies the address.',
  why: 'This end tells these companies more about your visitors than they need to know. Without this end, the link leads to the same page.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Examinations
          href: https://www.example.net/exams?fbclid=IwAR0c2xlZXA
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
          text: See [our pictures](https://www.instagram.com/example/?igsh=MzRl).
      `,
      right: `
        - type: richText
          text: See [our pictures](https://www.instagram.com/example/).
      `,
    },
  ],
}
