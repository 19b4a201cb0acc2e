/** What to write instead, for slips that several messages share. */

import type { Help } from './message.ts'
import { allOf, ask, count, lowered, oneOf, quoted } from './wording.ts'

/** Lines that a group or a list must have instead. */
export const theseLines = (lines: readonly string[]): Help => ({
  help: 'Write these lines instead:',
  lines,
})

/** For blocks that are fields of a group. */
export const entryForBlock = (type: string, hasMore: boolean) =>
  `Write ${quoted(`- type: ${type}`)} in place of ${quoted(`${type}:`)}${hasMore ? ', and so on for each block' : ''}. Keep the lines below, indented by two spaces more than the dash.`

export const oneOfThese = (name: string, first: string, number: number, isPicture: boolean) =>
  `${name} takes one value, but here are ${number}. Write one of them after the colon: ${quoted(first)}.${isPicture ? ' The blocks `slideshow` and `gallery` show several pictures.' : ''}`

export const without = (name: string) => `If there should be no ${quoted(name)}, delete it.`

export const frontMatter = 'Delete both lines of dashes, and write the text as a block:'

/** `path`: what to write, if that is another path as well. */
export const moveFile = (from: string, to: string, path?: string): Help => ({
  help: `The file is at ${quoted(from)}. It must be at ${quoted(to)}.${path === undefined ? '' : ` Then write ${quoted(path)} here.`}`,
  advice: { is: 'a file that moved' },
})

export const withoutGroup = (name: string) =>
  `There are no groups here. Delete the line \`${name}:\`, and move the lines below it to its place.`

/** For the first or the last of two days. */
export const meantDate = (meant: string) => `Did you mean ${quoted(meant)}? If not, correct one of the two.`

/** For two moments in the wrong order: the later one in a later year, or the first one, `field`, in an earlier year. */
export const meantMoments = (later: string, earlier: string, field: string) =>
  `Did you mean ${quoted(later)}? Or ${quoted(earlier)} as \`${field}\`?`

/** For dates that do not fit together. `meant` is one of them, in another year. */
export const inAnotherYear = (meant?: string, otherwise = 'Check the dates.') =>
  meant === undefined ? otherwise : `Did you mean ${quoted(meant)}? If not, check the dates of both.`

export const YEAR_FIRST = 'Write year-month-day.'

/** For what comes again and again. `isOfHours`: it is in a block `openingHours`. */
export const everyWeek = (isOfHours = false) =>
  `delete this entry, and write the day in a text of the page.${isOfHours ? '' : ' Times of every week may also be in `hours` of a block `openingHours`.'}`

/** For a day that nobody can check. `name` is its field, or one like it. */
export const stated = (name = 'date') =>
  `delete only the date. On the line below, two spaces further right, write what is known: \`stated: early March\` (in a table: in a column such as \`${name}.stated\`).`

/** For a block whose `columns` are not those of its table. */
export const ownColumns = (name: string, isMore: boolean, guess?: string) =>
  isMore
    ? `write \`- name: ${name}\` ${guess ? `in place of ${quoted(guess)} ` : ''}in \`columns\` of the block`
    : `delete ${quoted(name)} from \`columns\``

/** For a list that does not fit its table. */
export const sharedTable = (table: string, other = 'another list of this page', columns?: string) =>
  `${quoted(table)} is right for ${other}. Here, ${columns ? `${columns}, or ` : ''}give this list a file of its own.`

/** For an entry with two fields. One of them belongs to another entry, which is in `line`. */
export const hasNeither = (line: number) =>
  `If one of the two belongs to the entry in line ${line}, move it there.`

export const inBrackets = 'Write the entries in brackets, with commas between them.'

export const write = (meant: string, beside?: string) =>
  `Write ${quoted(meant, 90)}${beside ? ` and ${quoted(beside)}` : ''}.`

export const withoutDashes = 'Delete the dashes. This is a group of fields, and they have none.'

/** For an entry with fields in a list of words. */
export const wordsAlone = (names: readonly string[], link?: string) =>
  `Each entry of this list is a plain text: \`- Bring a pen\`. ${link === undefined ? `Delete ${oneOf(names.map((name) => `${name}:`))}.` : `Write a link as ${quoted(link, 90)}.`}`

export const deleteTags = (tags: string, isBesideBlank: boolean) =>
  `Delete ${quoted(tags)}. ${isBesideBlank ? 'The empty line already starts a new paragraph.' : 'An empty line starts a new paragraph.'}`

export const amountApart = (amount: string, rest: string) =>
  `Write ${quoted(amount)} here, and ${quoted(rest)} in a text beside it.`
