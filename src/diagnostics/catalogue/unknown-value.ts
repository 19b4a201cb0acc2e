import { type About, error } from '../finding.ts'
import { meant, quoted } from '../wording.ts'

export const unknownValue = error('unknown-value', (name: string, known: readonly string[]) => ({
  message: `site.yaml has no value ${quoted(name)}.`,
  help: /\s[-+*/]\s?\S|\d\s*\*/.test(name)
    ? 'Ukurasa does not calculate. Add the result to site.yaml as a value of its own, such as `yearFee: 192,600` below `facts:`, and write `${facts.yearFee}` here.'
    : meant(name, known, 'Some values are'),
}))

export const about: About = {
  what: 'A text uses a value that site.yaml does not have.',
  why: 'The page would show the braces instead of the value.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Welcome to \${organisation.nmae}.
      `,
      right: `
        - type: richText
          text: Welcome to \${organisation.name}.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Write to \${contacts.office.mail}.
      `,
      right: `
        - type: richText
          text: Write to \${contacts.office.email}.
      `,
    },
  ],
}
