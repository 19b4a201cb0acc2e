import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const bulletForDash = error('bullet-for-dash', (bullet: string) => ({
  message: `This entry starts with ${quoted(bullet)} instead of \`-\`.`,
  help: 'Write `- ` before each entry: the minus sign of the keyboard and a space.',
}))

export const about: About = {
  what: 'The entries of a list start with a bullet or a long dash instead of `-`.',
  why: 'Word processors and phones replace the hyphen you type with such signs. YAML only knows the hyphen.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items:
            • A bottle of water
            • A pencil
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - A bottle of water
            - A pencil
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Boys of all grades sing together.
        – type: ctaButton
          href: /fees
      `,
      right: `
        - type: richText
          text: Boys of all grades sing together.
        - type: ctaButton
          href: /fees
      `,
    },
  ],
}