export const writeLink = (link: string) => `For this link, write ${quoted(link, 120)}.`

export const barForList = 'Write `|` after the colon: then these lines are a list in the text.'

export const fence = 'The lines of ``` only mark an example. Delete them.'

export const afterTheDash = (line: string) => `Write ${quoted(line)} after the dash.`

/** `first` is the line that is told, `others` are those of the other entries or cells. */
export function sameForMore(first: number, others: readonly number[], isCell = false): string {
  const [line, ...more] = [...new Set(others)]
  const [one, several] = isCell ? ['cell has', 'cells have'] : ['entry has', 'entries have']
  if (others.includes(first) || (isCell && more.length > 2))
    return `${count(others.length, `more ${one}`, `more ${several}`)} the same mistake.`
  if (more.length === 0) return `The same mistake is in line ${line}.`
  const last = more.length > 6 ? `${more.length - 5} more` : more.pop()
  return `The same mistake is in lines ${[line, ...more.slice(0, 5)].join(', ')} and ${last}.`
}

/** The same, with what to write in each of the other lines. */
export function sameWith(others: readonly (readonly [line: number, meant: string])[]): string {
  const all = others.map(([line, meant]) => `line ${line} (write ${quoted(meant)})`)
  const last = all.pop() ?? ''
  return `The same mistake is in ${all.length > 0 ? `${all.join(', ')} and ` : ''}${last}.`
}

export const standInMark = 'The mark of a stand-in is `!todo`, without a colon.'

/** For a group of fields that is the entry of the list beside it. */
export const belongsBelow = (list: string, own: string) =>
  `It has the fields of an entry of ${quoted(list)}. Move its lines below \`${list}:\`, a list beside \`${own}:\`.`

/** For entries without the group around their list. */
export const entriesOf = (list: string) =>
  `These are entries of ${quoted(list)}. Indent them by two more spaces, and write above them:`

export const oneEntry = (first: string, second: string) =>
  `${quoted(first)} and ${quoted(second)} belong to one entry. Replace the dash before ${quoted(second)} with a space.`

/** Where one line belongs. Several lines move by a number of spaces. */
export const withSpaces = (spaces: number) =>
  `with${spaces === 0 ? 'out spaces' : ` ${count(spaces, 'space')}`} before it`

/** `types` are those of the blocks that it can be as well. */
export const entryOfListAbove = (spaces: number, hasMore: boolean, types: readonly string[]) =>
  `It looks like an entry of the list above. Write its dash ${withSpaces(spaces)}, like the other entries.${hasMore ? ' Move the lines that belong to it, too.' : ''}${types.length > 0 ? ` If it is a block, start it with ${oneOf(types.map((type) => `- type: ${type}`))}.` : ''}`

/** For a name that only one language has. `below` is the line of its group for all languages. */
export const onlyInLanguage = (name: string, group: string, language: string, line: number, below?: number) =>
  `Only \`${language}\` has it, in line ${line} of site.yaml. Write \`${name}\` below ${below === undefined ? `\`${group}:\` at the start of a line` : `line ${below}`}, too: that is for all languages.`

/** For a line of site.yaml that stands in another group. `below` is a line of the group where it belongs. */
export const lineOfOtherGroup = (name: string, group: string, line: number, below: number) =>
  `Line ${line} of site.yaml has \`${name}\`, but not below \`${group}:\`. Move that line to below line ${below}.`

/** For words among the addresses of site.yaml. */
export const textAmongLinks =
  'Below `links:`, there are only addresses. If pages show this as a text, move the line below `facts:`. If it is an address, write https://…, mailto:… or tel:….'

export const fitsBlocks = (types: readonly string[], known: readonly string[]) =>
  `These are the fields of ${oneOf(types)}. Write that type, or use the fields of this block: ${allOf(known)}.`

export const addressIsFileName = (route: string, wanted: string) =>
  `The address of a page is the name of its file, here ${quoted(route)}. \`npx ukurasa rename ${route} ${wanted}\` changes it. A second address goes below \`aliases:\`.`

export const ofAnotherLanguage = (language: string, own: string, translated: string): Help => ({
  help: `A page is in one language. The page in ${language} is a file of its own: copy ${own} to ${translated}, and translate its words.`,
  advice: { is: 'another language' },
})

export const namesStayEnglish = (names: readonly string[]): Help => ({
  help: `The names before the colons stay English on every page: ${names.map((name) => quoted(name)).join(', ')} and so on. So do the words after \`type:\`, and \`true\` and \`false\`.`,
  advice: { is: 'English names' },
})

