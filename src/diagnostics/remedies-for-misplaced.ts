/** What to do with a field that stands in the wrong place. */
import type { Help } from './message.ts'
import { withSpaces } from './remedies.ts'
import { allOf, count, lowered, quoted } from './wording.ts'

/** For `links` below an entry of a dropdown of the menu. */
export const dropdownInDropdown =
  'A dropdown has no dropdowns in it. Put these links one level higher, beside the others, and delete the lines above them that began the inner dropdown.'

/** For a field that is indented too far. */
export const ofOuterGroup = (name: string, owner: string, spaces: number, list: string) =>
  `${quoted(name)} is a field of ${owner}, not of an entry of ${quoted(list)}. Write it below the last entry, ${withSpaces(spaces)}.`

/** The same, in a group beside. */
export const ofGroupAround = (name: string, owner: string, spaces: number, group: string) =>
  `${quoted(name)} is a field of ${owner}, not of ${quoted(group)}. Write it ${withSpaces(spaces)}, and move all lines below it to the left with it.`

/** The same, if it is there already. */
export const ofOuterGroupTwice = (name: string, owner: string, line: number) =>
  `${quoted(name)} is a field of ${owner}, which already has it in line ${line}. Keep the right value in line ${line}, and delete this line.`

/** For one entry of a list, whose name is that of the list without its `s`. */
export const oneOfList = (list: string, first: string) =>
  `Write \`${list}:\` instead, and a dash before \`${first}\`. Move the lines below \`${first}\` two spaces to the right.`

/** For a list with one entry, in the place of a group. */
export const listOfOne = (field: string, fields: readonly string[]) =>
  `There is only one ${quoted(field)} here. Write \`${field}:\` instead, and ${allOf(fields)} below it, without the dash.`

/** For a group whose fields belong to its `owner` itself. */
export const groupTooMany = (name: string, owner: string, fields: readonly string[]) =>
  `Delete the line ${quoted(`${name}:`)}. Move the lines below it to the left, to where that line began: ${owner} itself has ${allOf(fields)}.`

/** For a list whose entries are the lines of a text. */
export const listInText = (line: string, written: string, isPlain: boolean) =>
  `Replace the line ${quoted(written)} by ${quoted(line)}. The lines below it stay: they are the entries.${isPlain ? '' : ' Put the words of each entry in "double quotes".'}`

/** For `${links.portal}`. */
export const linkByName = (name: string): Help => ({
  help: `An address of \`links\` has no \`$\` and no braces: write ${quoted(`link:${name}`)}, as in ${quoted(`href: link:${name}`)} or ${quoted(`[words](link:${name})`)}.`,
})

/** For a list that the group lacks, below the name of a text. */
export const listInOtherField = (list: string, text: string, owner: string) =>
  `Write ${quoted(`${list}:`)} instead of ${quoted(`${text}:`)}: ${lowered(owner)} needs this list, and the lines below are its entries.`

/** For a group with a single field that has no place yet. */
export const groupForOne = (name: string, line: string, others: readonly string[]) =>
  `Delete ${quoted(`${name}:`)} and the lines that belong to it. Write ${quoted(line, 200)} there: this entry has ${allOf(others)} already.`

/** For a list of what should be blocks of this type, one each. */
export const blocksInOne = (type: string, hasLines = false) =>
  `A block ${quoted(type)} is for one of them. Write ${hasLines ? 'these blocks instead of it:' : 'a block for each.'}`

/** For a value that is written as a field: `closed: true`. */
export const valueAsFlag = (line: string) => `Write ${quoted(line)}.`

/** For a picture in a block without one. */
export const noPicture =
  'This block has no picture. A `contentBlocks` shows a text with a picture beside it: both belong to an entry of its `items:`. A `gallery` shows pictures alone.'

/** For the fields of an entry, in a block that lacks the list. */
export const ofMissingList = (list: string) =>
  `These are fields of an entry of ${quoted(list)}. Write ${quoted(`${list}:`)} above the first of them and a dash before it, and indent them all by four more spaces.`

/** For a field that is not indented far enough. */
export const ofEntryAbove = (name: string, list: string, spaces: number) =>
  `${quoted(name)} is a field of the entries of ${quoted(list)}. If it belongs to the last one, write it ${withSpaces(spaces)}.`

/** The same, for an entry that has a name. */
export const ofNamedEntry = (name: string, entry: string, spaces: number) =>
  `${quoted(name)} is a field of ${quoted(entry)}. Write it ${withSpaces(spaces)}.`

/** For a field below a block that stands in the middle of the block in line `above`. */
export const ofBlockAbove = (name: string, type: string, above: number, first: number, last: number) =>
  `${quoted(name)} belongs to the ${quoted(type)} in line ${above}. ${first === last ? `Move line ${first}, which is` : `Move lines ${first} to ${last}, which are`} another block, to below the last line of ${quoted(name)}.`

/** For what is left of a block or an entry whose other lines have become comments. */
export const belowComment =
  'The line above is a comment. Write `#` before this line too, and before the other lines that belong to it. Or delete the `#` above.'

/** The same, if the line that begins the block is further up. */
export const belowCommentAt = (line: number) =>
  `Line ${line} is a comment. Write \`#\` before the lines below it too, as far as the block goes. Or delete the \`#\` in line ${line}.`

export const ofThePage = (name: string) =>
  `${quoted(name)} is a field of the page. Move it above \`blocks:\`, to the start of a line.`

/** For a block that should be hidden for now. */
export const onlyWholeDrafts =
  'Only a whole page can be a draft. For that, move this line above `blocks:`, to the start of a line. To hide only the block, delete this line, and write `#` before each line of the block.'

/** For a block that should come and go by itself. */
export const onlyWholePages =
  'Only a whole page can appear or disappear by itself. For that, move this line above `blocks:`, to the start of a line. If only the block is meant, delete this line. When its time is over, delete the block.'

/** For a line that has come to another group. `needs` says which group needs it. */
export const moveRight = (needs: string, spaces: number, hasMore: boolean) =>
  `${needs} Add ${count(spaces, 'space')} before this line${hasMore ? ', and before the lines that belong to it' : ''}.`

/** For a field below a group in braces. */
export const intoBraces = (needs: string) =>
  `${needs} Move this field between the braces \`{ }\` of the line above, with a comma before it and "quotes" around its value.`

export const swapLines = (needs: string, isBelow: boolean) =>
  `${needs} Swap this line with the ${isBelow ? 'next one' : 'line above it'}.`

/** For a block in a list of the block above. Without `type`, it is a snippet. */
export const blockAmongEntries = (type: string | undefined, spaces: number) =>
  `This is ${type === undefined ? 'a snippet' : `a block \`${type}\``}. Write its dash ${withSpaces(spaces)}, like the other blocks${type === undefined ? '' : ', and move its other lines with it'}.`

/** For a list below the sign of a text. */
export const withoutSign = (sign: string, isPlain: boolean) =>
  `Delete the \`${sign}\`. Then the lines below it are the list.${isPlain ? '' : ' Put the words of each entry in "double quotes".'}`

/** For a paragraph below a text that stands beside its field. */
export const barForParagraphs = (name: string, spaces: number) =>
  `Write ${quoted(`${name}: |`)} and all its paragraphs below it, each line ${withSpaces(spaces)}.`
