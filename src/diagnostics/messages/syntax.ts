/** Findings about a file before anything in it is understood. */
import { error } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `owner` is whose text it is, where that is known: `title`, or an entry of `items`. */
type Owner = string | undefined

const textOf = (owner: Owner) => (owner === undefined ? 'This text' : `The text of ${owner}`)

export const strayCharacter = (name: string) =>
  error(
    'stray-character',
    `There is an invisible character here (${name}).`,
    'Delete it and type the words around it anew.',
  )

export const tabIndent = () =>
  error(
    'tab-indent',
    'This line is indented with a tab.',
    'YAML takes spaces only: put as many there as before the other fields of the block.',
  )

export const duplicateField = (name: string, firstLine: number) =>
  error(
    'duplicate-field',
    `The field ${quoted(name)} is already there, in line ${firstLine}.`,
    'Keep one of the two.',
  )

export const reservedField = (name: string) =>
  error('reserved-field', `The field name ${quoted(name)} cannot be used.`, 'Choose another name.')

export const complexField = () =>
  error('complex-field', 'A field name must be one plain word.', 'Delete the `?`, or put the text in quotes.')

export const anchorRefused = (owner?: Owner) =>
  error(
    'yaml-anchor',
    `${textOf(owner)} begins with \`&\`, so it is read as a YAML anchor, which pages do not use.`,
    'Put the text in quotes: "&…".',
  )

export const aliasRefused = (owner?: Owner) =>
  error(
    'yaml-alias',
    `${textOf(owner)} begins with \`*\`, so it is read as a YAML alias, which pages do not use.`,
    'Put the text in quotes, as in "*important*".',
  )

export const unknownTag = (tag: string, meant?: string) =>
  error(
    'unknown-tag',
    `The tag ${quoted(tag)} is not known.`,
    meant === undefined
      ? 'The one tag of this site is `!todo`, before a stand-in. A text that begins with `!` needs quotes.'
      : `Did you mean \`${meant}\`? It marks a stand-in.`,
  )

export const directiveRefused = () =>
  error(
    'yaml-directive',
    'A line that begins with `%` at the start of the file is a YAML directive, which pages do not use.',
    'Delete the line.',
  )

export const severalDocuments = (mark: string) =>
  error(
    'several-documents',
    `The line ${quoted(mark)} ends the page, but more follows.`,
    `Delete the line ${quoted(mark)}, or move what follows to a file of its own.`,
  )

export const mergeConflict = () =>
  error(
    'merge-conflict',
    'A merge conflict was left in this file.',
    'Decide which of the two versions holds, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  )

export const badIndent = () =>
  error(
    'bad-indent',
    'This line is indented differently from the lines that it belongs to.',
    'Give all fields of one block the same indent: two spaces more than the line that opens it.',
  )

export const needsQuotes = (character: string, owner?: Owner) =>
  error(
    'needs-quotes',
    `${textOf(owner)} begins with ${character === '`' ? 'a backtick' : quoted(character)}, which it may only in quotes.`,
    'Put the text in "double quotes".',
  )

export const quoteNotClosed = (owner?: Owner) =>
  error(
    'quote-not-closed',
    owner === undefined
      ? 'A quote opens here and is never closed.'
      : `The quote that opens the text of ${owner} is never closed.`,
    'Put the same quote at the end of the text.',
  )

/** `field` is one whose name stands before the colon: a break of a line may be missing there. */
export const colonInText = (owner?: Owner, field?: string) =>
  error(
    'colon-in-text',
    `${textOf(owner)} has a colon followed by a space, so it is read as a field.`,
    field === undefined
      ? 'Put the whole text in "double quotes".'
      : `If \`${field}\` is a field, write it on a line of its own below. Else put the whole text in "double quotes".`,
  )

export const indentTooDeep = () =>
  error(
    'indent-too-deep',
    'This line is indented as if it belonged to the text above it.',
    'Give it the same indent as the field above. A text of several lines begins with `|` after its colon.',
  )

export const listInText = (owner?: Owner) =>
  error(
    'list-in-text',
    `This line looks like an entry of a list, but it belongs to the text ${owner === undefined ? 'above it' : `of ${owner}`}.`,
    'A text of several lines begins with `|` after its colon. A list begins on the line after its name.',
  )

/** `isLine`: it stands on a line of its own before the text. */
export const textIsRemark = (owner?: Owner, isLine = false) =>
  error(
    'text-is-remark',
    `From the \`#\` on ${owner === undefined ? 'this' : `the text of ${owner}`} is a remark, which no page shows.`,
    isLine
      ? `Write \`|\` after the colon of ${owner ?? 'the field'}, where a text may have headings; or, if it is a remark, put it above.`
      : 'Put the whole text in "double quotes"; or, if it is a remark, write a space after the `#`.',
  )

export const spaceAfterColonMissing = (name: string) =>
  error(
    'space-after-colon',
    `A space is missing after the colon of ${quoted(name)}.`,
    `Write \`${name}: …\`.`,
  )

export const spaceAfterDashMissing = () =>
  error('space-after-dash', 'A space is missing after the dash.', 'Write `- `, then the entry.')

export const entryMisplaced = (owner?: Owner) =>
  error(
    'entry-misplaced',
    `An entry of a list cannot stand ${owner === undefined ? 'here' : `in the line of ${owner}`}.`,
    'Write each entry `- …` on a line of its own below the name of the list. A text that begins with a dash needs "double quotes".',
  )

/** `name` is the field that the line begins with, if it does. */
export const fieldWithoutColon = (name?: string) =>
  error(
    'field-without-colon',
    name === undefined
      ? 'This line is neither a field nor an entry of a list.'
      : `A colon is missing after \`${name}\`.`,
    name === undefined
      ? 'Write `name: value`, or `- ` before an entry. A text of several lines begins with `|` after its colon and is indented.'
      : `Write \`${name}: …\`.`,
  )

export const bulletForDash = (bullet: string, owner?: Owner) =>
  error(
    'bullet-for-dash',
    `${owner === undefined ? 'This entry' : `An entry of ${owner}`} begins with ${quoted(bullet)}, which is no dash.`,
    'Write `- `, the hyphen of the keyboard and a space, before each entry. Word processors put other signs there.',
  )

/** `name` is the first field of the entry; `undefined` where the entry is a text. */
export const dashMissing = (name?: string) =>
  error(
    'dash-missing',
    `A dash is missing before ${name === undefined ? 'this text' : `\`${name}\``}, where a new entry of the list begins.`,
    name === undefined
      ? 'Write `- ` before it, below the other dashes.'
      : `Write \`- ${name}: …\`, and indent the fields below it by two spaces more than the dash.`,
  )

