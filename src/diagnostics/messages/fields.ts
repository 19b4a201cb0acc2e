/** Findings about the fields of a page, a block or site.yaml. */
import { error } from '../finding.ts'
import { count, meant, nearest, oneOf, possible, quoted } from '../wording.ts'

/** `owner` is the field as messages call it; `meant` is the same name in one word. */
export const notAName = (name: string, owner: string, meant: string) =>
  error(
    'not-a-name',
    `${owner} cannot have the name ${quoted(name)}: no text could take it up.`,
    `Write it in one word, without braces: \`${meant || 'name'}\`.`,
  )

/** `meant` is the field of `known` that the author meant, if there is one. */
export const unknownField = (name: string, where: string, known: readonly string[], meant?: string) =>
  error(
    'unknown-field',
    `${where} has no field ${quoted(name)}.`,
    possible(meant, `Its fields are: ${oneOf(known)}.`),
  )

export const missingField = (name: string, where: string, description: string | undefined) =>
  error(
    'missing-field',
    `${where} needs the field ${quoted(name)}.`,
    description === undefined ? `Add \`${name}:\`.` : `Add \`${name}:\` (${description}).`,
  )

/** `name` is the field as messages call it: `title`, or: An entry of `items`. */
export const emptyField = (name: string) =>
  error('empty-field', `${name} is empty.`, 'Write something there, or delete the line.')

export const emptyList = (name: string) =>
  error('empty-list', `${name} has no entry.`, 'Add an entry: a line that begins with `- `.')

/** `meant` is the type of `known` that the author meant, if there is one. */
export const unknownBlock = (type: string, known: readonly string[], meant?: string) =>
  error(
    'unknown-block',
    `There is no block ${quoted(type)}.`,
    possible(meant, `The blocks are: ${oneOf(known)}.`),
  )

/** `types` are those that it may have: all that there are, or the one that its fields fit. */
export const blockWithoutType = (types: readonly string[]) =>
  error(
    'block-without-type',
    'This block does not say its type.',
    types.length === 1
      ? `Its fields are those of \`${types[0]}\`: begin it with \`- type: ${types[0]}\`.`
      : `Begin it with \`- type: …\`: ${oneOf(types)}.`,
  )

/** `indent` is how many spaces are missing before it. */
export const fieldOutsideBlock = (name: string, type: string, indent: number) =>
  error(
    'field-outside-block',
    `The field ${quoted(name)} stands outside of the block \`${type}\` above it.`,
    `Put ${count(indent, 'more space', 'more spaces')} before it, and before the lines that belong to it.`,
  )

export const typeAsField = (type: string) =>
  error(
    'type-as-field',
    `The type of this block stands where a field is expected: \`${type}:\`.`,
    `Write \`- type: ${type}\`, and its fields below \`type\`, with the same indent.`,
  )

/** `line` is what certainly belongs below the name of the field. */
export const wrongKind = (name: string, expected: string, found: string, line?: string) =>
  error(
    'wrong-kind',
    `${name} must be ${expected}, but here stands ${found}.`,
    line === undefined
      ? KIND_HELP[expected]
      : `Write \`${line}\` on the line below, indented by two spaces more.`,
  )

export const notAPage = (found: string, isSnippet: boolean) =>
  error(
    'not-a-page',
    `The file must begin with its fields, but it is ${found}.`,
    isSnippet
      ? 'Begin a snippet with `blocks:`, and write its blocks below, indented by two spaces.'
      : 'Begin a page with `title:`, `description:` and `blocks:`, each on a line of its own.',
  )

const KIND_HELP: Readonly<Record<string, string>> = {
  'a list': 'Put each entry on a line of its own that begins with `- `.',
  'a text': 'Write the text after the colon; if it has several lines, put `|` there and the lines below it.',
  'a group of fields': 'Write its fields as `name: value` lines below it, indented by two spaces.',
}

/** `name` is the field as messages call it; `meant` are the values that the author may have meant. */
type Refused = readonly [name: string, value: string, meant: readonly string[]]

/** A message and what to do. */
const cannotBe = ([name, value, meant]: Refused, kind: string, help: string): readonly [string, string] => [
  `${name} cannot be ${quoted(value)}: it must be ${kind}.`,
  possible(meant.length > 0 ? meant.join('` or `') : undefined, help),
]

/** `currency` is that of the site, where the amount is in another one. */
export const notAnAmount = (currency: string | undefined, ...refused: Refused) =>
  error(
    'not-an-amount',
    ...cannotBe(
      refused,
      'an amount of money',
      currency === undefined
        ? 'Write digits, such as 64200, 64,200 or 64 200, without a currency.'
        : `All amounts of the site are in ${currency}. Write here what it is in ${currency}, in digits; another currency may stand in a text.`,
    ),
  )

