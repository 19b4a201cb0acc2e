import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const reservedField = error('reserved-field', (name: string) => ({
  message: `You cannot use the field name ${quoted(name)}.`,
  help: 'Choose another name.',
}))

export const about: About = {
  what: 'A field has a name that the programming language of Ukurasa reserves for itself, such as `constructor`.',
  why: 'Such a name could replace something that the page needs to work.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          constructor:
            title: The builder
            email: office@example.org
      `,
      right: `
        contacts:
          builder:
            title: The builder
            email: office@example.org
      `,
    },
    {
      in: 'site',
      wrong: `
        facts:
          prototype: The first bus
      `,
      right: `
        facts:
          firstBus: The first bus
      `,
    },
  ],
}
