/** The commonest slips in one line of a page or of site.yaml, by name. Lines that a slip does not fit stay as they are. */

const FIELD = /^ *(?:- )?[a-z]\w*: [A-Za-z]/
const TEXT = /^ *(?:- )?(?:title|text|name|description): [A-Za-z]/

const inFields = (change: (line: string) => string) => (line: string) =>
  FIELD.test(line) ? change(line) : line
const inTexts = (change: (line: string) => string) => (line: string) =>
  TEXT.test(line) ? change(line) : line

/** Each gives what stands in place of the line. */
export const LINE_SLIPS: Readonly<Record<string, (line: string) => string>> = {
  'a tab': (line) => line.replace(/^ {4}(?=\w)/, '\t'),
  'a space too few': (line) => line.replace(/^ (?= +\w)/, ''),
  'a space too many': (line) => line.replace(/^(?= +\w)/, ' '),
  'no indent': (line) => line.replace(/^ {4}(?=\w+: \S)/, ''),
  'an odd space': (line) => line.replace(/^ (?= )/, '\u00a0'),
  'no dash': (line) => line.replace(/^( *)- /, '$1'),
  'a blank for the dash': (line) => line.replace(/^( *)- /, '$1  '),
  'a dash without space': (line) => line.replace(/^( *)- /, '$1-'),
  'a long dash': (line) => line.replace(/^( *)- /, '$1– '),
  'a bullet': (line) => line.replace(/^( *)- /, '$1• '),
  'a colon without space': inFields((line) => line.replace(': ', ':')),
  'no colon': inFields((line) => line.replace(': ', ' ')),
  'a semicolon': inFields((line) => line.replace(': ', '; ')),
  'an open quote': inFields((line) => line.replace(': ', ': "')),
  'a colon in a text': inTexts((line) => line.replace(/: (\S+) /, ': $1: ')),
  'a star': inTexts((line) => line.replace(/: (\S+) /, ': *$1* ')),
  'a number sign': inTexts((line) => line.replace(/: (\S+) /, ': $1 #1 ')),
  'curly quotes': inTexts((line) => line.replace(/: (.*?)( #.*)?$/, ': “Note: $1”$2')),
  'a capital letter': (line) =>
    line.replace(/^( *(?:- )?)([a-z])(?=\w*:)/, (_, lead, letter) => lead + letter.toUpperCase()),
  'letters that changed places': (line) => line.replace(/^( *(?:- )?)([a-z])([a-z])(?=\w{3,}:)/, '$1$3$2'),
  'a line that comes twice': (line) => line.replace(/^( *\w+: \S.*)$/, '$1\n$1'),
}

/** The same for slips that belong to a whole site. */
export const SITE_SLIPS: typeof LINE_SLIPS = {
  ...LINE_SLIPS,
  'two spaces too few': (line) => line.replace(/^ {2}(?= *\S)/, ''),
  'two spaces too many': (line) => line.replace(/^(?= *\S)/, '  '),
  'a dash too many': (line) => line.replace(/^( *)(?=[a-z]\w*:)/, '$1- '),
  'an equals sign': inFields((line) => line.replace(':', ' =')),
  'two colons': inFields((line) => line.replace(':', '::')),
  'a group without its colon': (line) => line.replace(/^( *(?:- )?\w+):$/, '$1'),
  'a word behind a group': (line) => line.replace(/^( *(?:- )?\w+):$/, '$1: yes'),
  'a misspelt field': (line) => line.replace(/^( *(?:- )?[a-z])[a-z]([a-z]*)(?=\w*:)/, '$1$2'),
  'another field': (line) => line.replace(/^( *(?:- )?)[a-z]\w*(?=:)/, '$1thing'),
  'a lost value': (line) => line.replace(/^( *(?:- )?\w+:) \S.*$/, '$1'),
  'a value in brackets': (line) => line.replace(/^( *(?:- )?\w+:) ([A-Za-z].*)$/, '$1 [$2]'),
  'an open bracket': inFields((line) => line.replace(': ', ': [')),
  'a comment': (line) => line.replace(/^( *)(?=[^\s#])/, '$1# '),
  'a split line': (line) => line.replace(/^( *)(.{10,30}\S) (\S.*)$/, '$1$2\n$3'),
  'a link that lost a letter': (line) => line.replace(/(href: \/\w*)\w/, '$1'),
  'a picture that lost a letter': (line) => line.replace(/(image: [\w/-]*)\w(?=\.)/, '$1'),
  'a value of site.yaml that lost a letter': (line) => line.replace(/(\$\{\w*)\w/, '$1'),
}
