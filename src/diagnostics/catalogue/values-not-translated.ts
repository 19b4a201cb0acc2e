import { type About, warning } from '../message.ts'
import { allOf } from '../wording.ts'

/** `haveFigures`: the other language has other signs between digits. */
export const valuesNotTranslated = warning(
  'values-not-translated',
  (language: string, names: readonly string[], haveFigures: boolean) => ({
    message: `Pages in \`${language}\` show values of the main language: ${allOf(names)}.`,
    help: `Translate them below \`${language}:\`, or copy them there.${haveFigures ? ' Write numbers as that language does: `18,640` or `18.640`.' : ''}`,
    ...(names.length === 1 ? { subject: names[0] } : {}),
  }),
)

export const about: About = {
  what: 'Pages in another language show values that site.yaml has only in the main language.',
  why: 'Visitors may not understand them, and programs that read pages aloud read them with the wrong voice. In a language that writes `18,640`, the number `18.640` is a different one.',
  examples: [
    {
      in: 'words',
      wrong:
        'a countdown with a label in Swahili, and pages in English, but no `label` below `languages: en: countdown:`',
      right: 'a `label` in English there',
    },
    {
      in: 'words',
      wrong: '`${facts.hours}` on a page in English, where the fact is a sentence in Swahili',
      right: 'the same fact in English below `languages: en: facts:`',
    },
  ],
}