export const notANumber = (...refused: Refused) =>
  error('not-a-number', ...cannotBe(refused, 'a number', 'Write digits only.'))

export const notTrueOrFalse = (...refused: Refused) =>
  error('not-true-or-false', ...cannotBe(refused, '`true` or `false`', 'Write true or false.'))

type Other = { readonly day: string; readonly weekday: string }

/** `other` is the day that the words say, where their day of the week is that of another day. */
export const notADate = (other: Other | undefined, ...refused: Refused) =>
  error(
    'not-a-date',
    ...cannotBe(
      refused,
      'a date',
      other === undefined
        ? 'Write year-month-day, as in 2025-01-08; or `stated: …` below it for words that you cannot verify.'
        : `${other.day} is a ${other.weekday}. Find out which day is right, and write it as year-month-day, without the day of the week.`,
    ),
  )

/** `day` is the only day that the words may mean, where they say no time. */
export const notAnInstant = (day: string | undefined, ...refused: Refused) =>
  error(
    'not-an-instant',
    ...cannotBe(
      refused,
      'a moment in time',
      day === undefined
        ? 'Write it as in 2025-10-29T23:59+03:00: the day, T, the time, and how far local time is ahead of UTC.'
        : `A day begins at ${day}T00:00 and ends at ${day}T23:59. Write one of them, and behind it how far local time is ahead of UTC: +03:00 in Nairobi.`,
    ),
  )

export const notARoute = (...refused: Refused) =>
  error(
    'not-a-route',
    ...cannotBe(
      refused,
      'the path of a page',
      'It begins with `/` and has letters, digits, `-`, `.` or `_`, without spaces: /fees.',
    ),
  )

export const notAnAnchor = (...refused: Refused) =>
  error(
    'not-an-anchor',
    ...cannotBe(
      refused,
      'the name of a place on the page',
      'Use small letters, digits and `-`, beginning with a letter.',
    ),
  )

export const notAnEmoji = (...refused: Refused) =>
  error(
    'not-an-emoji',
    ...cannotBe(
      refused,
      'an emoji',
      'Put in the sign itself, as 🎻, from the keyboard of a phone or a list of emoji.',
    ),
  )

export const notALanguage = (...refused: Refused) =>
  error(
    'not-a-language',
    ...cannotBe(
      refused,
      'the short name of a language',
      'Write it as in en, en-KE, sw or de: browsers and screen readers go by it.',
    ),
  )

export const notACurrency = (...refused: Refused) =>
  error(
    'not-a-currency',
    ...cannotBe(
      refused,
      'the short name of a currency',
      'Write its three capital letters, as in KES, EUR or USD.',
    ),
  )

export const notAnEmail = (email: string) =>
  error(
    'not-an-email',
    `${quoted(email)} is not one e-mail address.`,
    'Write the address alone, as in office@example.org. A second one needs an entry of its own in `contacts`.',
  )

export const notAPhone = (phone: string) =>
  error(
    'not-a-phone',
    `${quoted(phone)} is not one phone number.`,
    'Write its digits, as in +254 700 000 000, and no words. A second number needs an entry of its own in `contacts`.',
  )

export const notAnOffset = (...refused: Refused) =>
  error(
    'not-an-offset',
    ...cannotBe(
      refused,
      'an offset from UTC',
      'Write it in quotes, as in "+03:00": hours and minutes with a sign.',
    ),
  )

/** `meant` is the one of `known` that the author certainly meant, if there is one. */
export const notOneOf = (name: string, value: string, known: readonly string[], meant?: string) =>
  error(
    'not-one-of',
    `${name} cannot be ${quoted(value)}.`,
    possible(meant ?? nearest(value, known), `It may be: ${oneOf(known)}.`),
  )

export const unknownSchemaVersion = (value: string) =>
  error(
    'unknown-schema-version',
    `schemaVersion ${quoted(value)} is not known to this Ukurasa, which reads version 1.`,
    'A site written for a newer Ukurasa needs a newer Ukurasa: update it. Otherwise write `schemaVersion: 1`.',
  )

export const unknownValue = (name: string, known: readonly string[]) =>
  error('unknown-value', `site.yaml has no value ${quoted(name)}.`, meant(name, known, 'Some that there are'))

export const circularValue = (name: string) =>
  error(
    'circular-value',
    `The value ${quoted(name)} takes up itself in the end.`,
    'Write one of the values out.',
  )

export const fieldRefused = (name: string, detail: string) => error('field-refused', `${name}: ${detail}`)
