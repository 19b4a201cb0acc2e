/** Findings about a file before anything in it is understood. */
import type { Finding } from '../diagnostic.ts'
import { quoted } from '../wording.ts'

const error = (code: string, message: string, help: string): Finding => ({
  severity: 'error',
  code,
  message,
  help,
})

export const siteFileMissing = (root: string) =>
  error(
    'site-file-missing',
    `There is no site.yaml in ${quoted(root, 200)}.`,
    'A site is a folder with a file site.yaml and a folder pages. Check --root, or write site.yaml.',
  )

export const pagesMissing = () =>
  error(
    'pages-missing',
    'There is no folder `pages` with at least one page beside site.yaml.',
    'Write a first page as pages/index.yaml.',
  )

export const fileUnreadable = (reason: string) =>
  error(
    'file-unreadable',
    `This file cannot be read (${reason}).`,
    'Check that the file exists and that you may read it.',
  )

export const fileTooLarge = (size: number, limit: number) =>
  error(
    'file-too-large',
    `This file has ${Math.ceil(size / 1024)} KB; a page may have ${limit / 1024} KB.`,
    'Move part of it to another page.',
  )

export const notUtf8 = () =>
  error(
    'not-utf-8',
    'This file is not saved as UTF-8.',
    'Save it again with the encoding UTF-8; every editor offers it under "Save with encoding".',
  )

export const emptyFile = () =>
  error(
    'empty-file',
    'This file is empty.',
    'Write at least `title:`, `description:` and `blocks:`, or delete the file.',
  )

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
    'YAML takes blanks only: put two blanks where the tab is.',
  )

export const duplicateField = (name: string, firstLine: number) =>
  error(
    'duplicate-field',
    `The field ${quoted(name)} stands here twice; the first is in line ${firstLine}.`,
    'Keep one of the two.',
  )

export const reservedField = (name: string) =>
  error('reserved-field', `The field name ${quoted(name)} cannot be used.`, 'Choose another name.')

export const complexField = () =>
  error('complex-field', 'A field name must be one plain word.', 'Delete the `?`, or put the text in quotes.')

export const tooDeep = (limit: number) =>
  error(
    'too-deep',
    `Lists and fields are nested more than ${limit} deep here.`,
    'Check the indent of this line.',
  )

export const anchorRefused = () =>
  error(
    'yaml-anchor',
    'A text that begins with `&` is read as a YAML anchor, which pages do not use.',
    'Put the text in quotes: "&…".',
  )

export const aliasRefused = () =>
  error(
    'yaml-alias',
    'A text that begins with `*` is read as a YAML alias, which pages do not use.',
    'Put the text in quotes, as in "*important*".',
  )

export const unknownTag = (tag: string) =>
  error(
    'unknown-tag',
    `The tag ${quoted(tag)} is not known.`,
    'The one tag of this site is `!todo`, before a stand-in. A text that begins with `!` needs quotes.',
  )

export const directiveRefused = () =>
  error(
    'yaml-directive',
    'A line that begins with `%` at the start of the file is a YAML directive, which pages do not use.',
    'Delete the line.',
  )

export const severalDocuments = () =>
  error(
    'several-documents',
    'A second document begins here: `---` ends the page.',
    'Delete the line `---`, or move what follows to a file of its own.',
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
    'Give all fields of one block the same indent: two blanks more than the line that opens it.',
  )

export const needsQuotes = (character: string) =>
  error(
    'needs-quotes',
    `A plain text may not begin with ${quoted(character)}.`,
    'Put the text in "double quotes".',
  )

export const quoteNotClosed = () =>
  error(
    'quote-not-closed',
    'A quote opens here and is never closed.',
    'Put the same quote at the end of the text.',
  )

export const colonInText = () =>
  error(
    'colon-in-text',
    'This text has a colon followed by a blank, so it is read as a field.',
    'Put the whole text in "double quotes".',
  )

export const fieldWithoutColon = () =>
  error(
    'field-without-colon',
    'This line is neither a field nor an entry of a list.',
    'Write `name: value`, with a blank behind the colon, or `- ` before an entry.',
  )

export const bracketNotClosed = (closing: string) =>
  error(
    'bracket-not-closed',
    `Here a ${quoted(closing)} is missing.`,
    'Close the bracket; a text with brackets, commas or ${…} between [ ] or { } needs quotes.',
  )

export const notYaml = (detail: string) =>
  error(
    'not-yaml',
    `This is not valid YAML: ${detail}`,
    'Compare the line with its neighbours: indent, colons, quotes.',
  )