/** `isRemark`: it begins with a `#`, so that it is no fault for YAML. */
export const textNotIndented = (owner: string, isRemark = false) =>
  error(
    'text-not-indented',
    `This line belongs to the text of ${owner}, but is not indented${isRemark ? ': it is a remark, which no page shows' : ''}.`,
    `Put spaces before each line of the text: two more than before ${owner}${
      isRemark ? `; or, if it is a remark, put it above ${owner}, behind one \`#\`` : ''
    }.`,
  )

export const smartQuotes = (owner: Owner, opening: string, closing: string) =>
  error(
    'smart-quotes',
    `${textOf(owner)} stands between ${opening} and ${closing}: YAML takes curly quotes for letters.`,
    'Write the straight quotes of the keyboard: "…". To show curly quotes on the page, put straight ones around them.',
  )

export const textAfterQuote = (quote: string, owner?: Owner) =>
  error(
    'text-after-quote',
    `The text in quotes ${owner === undefined ? '' : `of ${owner} `}ends before this place, but the line goes on.`,
    quote === '"'
      ? 'Put the whole text in quotes. Inside "double quotes" a quote is written \\".'
      : 'Put the whole text in quotes: in "double quotes" if it has an apostrophe, as in "It\'s here".',
  )

export const textAfterBar = (bar: string, owner?: Owner) =>
  error(
    'text-after-bar',
    `Nothing may stand after the ${quoted(bar)}${owner === undefined ? '' : ` of ${owner}`} in its line.`,
    'Begin the text on the next line, indented by two spaces; or delete the mark.',
  )

export const escapeRefused = (written: string) =>
  error(
    'unknown-escape',
    `${quoted(written)} means nothing in double quotes.`,
    "Write \\\\ for a backslash, or put the text in 'single quotes'.",
  )

export const referenceNeedsQuotes = () =>
  error(
    'reference-needs-quotes',
    'Between brackets `${…}` needs quotes around its text.',
    'Write "${school.name}", with the quotes.',
  )

export const commaMissing = () =>
  error(
    'comma-missing',
    'A comma is missing before this entry.',
    'Put `, ` between the entries in [ ] or { }.',
  )

export const bracketNotClosed = (closing: string, owner?: Owner) =>
  error(
    'bracket-not-closed',
    `A bracket opens here${owner === undefined ? '' : `, in ${owner}`}, and its ${quoted(closing)} is missing.`,
    'Close it. A text that begins with a bracket needs "double quotes".',
  )

export const notYaml = (detail: string) =>
  error(
    'not-yaml',
    `This is not valid YAML: ${detail}`,
    'Compare the line with its neighbours: indent, colons, quotes.',
  )
