import { type About, error } from '../message.ts'
import { firstOf, quoted } from '../wording.ts'

const last = (name: string) => quoted(name.replace(/^.*\./, ''))

/** `meant` is the name that texts use at these `places`, and that other languages in site.yaml have at `own`. */
export const unusedValue = error(
  'unused-value',
  (name: string, meant: string, places: readonly string[], own: readonly string[]) => ({
    message: `${places.length} texts use ${quoted(meant)}, but site.yaml has ${quoted(name)}, which no text uses.`,
    help: `If ${last(meant)} is right, correct the name here. If ${last(name)} is right, write it in those texts: ${firstOf(places, 9)}${own.length > 0 ? `, and as the name in ${firstOf(own)}` : ''}.`,
  }),
)

export const about: About = {
  what: 'Texts use a name that site.yaml does not have. It has a similar name, which no text uses.',
  why: 'The pages would show `${…}` instead of the value. Most likely the name in site.yaml is misspelt.',
  examples: [
    {
      in: 'words',
      wrong: '`comitmentFee: 20,000` in site.yaml, and `${facts.commitmentFee}` on two pages',
      right: '`commitmentFee: 20,000` in site.yaml',
    },
    {
      in: 'words',
      wrong: '`bursar:` in `contacts`, and `${contacts.bursars.email}` on two pages',
      right: '`bursars:` in `contacts`',
    },
  ],
}
