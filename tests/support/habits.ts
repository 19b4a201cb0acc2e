/** Habits of other programs and languages: the same slip in all lines of a file. Lines that a habit does not fit stay. */

import { LINE_SLIPS } from './line-slips.ts'

const VALUE = /^( *(?:- )?\w+): (?=\S)(?![|>])(.*)$/

const inLines =
  (pattern: RegExp, text: string | ((...parts: readonly string[]) => string)) => (line: string) =>
    typeof text === 'string'
      ? line.replace(pattern, text)
      : line.replace(pattern, (...parts) => text(...parts))

const renamed = (name: string, other: string) => inLines(new RegExp(`^( *(?:- )?)${name}:`), `$1${other}:`)
const address = (to: string) => inLines(/(href: )\/([\w/-]+)$/, to)
const value = (to: string) => inLines(/\$\{([\w.]+)\}/g, to)
const date = (to: string) => inLines(/(\d{4})-(\d\d)-(\d\d)$/, to)

const capital = (_ = '', lead = '', letters = '') => lead + letters.toUpperCase()

/** Slips of one line that people also make in every line. */
const OF_LINES = new Set(['a capital letter', 'no dash', 'a bullet', 'a long dash'])

/** Each gives what stands in place of a line. */
export const HABITS: Readonly<Record<string, (line: string) => string>> = {
  ...Object.fromEntries(Object.entries(LINE_SLIPS).filter(([name]) => OF_LINES.has(name))),
  'names in bold': inLines(/^( *(?:- )?)(\w+):(?= |$)/, '$1**$2:**'),
  'names in German': renamed('title', 'titel'),
  'names in French': renamed('title', 'titre'),
  'heading for title': renamed('title', 'heading'),
  'url for href': renamed('href', 'url'),
  'body for text': renamed('text', 'body'),
  'src for image': renamed('image', 'src'),
  'block for type': renamed('type', 'block'),
  'types as names': inLines(/- type: (\w+)$/, '- $1:'),
  'types with a capital': inLines(/(type: )([a-z])/, capital),
  'types with hyphens': inLines(/(?<=type: \w+)[A-Z]/g, (letter = '') => `-${letter.toLowerCase()}`),
  'curly quotes': inLines(/^( *(?:- )?(?:title|name|alt)): (?=\p{L})(.*)$/u, '$1: “$2”'),
  'curly quotes of values': inLines(/^( *(?:- )?(?:type|image|href)): (.*)$/, '$1: “$2”'),
  'commas at the ends': inLines(VALUE, '$1: $2,'),
  'semicolons at the ends': inLines(VALUE, '$1: $2;'),
  'equals signs': inLines(VALUE, '$1 = $2'),
  arrows: inLines(VALUE, '$1 -> $2'),
  'no colons': inLines(VALUE, '$1 $2'),
  'colons without space': inLines(VALUE, '$1:$2'),
  tabs: inLines(/^ +/, (spaces = '') => '\t'.repeat(spaces.length / 2)),
  'no indents': inLines(/^ +/, ''),
  'wide indents': inLines(/^ +/, (spaces = '') => spaces + spaces),
  'signs of a mail': inLines(/^/, '> '),
  'links to files': address('$1pages/$2.yaml'),
  'links with .html': address('$1/$2.html'),
  'links without slash': address('$1$2'),
  'links in brackets': address('$1</$2>'),
  'links with a capital': inLines(/(href: \/)([a-z])/, capital),
  'pictures without folder': inLines(/(image: )images\//, '$1'),
  'pictures of Windows': inLines(/(image: )images\//, '$1images\\'),
  'pictures in capitals': inLines(/(image: \S+\.)(\w+)$/, capital),
  'values in two braces': value('{{$1}}'),
  'values without dollar': value('{$1}'),
  'dates with the day first': date('$3/$2/$1'),
  'dates with the month first': date('$2/$3/$1'),
  'yes for true': inLines(/: true$/, ': yes'),
  'HTML for bold words': inLines(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
}
