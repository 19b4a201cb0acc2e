import { type About, warning } from '../message.ts'
import { allOf, quoted } from '../wording.ts'

/** `strange` are names in braces that Ukurasa does not know there. */
export const holeMissing = warning(
  'hole-missing',
  (word: string, hole: string, strange: readonly string[], meant?: string) => ({
    message: `${quoted(word)} must have \`{${hole}}\` in it.${strange.length > 0 ? ` It has ${allOf(strange.map((name) => `{${name}}`))}, which visitors would see.` : ''}`,
    help:
      meant === undefined
        ? `Ukurasa writes the value there, as in ${quoted(`… {${hole}} …`)}. Do not translate a name in braces.`
        : `Did you mean ${quoted(meant, 90)}? Do not translate a name in braces.`,
  }),
)

export const about: About = {
  what: 'A text below `words:` in site.yaml must have a name in `{ }`, such as `{number}`. This name is missing, or somebody translated it.',
  why: 'Ukurasa replaces the name with a value, such as a number or a date. Without the right name, visitors do not see the value.',
  examples: [
    {
      in: 'site',
      wrong: `
        words:
          slide: Picha {nambari} kati ya {count}
      `,
      right: `
        words:
          slide: Picha {number} kati ya {count}
      `,
    },
    {
      in: 'site',
      wrong: `
        words:
          closesOn: The deadline
      `,
      right: `
        words:
          closesOn: The deadline is {date}
      `,
    },
  ],
}