/** `meant` is the value with its sign at the right place. */
export const standInOutside = (meant: string) => {
  const [first = '', more] = meant.split(/\r?\n/, 2)
  const line = /^!todo/i.test(first) ? first : '!todo'
  const before = more === undefined ? (/^!todo ["']/.test(first) ? 'the quotes' : 'the value') : 'the sign'
  return `${more === undefined ? 'Write' : 'Delete it here, and write'} \`!todo\` before ${before}: ${quoted(line, 90)}. Then \`npx ukurasa todo\` lists it. If the value is right, delete \`!todo\`.`
}

/** For `[ ]` before an entry. */
export const withoutBox = (box: string) =>
  `Delete the ${quoted(box)} and the space behind it, here and in the other entries.`

/** For a mark without its first sign. */
export const markLeft =
  'If the value is right, delete `todo`. If it is a stand-in, write `!todo` instead. Then `npx ukurasa todo` lists it.'

/** For an entry that is right alone, and would also be right with the one below it. */
export const oneEntryOrTwo = (first: string, second: string, missing: string) =>
  `If ${quoted(second)} belongs to the entry above, which begins with ${quoted(first)}, replace its dash with a space. If it begins a new entry, add \`${missing}:\` below it.`

/** For fields of the page that only blocks have. */
export const ofBlocks = (types: readonly string[]) =>
  `Only blocks have such fields. Write them below ${oneOf(types.map((type) => `- type: ${type}`))}.`

export const oneOnly = (types: readonly string[]) =>
  `Use another block here, such as \`richText\`, or \`contentBlocks\` with a picture. A page may have only one block ${oneOf(types)}.`

/** For an entry whose first field lacks its name. */
export const nameMissing = (name: string) =>
  `Other entries begin with ${quoted(`${name}:`)}. Write it before these words.`

export const renameTo = (route: string, wanted: string) =>
  `To give ${quoted(route)} this address, run \`npx ukurasa rename ${route} ${wanted}\`.`

export const unusedFile = (meant: string, why = 'which no page uses yet') =>
  `Did you mean ${quoted(meant)}, ${why}?`

/** For a field that is the last line of a text. */
export const pushedIntoText = (owner: string, spaces: number) =>
  `This line has become a part of ${quoted(owner)}. Write it ${withSpaces(spaces)}.`

/** For a text that begins on the line below its name. */
export const BAR_FOR_LINES = 'A text of several lines needs a `|` after its colon.'

export const rowsOfTable = 'If the entries come from this table, write `rows:` instead of this name.'

/** For a list whose name is missing, or at another place. `names` are the lists that the block can have, `line` is where the name is. */
export const listWithoutName = (names: readonly string[], line?: number) =>
  line !== undefined
    ? `Move the line ${quoted(`${names[0]}:`)} from line ${line} to right above the first dash.`
    : `The name of the list is missing. Above its first dash, write ${names.length > 0 ? oneOf(names.map((name) => `${name}:`)) : 'its name with a colon'} on a line of its own.`

/** For a name that was translated. */
export const inOriginal = (meant: readonly string[]): Help => ({
  help: `${ask(meant).help} The page in the main language has ${meant.length > 1 ? 'them' : 'it'} here. Only words are translated.`,
  advice: { guesses: meant },
})

/** For a link to `/sare`, which `file` is the only page for. */
export function nameOfOriginal(file: string, meant: string): string {
  const [folder = ''] = /^pages\/[^/]+/.exec(file) ?? []
  return `A translation has the name of the page that it translates. If \`${file}\` translates ${quoted(meant)}, as it seems, call it \`${folder}${meant}.yaml\`, and write ${quoted(meant)} here. If not, link to ${quoted(file.replace(/^pages|\.yaml$/g, ''))}.`
}

/** For a total that is a value of site.yaml. */
export const totalOfSite = (file: string, line: number, right: string) =>
  `${quoted(file)} shows it in line ${line}. If the items there are right, write ${quoted(right)} here. If both figures must stay, say why in \`discrepancy: …\` on that page.`

/** For words that a value and a text say. */
export const oneOfTwo = (name: string, place: string) =>
  `Delete it here, or in each text beside ${quoted(`\${${name}}`)}, as in ${quoted(place)}.`

export const withLostEnd = (help = '') =>
  `The end of the file may be lost. If you have an older copy, take the end from there. If not, complete this line. ${help}`

/** For the last line of a file that ends too early: what all messages about it say. */
export const lostEnd = (all: readonly string[], help = '') => ({
  message: `${all.map((each, at) => (at === 0 ? each : lowered(each)).slice(0, -1)).join(', and ')}.`,
  help: withLostEnd(help),
})

/** For lines that are entries of the wrong group. */
export const nameAbove = 'A line above them, with a name and a colon, seems to be missing.'
