import { only } from '../certain.ts'
import { type About, error, type Help } from '../message.ts'
import { allNearest, allOf, ask, inOneWord, likely, nearest, oneOf, quoted, vaguely } from '../wording.ts'

/** `open`: the known name at the start of a reference that is not closed. */
export const unknownValue = error(
  'unknown-value',
  (name: string, known: readonly string[], open?: string) => ({
    message:
      open === undefined
        ? `site.yaml has no value ${quoted(name)}.`
        : `A \`}\` is missing after ${quoted(`\${${open}`)}.`,
    ...(open !== undefined
      ? { help: `Write ${quoted(`\${${open}}`)}.` }
      : /\s[-+*/]\s?\S|\d\s*\*/.test(name)
        ? {
            help: 'Ukurasa does not calculate. Write the result in site.yaml, as in `yearFee: 192,600` below `facts:`, and `${facts.yearFee}` here.',
          }
        : (ofGroup(name, known) ?? ofTwoWords(name, known) ?? ofFacts(name, known))),
  }),
)

/** For a name with a space. In site.yaml, it often has the same space. */
const ofTwoWords = (name: string, known: readonly string[]): Help | undefined =>
  name.includes(' ') && nearest(name, known) === undefined
    ? {
        help: `A name is one word. Write ${quoted(`\${${inOneWord(name)}}`)} here, and the same name in site.yaml.`,
      }
    : undefined

/** The name of the group counts for no likeness. */
function ofFacts(name: string, known: readonly string[]): Help {
  const [fact = ''] = namesIn('facts', [name])
  if (fact === '') return likely(name, known)
  const facts = namesIn('facts', known)
  const longer = facts.filter((each) => isLonger(each, fact))
  const near = longer.length > 0 ? longer : allNearest(fact, facts)
  return near.length > 0 ? ask(near.map((each) => `facts.${each}`)) : vaguely(name, known)
}

/** For a whole group, and for a field that a contact or the organisation does not have. */
function ofGroup(name: string, known: readonly string[]): Help | undefined {
  const same = known.filter((each) => each.endsWith(`.${name}`))
  if (same.length > 0) return ask(same)
  const inside = known.filter((each) => each.startsWith(`${name}.`))
  if (inside.length > 0)
    return { help: `${quoted(name)} is a group of values. Write one of them: ${oneOf(inside)}.` }
  const [, group = '', field = ''] = /^(contacts\.[^.]+|organisation)\.(.+)$/.exec(name) ?? []
  const beside = namesIn(group, known)
  if (group === '' || beside.length === 0) return undefined
  const near =
    nearest(field, beside) ?? only(beside, (each) => isLonger(field, each) || isLonger(each, field))
  if (near !== undefined) return ask([`${group}.${near}`])
  const elsewhere = known.filter((each) => each.startsWith('contacts.') && each.endsWith(`.${field}`))
  return elsewhere.length > 0
    ? ask(elsewhere)
    : {
        help: `${quoted(group)} only has ${allOf(beside)}.${group === 'organisation' ? ' Write one of them, or the words themselves.' : ''}`,
      }
}

/** Those of a group, without its name. */
const namesIn = (group: string, names: readonly string[]) =>
  names.flatMap((each) => (each.startsWith(`${group}.`) ? each.slice(group.length + 1) : []))

/** `foundedYear` for `founded`. */
const isLonger = (name: string, start: string) =>
  name.startsWith(start) && /^[A-Z]/.test(name.slice(start.length))

export const about: About = {
  what: 'A text uses a value that site.yaml does not have.',
  why: 'The page would show `${…}` instead of the value.',
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
