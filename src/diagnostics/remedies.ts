/** What to write instead, for slips that several messages share. */
import { toCopy } from './here.ts'
import { count, oneOf, quoted } from './wording.ts'

/** Lines that a group or a list must have instead. */
export const linesInstead = (lines: readonly string[]) => toCopy('Write these lines instead:', lines)

export const oneOfThese = (name: string, first: string, number: number, isPicture: boolean) =>
  `${name} holds one value, and here are ${number}. Write one of them after the colon: ${quoted(first)}.${isPicture ? ' The blocks `slideshow` and `gallery` show several pictures, each with its own `alt`.' : ''}`

export const withoutDashes = 'Delete the dashes. This is a group of fields, and they have none.'

export const afterTheDash = (line: string) => `Write ${quoted(line)} after the dash.`

export const sameForMore = (others: number, isCell = false) =>
  `The same for ${isCell ? count(others, 'more cell') : count(others, 'more entry', 'more entries')}.`

/** For a group of fields that is the entry of the list beside it. */
export const belongsBelow = (list: string, own: string) =>
  `It has the fields of an entry of ${quoted(list)}. Move its lines below \`${list}:\`, a list beside \`${own}:\`.`

export const oneEntry = (first: string, second: string) =>
  `${quoted(first)} and ${quoted(second)} belong to one entry. Delete the dash before ${quoted(second)}, and write two spaces in its place.`

export const entryOfListAbove = (spaces: number) =>
  `It looks like an entry of the list above. Indent it like the other entries: with ${count(spaces, 'space')}.`

export const fitsBlocks = (types: readonly string[], known: readonly string[]) =>
  `These are the fields of ${oneOf(types)}. Write that type, or use the fields of this block: ${oneOf(known)}.`

export const addressIsFileName = (route: string, wanted: string) =>
  `The address of a page is the name of its file, here ${quoted(route)}. \`npx ukurasa rename ${route} ${wanted}\` changes it. A second address goes below \`aliases:\`.`

const ONE_LANGUAGE = 'A page is in one language.'

export const ofAnotherLanguage = (language: string, own: string, translated: string) =>
  `${ONE_LANGUAGE} The page in ${language} is a file of its own: copy ${own} to ${translated}, and translate its words.`

export const isOfAnotherLanguage = (help: string | undefined) => help?.startsWith(ONE_LANGUAGE) === true

export const namesStayEnglish = (names: readonly string[]) =>
  `The names before the colons stay English on every page: ${names.map((name) => quoted(name)).join(', ')} and so on. Only the words after them are translated.`
